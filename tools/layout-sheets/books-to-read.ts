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
    book('Payday', 'Marcus Adeleke'),
    book('The Gruyère Strategy', 'Heidi Aebischer'),
    book('Why the Best Teams Argue First and Then Row the Same Way', 'Patricia Lund'),
  ],
  childrens: [book('Bumblefoot', 'Bea Marlow'), book('Zoé Borrows the Moon', 'Agathe Colin'), book('הדובה ששכחה לישון', 'רוני אשכנזי')],
  cookbook: [
    book('Ember & Oil', 'Matteo Rinaldi'),
    book('Crêpes After Midnight', 'Solène Picard'),
    book('One Hundred Soups for the Long Winter and the Short Week', 'Greta Hollis'),
  ],
  'cosy-mystery': [
    book('Treacle Tart', 'Pippa Wells'),
    book('Murder at Café Noisette', 'Lottie Frame'),
    book('The Vicar the Vintage Tractor and the Missing Prize Winning Marrow', 'Enid Cope'),
  ],
  crime: [
    book('Ledgerman', 'Frank Odell'),
    book('The Bogotá Ferryman', 'Rafael Mena'),
    book('Nobody on Harper Street Saw the Blue Van Leave That Night', 'Denise Kerrigan'),
  ],
  fantasy: [book('Stormwarden', 'Elowen Drake'), book('The Queen of Ashé', 'Nia Adeyo'), book('سيف الرمال الحمراء', 'نور الحسن')],
  historical: [
    book('Cochineal', 'Harriet Lowe'),
    book('The Bookbinder of Évora', 'Inês Falcão'),
    book('All the Letters She Burned on the Last Train Out of Vienna', 'Klara Stein'),
  ],
  horror: [
    book('Carrion', 'Amos Fell'),
    book('The Doll in Room Août', 'Noémie Brisson'),
    book('We Should Never Have Answered the Phone in the Empty House', 'P. D. Crane'),
  ],
  inspirational: [
    book('Steadfast', 'Naomi Pryor'),
    book('Café Conversations with God', 'Ellen Brandt'),
    book('When the Storm Does Not Pass and You Must Learn to Sail', 'Thomas Avery'),
  ],
  literary: [
    book('Halfway', 'Ines Moreau'),
    book('The Señora’s Last Orchard', 'Pilar Quintana'),
    book('Every House We Ever Rented Had a River Running Behind It', 'Colm Tierney'),
  ],
  memoir: [book('Hatchback', 'Joanie Pruitt'), book('Leaving Curaçao by Boat', 'Marlon Vries'), book('אבא שלי תיקן שעונים', 'דנה רוזן')],
  mystery: [
    book('Fingerpost', 'Edmund Vane'),
    book('The Widow of Château Gris', 'Mireille Caron'),
    book('Seven Guests Sat Down to Dinner and Only Six Got Up Again', 'Harold Finch'),
  ],
  'non-fiction': [
    book('Bedrock', 'Alan Pettersen'),
    book('A History of the Piñata', 'Lucía Ferrer'),
    book('What Whales Can Teach Us About Grief Memory and the Deep Sea', 'Miriam Oakes'),
  ],
  paranormal: [
    book('Gravebound', 'Selene Crow'),
    book('The Witch of Rue Désirée', 'Odette Lune'),
    book('He Waited Three Hundred Years at the Gate for Her to Wake', 'Tamsin Vale'),
  ],
  poetry: [book('Hedgerow', 'June Ashworth'), book('Small Hymns for Zoë', 'Peter Lindholm'), book('قصائد إلى نافذة مغلقة', 'هالة ناصر')],
  romance: [
    book('Featherlight', 'Cora Dane'),
    book('Kissing Señor Wrong', 'Daniela Cruz'),
    book('The Summer I Fell in Love with the Boy Across the Lake', 'Becca Thorne'),
  ],
  romcom: [
    book('Seating Chart', 'Jules Avery'),
    book('My Ex’s Fiancé’s Dog', 'Poppy Crane'),
    book('How to Lose a Lawyer in Four Weddings and One Flat Tire', 'Tori Banks'),
  ],
  'science-fiction': [
    book('Tidelocked', 'Ansel Kord'),
    book('The Archive at Café Zéro', 'Mina Sato'),
    book('After the Last Ship Left Earth the Gardeners Stayed and Planted Trees', 'Idris Vaughn'),
  ],
  'self-help': [book('Unhurry', 'Lena Fisk'), book('The Émile Habit', 'Dr. Anna Roth'), book('ללמוד לנשום מחדש', 'מיכל בר')],
  thriller: [
    book('Deadbolt', 'Cal Rusk'),
    book('The São Paulo Protocol', 'Victor Almeida'),
    book('She Got Off the Train in Prague and Someone Else Got On', 'Nina Harker'),
  ],
  travel: [
    book('Windward', 'Sally Crewe'),
    book('Walking to Málaga Slowly', 'Desmond Hill'),
    book('Four Seasons in a Fishing Village at the End of the Map', 'Astrid Nygaard'),
  ],
  western: [
    book('Rawhide Creek', 'Buck Tanner'),
    book('The Last Vaquero of Cañon Alto', 'Luis Ortega'),
    book('The Preacher Came to Town with a Bible a Bay Mare and a Grudge', 'Amos Tull'),
  ],
  'womens-fiction': [
    book('Marigold', 'Helen Ashby'),
    book('The Bakery on Rue Céleste', 'Anne Marchetti'),
    book('The Year My Sister Stopped Calling and I Learned to Drive Alone', 'Rachel Munro'),
  ],
  'young-adult': [
    book('Glitch', 'Kit Mercer'),
    book('Noémie Against the Night', 'Lise Hart'),
    book('The Girl Who Painted the Whole Town Blue Before She Left It', 'Sam Okafor'),
  ],
};
