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
    book('Throttle', 'Ian Mercado'),
    book('The Málaga Pivot', 'Sofía Reyes'),
    book('What Chess Players Know About Firing People You Actually Like', 'Grant Howell'),
  ],
  childrens: [
    book('Squirrel', 'Bonnie Tate'),
    book('Inès and the Upside Down House', 'Marie Colette'),
    book('الدب الذي أحب المطر', 'هدى سالم'),
  ],
  cookbook: [
    book('Ladle', 'Frances Boyd'),
    book('The Señor Taco Cookbook', 'Mateo Cruz'),
    book('Sunday Pies and Weeknight Pasta From My Tiny Bristol Flat', 'Jack Penrose'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Flora Winch'),
    book('Death of a Maître d’', 'Odette Crane'),
    book('The Librarian the Cat and the Corpse in the Reading Room', 'Agatha Plum'),
  ],
  crime: [
    book('Getaway', 'Ray Donnelly'),
    book('The Belém Contract', 'Tiago Faria'),
    book('Somebody in the Precinct Kept the Gun and Buried the File', 'Lou Marchetti'),
  ],
  fantasy: [book('Frostborn', 'Elin Thorne'), book('The Sword of Avaló', 'Gareth Wynn'), book('ملكة الذئاب الأخيرة', 'سارة الحكيم')],
  historical: [
    book('Telegraph', 'Norah Whitby'),
    book('The Perfumer’s Fiancée', 'Luc Armand'),
    book('My Grandfather’s War and the Suitcase He Never Opened', 'Peter Hanley'),
  ],
  horror: [
    book('Scratch', 'Owen Blight'),
    book('The Doll at Hôtel Noir', 'Margaux Veil'),
    book('There Is a Room in This House That Was Not Here Yesterday', 'Cora Dunn'),
  ],
  inspirational: [
    book('Manna', 'Joel Hartman'),
    book('A Psalm for São Miguel', 'Rita Melo'),
    book('What Grandma’s Garden Taught Me About Waiting on God', 'Faith Ellison'),
  ],
  literary: [
    book('Ferryman', 'Conor Daly'),
    book('The Cellist of Café Müller', 'Ilse Brandt'),
    book('Every Winter We Left a Chair Empty for My Uncle', 'Rosa Feldman'),
  ],
  memoir: [
    book('Sawdust', 'Bill Carver'),
    book('A Waitress in Montréal', 'Denise Caron'),
    book('How I Lost My Farm and Found My Father’s Letters', 'Wes Tillman'),
  ],
  mystery: [
    book('Candlestick', 'Arthur Penn'),
    book('The Séance at Marlow Hall', 'Lydia Crewe'),
    book('Four Sisters Inherited the House and One of Them Is Lying', 'Joan Hurst'),
  ],
  'non-fiction': [
    book('Whale', 'Dr. Kate Lunn'),
    book('The Secret Life of Cafés', 'Bruno Lang'),
    book('How Bread Beer and Bacteria Made Us Who We Are', 'Alex Moran'),
  ],
  paranormal: [book('Wraith', 'Ivy Sable'), book('The Raven of Rue Noire', 'Lenore Fay'), book('המכשפה של העיר הישנה', 'רות לביא')],
  poetry: [
    book('Hinge', 'Theo Vance'),
    book('Elegy for Señora Gómez', 'Pilar Ríos'),
    book('I Kept the Porch Light On for a Boat That Never Came', 'June Abara'),
  ],
  romance: [
    book('Surrender', 'Vivian Cole'),
    book('Midnight in Málaga', 'Isabel Fuentes'),
    book('The Cowboy I Married by Accident One Summer Night', 'Dixie Lane'),
  ],
  romcom: [
    book('Matchmade', 'Penny Dove'),
    book('My Rival’s Fiancé', 'Zara Finn'),
    book('The Dog the Ex and the Very Bad Weekend in the Woods', 'Callie Moon'),
  ],
  'science-fiction': [
    book('Blackout', 'N. R. Voss'),
    book('The Colonists of Élysée Station', 'Jules Varga'),
    book('The Girl Who Remembered the Earth Before It Was Blue', 'Tamsin Cho'),
  ],
  'self-help': [
    book('Anchored', 'Dr. Mia Holt'),
    book('The Café au Lait Method', 'Lena Marsh'),
    book('How to Say No Without Writing a Three Page Apology', 'Tom Berger'),
  ],
  thriller: [
    book('Fugitive', 'Cole Brandt'),
    book('The Geneva Dossié', 'Petra Lang'),
    book('I Saw My Neighbor Bury Something Under the Apple Tree', 'Erin Vale'),
  ],
  travel: [
    book('Lagoon', 'Mark Osborne'),
    book('By Train Through Transylvânia', 'Anca Pop'),
    book('Two Feet One Backpack and the Long Road to Santiago', 'Beth Harlow'),
  ],
  western: [
    book('Gallows', 'Ty Rawlins'),
    book('The Outlaw of Doña Clara', 'Cruz Delgado'),
    book('A Mule a Preacher and the Last Gold in Bitter Creek', 'Hob Carter'),
  ],
  'womens-fiction': [
    book('Orchids', 'Leah Prescott'),
    book('The Tearoom at Château Bleu', 'Moira Flynn'),
    book('The Summer My Sister Came Back With Somebody Else’s Baby', 'Anne Colfax'),
  ],
  'young-adult': [book('Understudy', 'Maya Torres'), book('The Year of Señor Raven', 'Iker Sol'), book('הילד שספר את הכוכבים', 'יעל דור')],
};
