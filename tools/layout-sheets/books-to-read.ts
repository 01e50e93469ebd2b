/** A book for a blind review. */
export interface Book {
  readonly title: string;
  readonly author: string;
}

const book = (title: string, author: string): Book => ({ title, author });

/**
 * Titles of a blind reading, three for each genre: of one word, of four words with an accent, and of ten words; in six genres one of
 * them is Hebrew or Arabic. No family is tuned to them: after a family was changed by a reading, the next one gets others.
 */
export const BOOKS_TO_READ: Readonly<Record<string, readonly Book[]>> = {
  business: [
    book('Breakeven', 'Marcus Bell'),
    book('The Naïve Negotiator', 'Elise Tran'),
    book('Why Good Teams Quit Before the Company Knows It Is Losing', 'Howard Pike'),
  ],
  childrens: [book('Snorkel Day', 'Nell Barrow'), book('Zoë and the Borrowed Moon', 'Tilly March'), book('הצב שרצה לעוף', 'דנה רון')],
  cookbook: [
    book('Braise', 'Martin Cole'),
    book('My Mother’s Jalapeño Kitchen', 'Rosario Peña'),
    book('Soup Every Sunday and Something Sweet for the Walk Home', 'Ingrid Moss'),
  ],
  'cosy-mystery': [
    book('Purl Harbor', 'Winnie Clay'),
    book('Murder at the Rosé Festival', 'Celia Banks'),
    book('The Baker the Budgerigar and the Body Behind the Bandstand', 'Dot Pringle'),
  ],
  crime: [
    book('Ballast', 'Frank Moran'),
    book('The Bookkeeper of Malmö', 'Lars Ekdahl'),
    book('Nobody Leaves Flowers on the Bridge Where My Partner Fell', 'Tess Reilly'),
  ],
  fantasy: [
    book('Wyrdwater', 'Alaric Stone'),
    book('The Crown of Éire', 'Niamh Doyle'),
    book('The Boy Who Carried the Mountain Across the Burning Sea', 'Orla Finn'),
  ],
  historical: [
    book('Blockade Summer', 'Josephine Clarke'),
    book('The Nurse of Kraków', 'Zofia Maj'),
    book('The Summer the Telegraph Came to Our Side of the River', 'Walter Hughes'),
  ],
  horror: [
    book('Lullwater', 'Silas Black'),
    book('The Doll from Théâtre Noir', 'Odette Crane'),
    book('Do Not Answer the Child Who Knocks After Midnight', 'R. L. Voss'),
  ],
  inspirational: [
    book('Threshing Floor', 'Joanna Reed'),
    book('A Heart in São Paulo', 'Marta Lopes'),
    book('When the Well Runs Dry Dig Where Your Grandmother Prayed', 'Samuel Okoro'),
  ],
  literary: [
    book('Marginalia', 'Helen Ford'),
    book('The Swimmers of Görlitz', 'Anna Kessler'),
    book('What the Ferryman Told My Father on the Last Crossing', 'Colm Reagan'),
  ],
  memoir: [book('Carport', 'Denise Albright'), book('Learning to Cook in Århus', 'Mette Holm'), book('أبي وأشجار الزيتون', 'رامي خليل')],
  mystery: [
    book('Ashtray', 'Graham Stokes'),
    book('The Vicar of Saint-Étienne', 'Louisa Hart'),
    book('Five Guests Arrived by Boat and Four Came Down to Breakfast', 'Edwin Marsh'),
  ],
  'non-fiction': [
    book('Concrete', 'Peter Lang'),
    book('The Short Life of Café Society', 'Irene Walsh'),
    book('How Bees Bridges and Bad Weather Decided the Fate of Nations', 'Victor Sands'),
  ],
  paranormal: [
    book('Hexbound', 'Luna Drake'),
    book('The Coven of Bâton Rouge', 'Delphine Roy'),
    book('My Roommate Is a Ghost and He Hates My New Boyfriend', 'Piper Knox'),
  ],
  poetry: [book('Undersong', 'Tessa Wilde'), book('Señales', 'Lucía Ramos'), book('شبابيك الليل', 'هند العلي')],
  romance: [
    book('Honeymoon Harbor', 'Grace Lively'),
    book('Meet Me in Besançon', 'Julie Marchand'),
    book('The Doctor Next Door and the Winter We Were Snowed In', 'Katie Lane'),
  ],
  romcom: [
    book('Table for One and a Half', 'Amber Wells'),
    book('The Matchmaker of Malmö Street', 'Sadie Quinn'),
    book('I Accidentally Proposed to My Boss on a Video Call', 'Becca Shaw'),
  ],
  'science-fiction': [
    book('Sublight', 'Dex Moriarty'),
    book('The Señor of Titan Station', 'Ivan Cruz'),
    book('The Robot Who Remembered the Smell of Rain on Old Earth', 'Mira Sol'),
  ],
  'self-help': [book('Unclench', 'Carla Simms'), book('The Café Method', 'Jules Adair'), book('كيف تنام بلا قلق', 'منى فارس')],
  thriller: [
    book('Wiretap', 'Carter Vale'),
    book('The Au Pair from Liège', 'Nora Beck'),
    book('He Texted Me from the Plane That Crashed on Tuesday', 'Sam Hollis'),
  ],
  travel: [
    book('Layover', 'Erin Doyle'),
    book('Breakfast in Târgu Mureș', 'Andrei Popa'),
    book('Two Old Friends One Rusty Van and the Road to Patagonia', 'Gail Norris'),
  ],
  western: [
    book('Drywash', 'Hank Toller'),
    book('The Schoolmarm of Cañon City', 'Lottie Dean'),
    book('He Buried His Guns Beneath the Oak and Rode Back Anyway', 'Buck Ransom'),
  ],
  'womens-fiction': [
    book('Casserole', 'Patty Monroe'),
    book('The House on Calle Jazmín', 'Elena Duarte'),
    book('Three Sisters a Vineyard and the Summer Nobody Talked About', 'Meg Collins'),
  ],
  'young-adult': [
    book('Static', 'Remy Fox'),
    book('Finding Noémie', 'Alix Dupré'),
    book('The Year I Stopped Pretending to Be My Own Twin', 'Casey Lund'),
  ],
};
