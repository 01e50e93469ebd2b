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
    book('Flywheel', 'Dara Klein'),
    book('The Médici Margin', 'Owen Strand'),
    book('Why the Best Managers Hire People They Will Have to Argue With', 'Lisa Ortega'),
  ],
  childrens: [book('Badger', 'Molly Penrose'), book('Noël and the Snow Goose', 'Effie Hart'), book('القطة التي سرقت القمر', 'سلمى خوري')],
  cookbook: [
    book('Crust', 'Ned Holloway'),
    book('The Pâté and Pickle Book', 'Colette Marsh'),
    book('Slow Stews and Quick Breads for Cold Nights on the Farm', 'Ellen Byrne'),
  ],
  'cosy-mystery': [
    book('Teacup', 'Maud Applegarth'),
    book('A Body at the Pâtisserie', 'Clementine Dale'),
    book('The Beekeeper the Bishop and the Skeleton in the Garden Shed', 'Prudence Lark'),
  ],
  crime: [
    book('Ransom', 'Vince Delaney'),
    book('The Cádiz Ledger', 'Elena Prieto'),
    book('They Found Her Car at the Quarry With the Engine Running', 'Tom Hackett'),
  ],
  fantasy: [book('Thornkeep', 'Maren Sly'), book('The Raven of Élan Vale', 'Piers Holloway'), book('سيدة التنانين والزجاج', 'ريم الأتاسي')],
  historical: [
    book('Milliner', 'Constance Hale'),
    book('The Clockmaker of Besançon', 'Henri Vallon'),
    book('The Nurse Who Crossed the Channel With a Stolen Violin', 'Dorothy Kemp'),
  ],
  horror: [
    book('Cellar', 'Jonah Crewe'),
    book('The Mirror of Doña Inés', 'Paz Herrera'),
    book('Do Not Answer the Door After the Bells Have Stopped', 'Rhys Talbot'),
  ],
  inspirational: [
    book('Shepherd', 'Grace Whitfield'),
    book('The Olive Tree of São Bento', 'Clara Nunes'),
    book('When the Garden Sleeps God Is Still at Work in You', 'Miriam Cole'),
  ],
  literary: [
    book('Lighthouse', 'Orla Keane'),
    book('The Pianist’s Fiancé', 'Julian Marsh'),
    book('What the Gardener Buried and the Children Dug Up Again', 'Helen Sorensen'),
  ],
  memoir: [
    book('Accordion', 'Mirko Petrov'),
    book('My Mother’s Café in Mérida', 'Lucía Serrano'),
    book('The Bicycle My Father Rode to Work for Thirty Years', 'Alan Whitcombe'),
  ],
  mystery: [
    book('Pocketwatch', 'Edgar Lyle'),
    book('The Portrait at Château Renard', 'Vivienne Cross'),
    book('Nine Guests Boarded the Night Train and Eight Got Off', 'Harriet Bell'),
  ],
  'non-fiction': [
    book('Moth', 'Dr. Ian Mercer'),
    book('The Café That Changed Europe', 'Franz Adler'),
    book('How Maps Clocks and Bad Weather Built the Modern World', 'Priya Raman'),
  ],
  paranormal: [book('Banshee', 'Tara Quill'), book('The Witch of Café Noir', 'Sylvie Raine'), book('הבית של רוחות הלילה', 'תמר אלון')],
  poetry: [
    book('Lantern', 'Wes Arden'),
    book('Déjà Vu and Other Weather', 'Nell Kirby'),
    book('Every Bird I Did Not Name in the Year You Left', 'Sana Malik'),
  ],
  romance: [
    book('Smitten', 'Ella Brandt'),
    book('A Villa in Città Alta', 'Bianca Rossi'),
    book('The Summer He Taught Me to Sail and Forgot to Leave', 'Kay Winslow'),
  ],
  romcom: [
    book('Situationship', 'Dani Fox'),
    book('The Fiancé Next Door', 'Holly Marsh'),
    book('I Accidentally Catered My Own Ex Boyfriend’s Wedding', 'Tasha Bloom'),
  ],
  'science-fiction': [
    book('Tether', 'Kai Morrow'),
    book('The Android of São Luís', 'Bruno Vale'),
    book('The Day the Moon Sent Back Our Letters Unopened', 'Ruth Okafor'),
  ],
  'self-help': [
    book('Courage', 'Dr. Nina Frost'),
    book('The Naïve Optimist', 'Sam Birch'),
    book('How to Stop Carrying Everyone Else’s Suitcase Up the Mountain', 'Gail Norris'),
  ],
  thriller: [
    book('Hostage', 'Dean Kessler'),
    book('The Zürich Courier', 'Anja Vogt'),
    book('The Woman in the Window Knows What You Did Last Winter', 'Carla Knight'),
  ],
  travel: [
    book('Caravan', 'Rosie Trent'),
    book('Bicycles and Brasseries in Orléans', 'Marc Dubois'),
    book('A Lighthouse Keeper’s Guide to the Coast of Nowhere', 'Finn Harbour'),
  ],
  western: [
    book('Buckshot', 'Clint Mabry'),
    book('The Schoolteacher of Río Seco', 'Willa Barnes'),
    book('The Last Wagon Over the Pass Before the Snow Came', 'Jeb Harlan'),
  ],
  'womens-fiction': [
    book('Heirlooms', 'Diane Porter'),
    book('The Dress Shop on Rue Éloise', 'Marianne Bell'),
    book('The Letters We Never Sent to the House by the Lake', 'Joan Keller'),
  ],
  'young-adult': [
    book('Homecoming', 'Tess Rivera'),
    book('The Boy Who Painted Über Foxes', 'Leo Park'),
    book('הנערה ומפתח הזכוכית', 'ליאת ברק'),
  ],
};
