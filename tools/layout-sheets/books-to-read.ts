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
    book('Spreadsheet', 'Nora Klint'),
    book('Résumé Rescue', 'Luc Garnier'),
    book('Everything I Learned Losing My First Company in Eleven Months', 'Tom Ashby'),
  ],
  childrens: [book('Snugglepot', 'Polly Marsh'), book('Björn Builds a Rocket', 'Hannah Vale'), book('الأرنب الذي أضاع حذاءه', 'رنا خوري')],
  cookbook: [
    book('Flatbreads', 'Dwayne Porter'),
    book('The Little Tapas Café', 'Sylvie Roux'),
    book('Soups Stews and Slow Pots for Cold Nights at Home', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Doorbells', 'Mabel Crumb'),
    book('Murder à la Carte', 'Dot Harrow'),
    book('The Knitting Circle the Colonel and the Stolen Rhubarb Pie', 'Prue Hatch'),
  ],
  crime: [
    book('Informant', 'Vince Doyle'),
    book('The São Paulo Contract', 'Marta Solís'),
    book('She Buried Three Husbands and the Fourth One Is Watching', 'Gwen Tully'),
  ],
  fantasy: [
    book('Wyrmkeep', 'Isolde Hart'),
    book('The Seventh Gate of Çirath', 'Rowan Steele'),
    book('The Blacksmith Who Forged a Sword for the Dead King', 'Sable Wynn'),
  ],
  historical: [
    book('Drummers', 'Edith Warren'),
    book('The Bookbinder of Göttingen', 'Hanna Wolff'),
    book('The Spring the Soldiers Came Home and the River Rose', 'Josephine Clarke'),
  ],
  horror: [
    book('Nursery', 'Gideon Black'),
    book('The Well at Saint-Éloi', 'Ada Graves'),
    book('The Scarecrow Was Not There When We Went to Bed', 'Silas Moor'),
  ],
  inspirational: [
    book('Harbored', 'Faith Ellery'),
    book('Señora Ruiz and the Miracle Bread', 'Ruth Anders'),
    book('לב חדש בכל בוקר', 'תמר אלון'),
  ],
  literary: [
    book('Tenancy', 'Clara Voigt'),
    book('The Orchard Keeper of Aÿ', 'Tomas Brandt'),
    book('Everyone I Have Ever Loved Lives on the Same Street', 'Iris Calder'),
  ],
  memoir: [
    book('Stitches', 'June Halloran'),
    book('My Grandmother’s Pâté', 'Ines Prado'),
    book('Twelve Houses in Ten Years and a Dog Named Herbert', 'Willa Stone'),
  ],
  mystery: [
    book('Pallbearer', 'Hugo Pryce'),
    book('The Locked Room at Château Morel', 'Lucien Aubert'),
    book('The Organist Was Dead Before the Last Hymn Had Ended', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Mosses', 'Dr. Simon Reyes'),
    book('A Short History of the Façade', 'Martin Hale'),
    book('How Cheap Steel and Lost Maps Built the Modern World', 'Petra Lund'),
  ],
  paranormal: [
    book('Nightbound', 'Raven Sinclair'),
    book('The Clairvoyant of Bourbon Café', 'Morgan Bly'),
    book('My Neighbor Is a Werewolf and He Borrows My Lawnmower', 'Trixie Hale'),
  ],
  poetry: [book('Tidewrack', 'Noor Haddad'), book('Fenêtres', 'Anaïs Perrin'), book('قصائد عن البحر والغياب', 'سلمى حداد')],
  romance: [
    book('Ranchhand', 'Molly Greer'),
    book('A Dance with the Vicomte de Bréville', 'Lady Ashcombe'),
    book('The Nurse the Soldier and the Letters That Never Came', 'Cassidy Boone'),
  ],
  romcom: [
    book('Meetcute', 'Zadie Fox'),
    book('Cliché in Love', 'Nina Bellini'),
    book('I Accidentally Proposed to My Boss at the Office Party', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Starfall', 'Kaito Mori'),
    book('The Gödel Machine', 'Lena Strand'),
    book('When the Robots Left They Took the Color Blue with Them', 'Arun Dev'),
  ],
  'self-help': [
    book('Breathwork', 'Dr. Maya Flint'),
    book('Über Calm', 'Claire Duval'),
    book('Stop Saying Sorry and Start Asking for What You Need', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Sleeper', 'Cal Draven'),
    book('The Reykjavík Signal', 'Nils Berger'),
    book('Nobody on the Night Ferry Was Who They Said', 'Mara Quill'),
  ],
  travel: [
    book('Wayfaring', 'Oskar Lind'),
    book('Slow Train to Łódź', 'Ingrid Dahl'),
    book('A Year of Markets from Fez to Istanbul on Foot', 'Peter Salt'),
  ],
  western: [
    book('Homesteaders', 'Buck Rawlins'),
    book('The Outlaw of Piñon Ridge', 'Elena Cruz'),
    book('He Came for the Gold and Stayed for the Schoolteacher', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Sisterhood', 'Corinne Hale'),
    book('The Little Crêperie by the Sea', 'Paula Wren'),
    book('What Happened After Marge Threw Out the Good China', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Sophomores', 'Tori Lane'),
    book('Chloë Versus the Apocalypse', 'Marco Vega'),
    book('Seven Ways to Disappear Before the End of Senior Year', 'Ellie Park'),
  ],
};
