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
    book('Groundswell', 'Amira Stone'),
    book('The Protégé Playbook', 'Victor Lang'),
    book('What Every Founder Should Know Before Hiring the First Ten People', 'Dana Whitmore'),
  ],
  childrens: [book('Puddles', 'Rosie Tate'), book('Zoë and the Whale', 'Nell Archer'), book('الأرنب الذي أضاع ظله', 'سلمى ناصر')],
  cookbook: [
    book('Ferment', 'Yuki Tanabe'),
    book('My Mamá’s Tortilla Kitchen', 'Elena Duarte'),
    book('Simple Suppers From the Garden for Tired Parents and Picky Eaters', 'Hannah Boyle'),
  ],
  'cosy-mystery': [
    book('Buttercream', 'Milly Prentiss'),
    book('Death of a Maître D’', 'Agatha Poole'),
    book('The Widow the Beekeeper and the Missing Will of Thistle Hall', 'Flora Penhaligon'),
  ],
  crime: [
    book('Undercurrent', 'Marcus Doyle'),
    book('The São Paulo Ledger', 'Bruno Tavares'),
    book('Three Witnesses Lied About the Fire at the Old Paper Mill', 'Ruth Kessler'),
  ],
  fantasy: [book('Thornwick', 'A. L. Merrin'), book('The Last Élan Mage', 'Cassia Thorne'), book('נסיך העורבים והחרב השבורה', 'איתמר לב')],
  historical: [
    book('Salter', 'Edith Warwick'),
    book('The Painter of Málaga', 'Inés Robles'),
    book('The Nurse Who Carried Letters Across the Lines at Passchendaele', 'Harold Finch'),
  ],
  horror: [
    book('Larder', 'Vera Kline'),
    book('The Hôtel Beneath Us', 'Amos Creed'),
    book('Something Has Been Living in the Walls Since Mother Died Here', 'Jonah Pike'),
  ],
  inspirational: [
    book('Evergreen', 'Grace Holloway'),
    book('Letters From Père Anselm', 'Miriam Cole'),
    book('When the Storm Will Not Pass Look for the Morning Star', 'Pastor David Reyes'),
  ],
  literary: [
    book('Saltmarsh', 'Ola Brandvold'),
    book('The Pianist of Orléans', 'Camille Serre'),
    book('What My Sister Said to the Orchard Before the First Frost', 'Teresa Quill'),
  ],
  memoir: [book('Stowaway', 'Lin Mei Ward'), book('Growing Up Señorita', 'Marisol Vega'), book('البيت الذي تركناه خلفنا', 'نادية حداد')],
  mystery: [
    book('Candlewick', 'Philip Marsden'),
    book('The Curé’s Silent Bell', 'Margaret Thorpe'),
    book('The Night the Lighthouse Went Dark and the Twins Went Missing', 'Sybil Crane'),
  ],
  'non-fiction': [
    book('Plankton', 'Dr. Ian Forsyth'),
    book('A Brief Naïve History', 'Joan Petrie'),
    book('Why We Forget Our Dreams and What the Sleeping Brain Remembers', 'Priya Raman'),
  ],
  paranormal: [
    book('Bloodroot', 'Ivy Sinclair'),
    book('The Witch of Besalú', 'Morgan Fell'),
    book('I Accidentally Married a Vampire Prince and Now He Wants Breakfast', 'Tabitha Snow'),
  ],
  poetry: [book('Hinterland', 'Maya Ferris'), book('Elegies for a Château', 'Lucien Moss'), book('אור ראשון על חלון ישן', 'תמר גל')],
  romance: [
    book('Undone', 'Serena Blake'),
    book('Meet Me in Étretat', 'Juliette Marsh'),
    book('The Cowboy’s Daughter and the Man She Swore to Never Forgive', 'Callie Rivers'),
  ],
  romcom: [
    book('Overbooked', 'Tess Malone'),
    book('My Très Bad Date', 'Gigi Barlow'),
    book('Ten Reasons Not to Kiss Your Best Friend at a Wedding', 'Nikki Sands'),
  ],
  'science-fiction': [
    book('Perigee', 'M. T. Oyelaran'),
    book('The Señal From Ceres', 'Ana Kovac'),
    book('The Last Gardener on the Moon Dreams of Rain and Bees', 'Jun Park'),
  ],
  'self-help': [
    book('Unhurried', 'Dr. Leah Stein'),
    book('The Naïve Optimist’s Guide', 'Peter Vance'),
    book('How to Say No Without Guilt and Yes Without Any Fear', 'Carla Mendes'),
  ],
  thriller: [
    book('Silencer', 'Grant Mercer'),
    book('The Zürich Hostage', 'Lena Fischer'),
    book('She Woke Up in a Stranger’s Car With Blood on Her', 'Paula Reeve'),
  ],
  travel: [book('Southbound', 'Miles Carter'), book('Walking to Córdoba Slowly', 'Anna Pell'), book('רכבת לילה אל הרי האטלס', 'גיל אורן')],
  western: [
    book('Tumbleweed', 'Clay Barrett'),
    book('The Widow of Cañon Creek', 'Jesse Tull'),
    book('The Sheriff Who Hanged the Wrong Man Outside of Silver City', 'Virgil Boone'),
  ],
  'womens-fiction': [
    book('Afterglow', 'Marianne Cole'),
    book('The Pâtisserie on Elm', 'Sophie Lang'),
    book('Everything My Mother Left Me in the Blue House by Sea', 'Georgia Wells'),
  ],
  'young-adult': [
    book('Wildlings', 'Skye Bennett'),
    book('Chloé Burns the Sky', 'Rae Monroe'),
    book('The Girl Who Stole a Dragon and Forgot to Bring It Back', 'Theo Marsh'),
  ],
};
