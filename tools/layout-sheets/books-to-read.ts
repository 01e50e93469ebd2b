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
    book('Handshake', 'Gregor Hale'),
    book('The Münster Method', 'Ines Wolff'),
    book('How Small Companies Outlast the Giants That Once Laughed at Them', 'Diane Okoro'),
  ],
  childrens: [book('Snuggle', 'Nell Barley'), book('Léo and the Sleepy Tiger', 'Camille Roux'), book('הינשוף שפחד מהלילה', 'תמר גלעד')],
  cookbook: [
    book('Brisket', 'Hank Delaney'),
    book('My Abuela’s Jalapeño Table', 'Rosa Ibarra'),
    book('Thirty Breads for People Who Think They Have No Time', 'Jonas Reed'),
  ],
  'cosy-mystery': [
    book('Shortbread', 'Daphne Mead'),
    book('Death by Crème Brûlée', 'Annette Poole'),
    book('The Beekeeper the Bishop and a Body Behind the Village Hall', 'Maud Tilley'),
  ],
  crime: [
    book('Informer', 'Vic Moreno'),
    book('The Marseille Débutante', 'Paul Garnier'),
    book('Three Honest Men Walked Into the Bank and Only Two Left', 'Eddie Shaw'),
  ],
  fantasy: [book('Thornwright', 'Isolde Marr'), book('The Dragons of Ávila', 'Teo Salinas'), book('حارس البوابة السابعة', 'ليلى قاسم')],
  historical: [
    book('Saltmakers', 'Greta Lindqvist'),
    book('A Seamstress in Málaga', 'Carmen Ortiz'),
    book('The Year the River Froze and My Mother Crossed to France', 'Adele Winter'),
  ],
  horror: [
    book('Tallow', 'Silas Creed'),
    book('The Nursery at Château Noir', 'Odile Ferrand'),
    book('Something Has Been Knocking From Under the Floor Since We Came', 'J. T. Harrow'),
  ],
  inspirational: [
    book('Abide', 'Ruth Ellery'),
    book('Grâce for Weary Hearts', 'Hannah Pierce'),
    book('Finding Your Way Home When Every Door Has Been Closed Before', 'Miriam Cole'),
  ],
  literary: [
    book('Driftline', 'Clara Voss'),
    book('The Café of Borrowed Names', 'Elif Doran'),
    book('What My Brother Said to the Horse Before It Left Us', 'Owen Tarrant'),
  ],
  memoir: [book('Backstroke', 'Lena Marsh'), book('Growing Up in Bogotá Heat', 'Ana Lucía Prada'), book('مطبخ جدتي في حيفا', 'سلمى حداد')],
  mystery: [
    book('Foxhole', 'Adrian Keel'),
    book('The Secret of Señora Vidal', 'Elena Cruz'),
    book('The Night the Clockmaker Vanished With the Only Key to Town', 'Philip Wren'),
  ],
  'non-fiction': [
    book('Salt Water', 'Peter Nordahl'),
    book('The Müller Experiment', 'Amélie Stern'),
    book('How Ordinary Numbers Fool Experts Judges Doctors and Most of Us', 'Sarah Whitlock'),
  ],
  paranormal: [
    book('Fangborn', 'Raven Ashby'),
    book('The Séance at Hollow House', 'Vera Black'),
    book('She Promised the Demon Her Name and He Gave It Back', 'Cassia Night'),
  ],
  poetry: [book('Lichen', 'Maya Linden'), book('Letters to a Naïve Moon', 'Tobias Finch'), book('כל הציפורים של אמא', 'יעל שגב')],
  romance: [
    book('Honeyed', 'Jessa Lane'),
    book('A Winter in São Miguel', 'Bianca Rocha'),
    book('The Duke Who Loved Me Twice and Never Learned My Name', 'Georgina Hart'),
  ],
  romcom: [
    book('Plus-One', 'Katie Bloom'),
    book('My Fiancé the Imposter', 'Holly Grant'),
    book('How to Fake a Marriage in Ten Days and Two Flights', 'Mia Parker'),
  ],
  'science-fiction': [
    book('Exoplanet', 'Dax Orlov'),
    book('The Last Signal from Léa', 'Ren Castell'),
    book('When the Machines Began to Dream of Rain We Stayed Silent', 'Noor Haddad'),
  ],
  'self-help': [
    book('Unclutter', 'Grace Tolman'),
    book('The Zoë Principle of Rest', 'Naomi Birch'),
    book('ابدأ من جديد كل صباح', 'كريم منصور'),
  ],
  thriller: [
    book('Countdown', 'Mark Stroud'),
    book('The Kraków Exchange', 'Lukas Adler'),
    book('You Have Six Hours to Find Her or Everybody Will Know', 'Dana Rourke'),
  ],
  travel: [
    book('Overland', 'Tess Avery'),
    book('A Bicycle Through Córdoba', 'Hugh Merrin'),
    book('Twelve Ferries Nine Islands and One Very Wet Dog in Greece', 'Fiona Bell'),
  ],
  western: [
    book('Buckskin', 'Clay Dawson'),
    book('The Señorita of Dry Creek', 'Jack Colter'),
    book('Nobody Buried the Sheriff Until the Rain Came Back to Laramie', 'Wes Harlan'),
  ],
  'womens-fiction': [
    book('Wisteria', 'Laura Whitby'),
    book('The Sisters of Rue Hélène', 'Sophie Arnaud'),
    book('Everything We Kept in the Attic After Our Mother Moved Away', 'Jane Colby'),
  ],
  'young-adult': [
    book('Spark', 'Avery Quinn'),
    book('Chloé Breaks the Sky', 'Zoe Lark'),
    book('The Boy Who Counted Stars From the Roof of Our School', 'Eli Marden'),
  ],
};
