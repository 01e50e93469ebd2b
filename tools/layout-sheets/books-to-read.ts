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
    book('Bootstrapped', 'Ravi Menon'),
    book('The Café Owner’s Playbook', 'Carla Reyes'),
    book('How Small Teams Win Big Contracts Without Losing Their Weekends', 'Martin Vance'),
  ],
  childrens: [
    book('Puddlejumpers', 'Holly Brook'),
    book('Zoé and the Lost Mitten', 'Amélie Roy'),
    book('السلحفاة التي أرادت الطيران', 'سمر خليل'),
  ],
  cookbook: [
    book('Skewered', 'Hank Dorsey'),
    book('Abuela’s Jalapeño Kitchen', 'Rosa Delgado'),
    book('The Little Book of Big Sunday Roasts for a Hungry Family', 'Jean Harper'),
  ],
  'cosy-mystery': [
    book('Knit Wit', 'Mabel Frost'),
    book('Death at Café Noisette', 'Pru Larkin'),
    book('The Vicar the Village Fête and the Very Dead Beekeeper', 'Olive Penrose'),
  ],
  crime: [
    book('Smuggler', 'Mick Farrell'),
    book('The Butcher of São Bento', 'Rui Teixeira'),
    book('Nobody in This Town Will Tell You Who Killed My Father', 'Carl Denning'),
  ],
  fantasy: [
    book('Emberborn', 'Sylva Thorne'),
    book('A Throne for Léonie', 'Corin Vale'),
    book('The Thief Who Stole a Crown and Woke the Sleeping Forest', 'Mira Ashdown'),
  ],
  historical: [
    book('Quarantine', 'Ruth Ellery'),
    book('The Dressmaker of Orléans', 'Camille Bonnet'),
    book('What the Lighthouse Keeper’s Wife Wrote the Winter He Vanished', 'Edna Marsh'),
  ],
  horror: [
    book('Teethmarks', 'Dean Cutler'),
    book('The Doll from Häxberg', 'Ingrid Falk'),
    book('The House Where Every Mirror Shows You Someone Else’s Face', 'Nora Blackwood'),
  ],
  inspirational: [
    book('Steadfastly', 'Ruth Ann Miller'),
    book('A Psalm for Chloé', 'Grace Whitman'),
    book('She Planted a Garden in the Ashes and Waited for Spring', 'Hannah Cole'),
  ],
  literary: [
    book('Inheritance', 'Leo Castellan'),
    book('The Cartographer’s Fiancée', 'Iris Dunmore'),
    book('Every Summer the River Rose and We Pretended Not to Notice', 'Paul Everly'),
  ],
  memoir: [book('Shoebox', 'Tessa Monroe'), book('My Years in Saint-Malo', 'Judith Lane'), book('אבא שלי והאופניים', 'דנה לוי')],
  mystery: [
    book('Whodunit', 'Basil Thorne'),
    book('The Secret of Señora Luz', 'Inez Calder'),
    book('The Train Left at Midnight With One Passenger Too Many', 'Harriet Bligh'),
  ],
  'non-fiction': [
    book('Fungi', 'Dr. Keith Moss'),
    book('The Rhône and Its Ruins', 'Alan Pritchard'),
    book('Why We Forget Faces and What It Says About the Brain', 'Dr. Lena Osei'),
  ],
  paranormal: [
    book('Howler', 'Tara Night'),
    book('The Medium of Rue Morgaine', 'Celeste Arden'),
    book('I Married a Vampire and Now My Mother Wants to Visit', 'Dolly Graves'),
  ],
  poetry: [book('Saltwater', 'Noa Rivers'), book('Hymns from the Orangérie', 'Elise Hart'), book('البحر في عينيك', 'نور حداد')],
  romance: [
    book('Wildfire Hearts', 'Kira Stone'),
    book('One Summer in Cefalù', 'Bianca Rossi'),
    book('The Firefighter Next Door Who Promised He Would Never Love Again', 'Amber Lake'),
  ],
  romcom: [
    book('Jinxed', 'Josie Blair'),
    book('Falling for My Fiancé’s Brother', 'Tilly Hart'),
    book('Ten Terrible First Dates and the Boy Who Baked Me Bread', 'Gemma Fox'),
  ],
  'science-fiction': [
    book('Driftwood Station', 'Orin Blake'),
    book('The Zoë Paradox', 'Yuki Sato'),
    book('The Last Gardener on a Ship That Never Reached Its Star', 'Dara Quill'),
  ],
  'self-help': [
    book('Breathing Room', 'Dr. Paige Coleman'),
    book('Coffee, Calm and Clichés', 'Nina Brandt'),
    book('דרך קצרה לשקט', 'יעל ברק'),
  ],
  thriller: [
    book('Crosswind', 'Cole Maddox'),
    book('The Côte d’Azur Job', 'Lena Krol'),
    book('My Daughter Came Back from Camp and She Is Not Mine', 'Sara Winslow'),
  ],
  travel: [
    book('Nightbus', 'Pete Hollis'),
    book('Sleeping Under the Volcán', 'Marta Ruiz'),
    book('Two Old Friends One Camper Van and Nine Thousand Miles', 'Bob Tanner'),
  ],
  western: [
    book('Hangman', 'Jed Harlan'),
    book('The Marshal of Río Seco', 'Wade Barlow'),
    book('The Widow Who Drove Two Hundred Cattle Across the Red Desert', 'Sadie Crane'),
  ],
  'womens-fiction': [
    book('Lavender Season', 'Joan Ridley'),
    book('The Bookshop on Calle Luna', 'Isabel Prado'),
    book('The Women Who Met Every Thursday to Mend What Was Broken', 'Carol Dean'),
  ],
  'young-adult': [
    book('Unfollowed', 'Skye Turner'),
    book('Kissing Renée', 'Ash Monroe'),
    book('The Summer I Learned to Drive and Stopped Lying to Everyone', 'Bree Hollis'),
  ],
};
