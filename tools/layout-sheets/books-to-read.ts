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
    book('Backorder', 'Marcus Teel'),
    book('The Entrepreneur’s Siesta', 'Inés Robledo'),
    book('Pricing for Plumbers Painters and Anyone Else Who Hates Selling', 'Doug Farnham'),
  ],
  childrens: [
    book('Snailmail', 'Tess Marlow'),
    book('Grandpa Théo Builds a Bridge', 'Nils Adler'),
    book('السلحفاة التي تحب المطر', 'هالة سليم'),
  ],
  cookbook: [
    book('Crocks', 'Ellen Waite'),
    book('Señorita Salsa', 'Carmen Luz'),
    book('Everything My Neighbors Taught Me about Rice Beans and Patience', 'Ada Figueroa'),
  ],
  'cosy-mystery': [
    book('Teacakes', 'Winnie Frost'),
    book('Murder at Café Mélange', 'Pearl Ogden'),
    book('The Knitting Club the Lost Heirloom and a Very Dead Butler', 'Bessie Quill'),
  ],
  crime: [
    book('Wiretappers', 'Sal Romano'),
    book('The Bogotá Courier', 'Diego Lara'),
    book('He Confessed to the One Murder He Did Not Commit', 'Tess Hanlon'),
  ],
  fantasy: [
    book('Emberwright', 'Kael Donovan'),
    book('The Ninth Daughter of Ásgeir', 'Sigrid Holm'),
    book('The Thief Who Stole a River and Sold It to the Moon', 'Orla Finch'),
  ],
  historical: [
    book('Cartwrights', 'Samuel Thorne'),
    book('The Seamstress of Orléans', 'Juliette Marchand'),
    book('The Night Nurses of the Burning Hospital in Old Manila', 'Rosario Santos'),
  ],
  horror: [
    book('Dumbwaiter', 'Dean Marrow'),
    book('The Orphans of Château Brume', 'Lenore Vance'),
    book('Do Not Answer the Telephone When the Snow Starts to Fall', 'Perry Nash'),
  ],
  inspirational: [
    book('Rekindled', 'Joy Abernathy'),
    book('Prayers for Señora Vidal', 'Grace Morello'),
    book('דרך חדשה אל הלב', 'מרים כהן'),
  ],
  literary: [
    book('Annex', 'Paul Verhaeren'),
    book('The Cartography of Señor Paz', 'Elisa Moreno'),
    book('My Father Sold Umbrellas in a Country without Any Rain', 'Nadia Rahman'),
  ],
  memoir: [
    book('Stenographer', 'Lillian Boyd'),
    book('My Aunt Mercédès', 'Julien Roche'),
    book('The Winter I Drove a School Bus and Wrote Bad Poems', 'Hal Brewer'),
  ],
  mystery: [
    book('Appraiser', 'Clive Benson'),
    book('The Last Guest at Hôtel Beaulieu', 'Simone Arnaud'),
    book('A Clockmaker a Countess and the Key That Fit No Door', 'Arthur Penn'),
  ],
  'non-fiction': [
    book('Gravel', 'Dr. Nina Holst'),
    book('The Hidden History of the Façade', 'Oliver Grant'),
    book('Why Pigeons Came to Rule the City and How We Let Them', 'Rita Sanders'),
  ],
  paranormal: [
    book('Nightsworn', 'Sable Knight'),
    book('The Medium of Rue Désirée', 'Odette Claire'),
    book('My Grandmother Left Me Her House and All of Its Ghosts', 'Nell Hawthorn'),
  ],
  poetry: [book('Windfallen', 'Greta Lindqvist'), book('Déjeuner with the Dead', 'Camille Roy'), book('أغنيات لمدينة نائمة', 'سامر عيسى')],
  romance: [
    book('Carpenter', 'Jenna Brooks'),
    book('The Viscount’s Protégée', 'Lady Honoria Fitch'),
    book('He Was My Brother’s Best Friend until That Night in June', 'Carly West'),
  ],
  romcom: [
    book('Housesitters', 'Mia Hart'),
    book('The Soufflé Situation', 'Gigi Lambert'),
    book('I Said Yes to the Wrong Proposal on Live Television', 'Dana Swift'),
  ],
  'science-fiction': [
    book('Cryosleepers', 'Ezra Holt'),
    book('The Pilots of Nébula Seven', 'Mateo Cruz'),
    book('A Brief History of the Colony That Voted to Forget the Sun', 'Yuki Arai'),
  ],
  'self-help': [
    book('Headspace', 'Dr. Owen Blake'),
    book('The Cliché Cure', 'Nadine Fry'),
    book('How to Be Kind to Yourself When Everything Is on Fire', 'Dr. Tessa Ray'),
  ],
  thriller: [
    book('Sleepers', 'Chris Vance'),
    book('The Kraków Dossier', 'Adam Nowak'),
    book('Every Passenger on the Night Ferry Had a Reason to Kill', 'Laura Stokes'),
  ],
  travel: [
    book('Footpaths', 'Graham Lowe'),
    book('Señor Bicycle in the Andes', 'Theo Marsh'),
    book('A Year of Small Hotels and Long Trains across Eastern Europe', 'Judith Kane'),
  ],
  western: [
    book('Fencecutters', 'Tom Redding'),
    book('The Sheriff of San Andrés', 'Luis Ortega'),
    book('They Hanged the Wrong Man on a Sunday in Dry Creek', 'Jesse Cole'),
  ],
  'womens-fiction': [
    book('Sister-in-Law', 'Megan Ashford'),
    book('Desirée’s Second Wedding', 'Nora Blaine'),
    book('The Book Club That Saved the House on Pelican Street', 'Anne Delaney'),
  ],
  'young-adult': [
    book('Freshmen', 'Riley Stone'),
    book('Zoé and the Night Swimmers', 'Casey Lin'),
    book('The Boy Next Door Is Definitely Hiding a Spaceship', 'Max Arden'),
  ],
};
