/** A book of a blind reading. */
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
    book('Runway', 'Priya Nandakumar'),
    book('The Résumé Is Dead', 'Hal Brennan'),
    book('How Quiet Companies Beat Loud Ones Without Ever Raising Their Prices', 'Marta Silvestri'),
  ],
  childrens: [book('Wobble', 'Nell Pritchard'), book('Chloë and the Whale', 'Sam Odum'), book('السلحفاة التي سبقت الريح', 'هالة منصور')],
  cookbook: [
    book('Harvest', 'Beatriz Nunes'),
    book('My Sauté Sunday Suppers', 'Carla Renaud'),
    book('Big Flavors for Small Kitchens and People With No Time', 'Owen Tran'),
  ],
  'cosy-mystery': [
    book('Gingerbread', 'Dotty Marlowe'),
    book('Poison at Tea Soirée', 'Hettie Vane'),
    book('The Florist the Postman and the Body Behind the Old Mill', 'Agatha Pym'),
  ],
  crime: [
    book('Shakedown', 'Vince Moreno'),
    book('The Córdoba Road Murders', 'Inés Aranda'),
    book('Every Cop in This Town Knows Where the Money Went', 'Rusty Kane'),
  ],
  fantasy: [
    book('Stormbound', 'E. L. Marrow'),
    book('The Faë Queen’s Debt', 'Rowan Ashby'),
    book('חרב הצללים והנסיכה האבודה', 'דניאל ארז'),
  ],
  historical: [
    book('Saltmarsh', 'Frances Aldous'),
    book('The Café on Rue Noire', 'Colette Dumas'),
    book('The Daughter Who Carried Her Father’s Letters Across the Burning City', 'Ruth Ellery'),
  ],
  horror: [
    book('Marrow', 'Silas Thorne'),
    book('The Séance at Blackwater', 'Nadia Crowe'),
    book('Nothing Under the Floor of This House Has Ever Been Human', 'Jack Mallory'),
  ],
  inspirational: [
    book('Restored', 'Hope Whitaker'),
    book('Grâce for Ordinary Mondays', 'Daniel Roy'),
    book('Learning to Wait When God Seems Silent and the Road Long', 'Esther Boyd'),
  ],
  literary: [book('Undergrowth', 'Mina Sol'), book('The Naïve Cartographer’s Wife', 'Anton Kessel'), book('בית הקיץ של אבא', 'יעל רוזן')],
  memoir: [
    book('Driftwood', 'Kate Lindgren'),
    book('Growing Up Café Au Lait', 'Renée Baptiste'),
    book('The Summer I Stopped Lying to My Mother About the Money', 'Paul Okoye'),
  ],
  mystery: [
    book('Alabaster', 'Miriam Stroud'),
    book('The Protégé’s Last Letter', 'Hugh Lattimer'),
    book('Nobody Leaves the Island Until Somebody Explains the Missing Portrait', 'Celia Hart'),
  ],
  'non-fiction': [
    book('Groundwater', 'Ellen Marsh'),
    book('The Café That Changed Science', 'Rafael Ortiz'),
    book('Why Cities Forget Their Rivers and What Happens When They Return', 'Thomas Weir'),
  ],
  paranormal: [
    book('Shadowborn', 'Lexa Stone'),
    book('The Vampire’s Château Bride', 'Mirela Dane'),
    book('My Dead Boyfriend Will Not Stop Texting Me After Midnight Anymore', 'Casey Rook'),
  ],
  poetry: [book('Ember', 'Joan Achebe'), book('Notes From the Garçon', 'Lou Perrin'), book('رسائل إلى البحر البعيد', 'ليلى حداد')],
  romance: [
    book('Tangled', 'Savannah Cole'),
    book('The Duke’s Fiancée Wager', 'Georgina Bell'),
    book('One More Dance With You Before the Snow Begins to Fall', 'Lila Grant'),
  ],
  romcom: [
    book('Swipe', 'Jenny Park'),
    book('Meet Me in São Paulo', 'Bea Marques'),
    book('I Accidentally Moved in With My Worst Enemy’s Very Nice Brother', 'Tess Monroe'),
  ],
  'science-fiction': [
    book('Waystation', 'K. J. Oduya'),
    book('The Last Señal Home', 'Iker Sandoval'),
    book('מחוץ לטבעות של שבתאי', 'רון גלעד'),
  ],
  'self-help': [
    book('Untangle', 'Dr. Mae Collins'),
    book('The Naïve Optimist’s Method', 'Greg Hanlon'),
    book('Say Less Do Less and Finally Finish What Matters Most Today', 'Ivy Chen'),
  ],
  thriller: [
    book('Deadfall', 'Marcus Boyle'),
    book('The Zürich Escape Clause', 'Nina Keller'),
    book('Somebody in the Next Apartment Has Been Using My Name', 'Eric Voss'),
  ],
  travel: [
    book('Backroads', 'Ned Farrow'),
    book('Cycling to Málaga Slowly', 'Ana Whitlock'),
    book('Forty Small Trains and One Very Large Suitcase Across All Europe', 'Peter Dunmore'),
  ],
  western: [
    book('Gunsmoke', 'Hank Tolliver'),
    book('The Señora’s Last Stand', 'Wes Calhoun'),
    book('A Marshal a Widow and the Winter That Took the Cattle', 'Clay Mercer'),
  ],
  'womens-fiction': [
    book('Perennial', 'Julia Hartwell'),
    book('The Crème de Menthe Club', 'Dana Price'),
    book('بنات شارع الياسمين', 'سلمى ناصر'),
  ],
  'young-adult': [
    book('Riftwalker', 'Zoe Marlin'),
    book('The Déjà Vu Society', 'Kit Rivers'),
    book('All the Wrong Girls Are Going to the Moon This Summer', 'Nico Adler'),
  ],
};
