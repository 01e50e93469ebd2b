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
    book('Timesheet', 'Nora Klint'),
    book('The Raison d’Être Company', 'Luc Garnier'),
    book('What Your Best Customers Will Never Tell You and How to Ask', 'Tom Ashby'),
  ],
  childrens: [
    book('Pickleboots', 'Polly Marsh'),
    book('Inès and the Sleepy Whale', 'Hannah Vale'),
    book('القطة التي أرادت أن تطير', 'ليلى منصور'),
  ],
  cookbook: [
    book('Tajines', 'Dwayne Porter'),
    book('Purées and Potatoes', 'Sylvie Roux'),
    book('The Only Noodle Book You Will Ever Need on a Weeknight', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Buttonhook', 'Mabel Crumb'),
    book('A Body in the Orangérie', 'Dot Harrow'),
    book('The Librarian the Lamplighter and the Poisoned Plum Jam', 'Prue Hatch'),
  ],
  crime: [
    book('Loanshark', 'Vince Doyle'),
    book('The Núñez Brothers', 'Marta Solís'),
    book('Nine Men Walked Into the Garage and Eight Walked Out', 'Gwen Tully'),
  ],
  fantasy: [
    book('Ashweaver', 'Isolde Hart'),
    book('The Oracle of Thérèn', 'Rowan Steele'),
    book('The Last Unicorn Hunter and the Tower That Swallowed the Moon', 'Sable Wynn'),
  ],
  historical: [
    book('Ropemakers', 'Edith Warren'),
    book('The Glove Seller of Orléans', 'Hanna Wolff'),
    book('The Autumn We Sailed from Bremen with Nothing but a Violin', 'Josephine Clarke'),
  ],
  horror: [
    book('Rictus', 'Gideon Black'),
    book('The Doll of Épernay', 'Ada Graves'),
    book('Every Night at Three the Piano Downstairs Begins to Play', 'Silas Moor'),
  ],
  inspirational: [book('Wellspring', 'Faith Ellery'), book('Grâce for the Weary', 'Ruth Anders'), book('דרך חדשה אל ההר', 'תמר אלון')],
  literary: [
    book('Candlesnuff', 'Clara Voigt'),
    book('The Translator of Nîmes', 'Tomas Brandt'),
    book('The Summer My Aunt Kept Bees and Refused to Marry', 'Iris Calder'),
  ],
  memoir: [
    book('Paperboy', 'June Halloran'),
    book('My Mother’s Café in Trieste', 'Ines Prado'),
    book('Nobody in My Family Ever Finished a Crossword or a Sentence', 'Willa Stone'),
  ],
  mystery: [
    book('Inkblot', 'Hugo Pryce'),
    book('The Corpse at Pré Fleuri', 'Lucien Aubert'),
    book('The Clock in the Hall Had Stopped Before the Shot Was Fired', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Glaciers', 'Dr. Simon Reyes'),
    book('The Secret Life of Résumés', 'Martin Hale'),
    book('How the Potato Fed Europe and the Tomato Conquered the World', 'Petra Lund'),
  ],
  paranormal: [
    book('Gravewalker', 'Raven Sinclair'),
    book('The Fée Next Door', 'Morgan Bly'),
    book('The Ghost in Room Nine Only Wants to Watch the News', 'Trixie Hale'),
  ],
  poetry: [book('Husks', 'Noor Haddad'), book('Rêveries of a Night Gardener', 'Anaïs Perrin'), book('ما تقوله النافذة للريح', 'سلمى حداد')],
  romance: [
    book('Slowburn', 'Molly Greer'),
    book('Waltzing with the Comte d’Aubigné', 'Lady Ashcombe'),
    book('The Lighthouse Keeper’s Daughter and the Man Who Came Back from Sea', 'Cassidy Boone'),
  ],
  romcom: [
    book('Situationally Single', 'Zadie Fox'),
    book('Très Awkward', 'Nina Bellini'),
    book('My Mother Booked Me on a Cruise with Eleven Strangers', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Terraformers', 'Kaito Mori'),
    book('The Débris Field', 'Lena Strand'),
    book('They Woke the Captain Ninety Years Too Early and Lied About Why', 'Arun Dev'),
  ],
  'self-help': [
    book('Handrail', 'Dr. Maya Flint'),
    book('The Café Cure for Loneliness', 'Claire Duval'),
    book('How to Stop Worrying About Money Even When You Have None', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Dragnet', 'Cal Draven'),
    book('The Göteborg Witness', 'Nils Berger'),
    book('My Daughter Came Home from School and She Is Not My Daughter', 'Mara Quill'),
  ],
  travel: [
    book('Saltroads', 'Oskar Lind'),
    book('Walking the Côte Sauvage', 'Ingrid Dahl'),
    book('Ten Islands in Greece and the Grandmothers Who Fed Us There', 'Peter Salt'),
  ],
  western: [
    book('Cattledrive', 'Buck Rawlins'),
    book('The Marshal of Peña Blanca', 'Elena Cruz'),
    book('A Man Rode In with a Bible a Rifle and No Name', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Potluck', 'Corinne Hale'),
    book('The Crèmerie on Linden Square', 'Paula Wren'),
    book('Four Sisters One Wedding and the House Nobody Wants to Sell', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Yearbook', 'Tori Lane'),
    book('Dear Zoë, Love Nobody', 'Marco Vega'),
    book('We Were Supposed to Win the Robot Fair and Save the School', 'Ellie Park'),
  ],
};
