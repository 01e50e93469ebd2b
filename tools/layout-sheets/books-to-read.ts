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
    book('Headcount', 'Dana Whitlock'),
    book('The Café Model', 'Luc Perrin'),
    book('What Beekeepers Know About Growing a Company That Outlives You', 'Ron Ackerman'),
  ],
  childrens: [
    book('Puddlejump', 'Molly Dunne'),
    book('Ximénez the Very Small Knight', 'Rosa Vidal'),
    book('الأرنب الذي نسي قفزته', 'سلمى حداد'),
  ],
  cookbook: [
    book('Crumb', 'Edith Lowell'),
    book('Paëlla for Beginners', 'Carlos Ibarra'),
    book('Fifty Ways to Roast a Chicken and What to Do with the Bones', 'Sue Hanley'),
  ],
  'cosy-mystery': [
    book('Clotted Scream', 'Penny Ashford'),
    book('The Corpse in the Crème Brûlée', 'Dora Finch'),
    book('The Widow the Lighthouse and the Case of the Stolen Church Bell', 'Mabel Orr'),
  ],
  crime: [
    book('Chokehold', 'Ray Donnelly'),
    book('The Fixer of São Tomé', 'Paulo Reis'),
    book('The Night Bus Driver Who Remembered Every Face but Mine', 'Karen Moss'),
  ],
  fantasy: [
    book('Thornlight', 'Isolde Grey'),
    book('The Mâge of Hollow Hill', 'Corin Ashe'),
    book('A Kingdom of Rain and the Thief Who Stole Its Only River', 'Sera Vane'),
  ],
  historical: [
    book('Saltpeter', 'Thomas Wray'),
    book('The Glassmaker of Łódź', 'Hanna Nowak'),
    book('The Winter the Ballerina Hid the Soldier Under the Stage', 'Vera Sokol'),
  ],
  horror: [
    book('Sootfall', 'Gideon Crowe'),
    book('The House on Île Noire', 'Marcel Duret'),
    book('Something in the Orchard Has Learned to Say Our Names', 'E. J. Harrow'),
  ],
  inspirational: [
    book('Unshaken', 'Ruth Calloway'),
    book('Señor, Teach Me to Wait', 'Elena Marín'),
    book('The Field After the Fire Will Be the First to Grow Green', 'Paul Hastings'),
  ],
  literary: [
    book('Tributary', 'Nadia Holm'),
    book('The Piano at Château d’Orves', 'Simone Arlt'),
    book('My Brother Keeps the Keys to All the Houses We Have Lost', 'Owen Tate'),
  ],
  memoir: [book('Linoleum', 'Bev Sorensen'), book('Postcards from Bogotá', 'Lina Duarte'), book('הכביסה של סבתא', 'נעמי לב')],
  mystery: [
    book('Inkstain', 'Arthur Pell'),
    book('The Countess of Môle Island', 'Beatrice Quill'),
    book('The Organist Stopped Playing and Nobody Dared to Turn Around', 'Hugh Merrow'),
  ],
  'non-fiction': [
    book('Rust Belt', 'Amy Kowalski'),
    book('The Secret History of Déjà Vu', 'Leon Marsh'),
    book('How Lighthouses Railways and Postage Stamps Invented the Modern World', 'Clara Dobson'),
  ],
  paranormal: [
    book('Nightmarked', 'Raven Sloane'),
    book('The Vampire of Saint-Rémy', 'Lucienne Roux'),
    book('She Was Born on a Full Moon and Buried on the Next', 'Ivy Blackwood'),
  ],
  poetry: [book('Sedgewater', 'Mara Linden'), book('Étude for Rain', 'Claire Vosse'), book('רשימות מגן עזוב', 'יעל שחם')],
  romance: [
    book('Longhand', 'Amelia Rhodes'),
    book('Dancing in Córdoba', 'Marisol Vega'),
    book('The Carpenter Who Built Her a House by the Sea', 'Jenna Lake'),
  ],
  romcom: [
    book('Double Booked', 'Cleo Hart'),
    book('Fiancée for Hire', 'Mimi Lake'),
    book('Ten Terrible Dates and the Neighbor Who Fed My Cat', 'Holly Price'),
  ],
  'science-fiction': [
    book('Farside', 'Kenji Holt'),
    book('The Naïve Machine', 'Aria Vance'),
    book('The Last Gardener of Mars Writes Home to a Drowned Earth', 'Tobias Lind'),
  ],
  'self-help': [book('Reset', 'Gwen Archer'), book('The Résumé of Joy', 'Tina Rousseau'), book('لا بأس أن تبدأ من جديد', 'ليلى منصور')],
  thriller: [
    book('Tripline', 'Max Stroud'),
    book('The Zürich Ledger', 'Anton Weiss'),
    book('My Daughter Called from a Phone That Does Not Exist', 'Laura Kent'),
  ],
  travel: [
    book('Byway', 'Joel Danner'),
    book('A Slow Boat to Guimarães', 'Rui Fontes'),
    book('Crossing Iceland on Foot with a Dog a Tent and No Plan', 'Freya Lund'),
  ],
  western: [
    book('Gallowglass Ridge', 'Clint Harper'),
    book('The Widow of Peñasco', 'Ruben Lara'),
    book('Seven Riders Came Down from the Mountain and One Rode Home', 'Jed Colter'),
  ],
  'womens-fiction': [
    book('Heirloom', 'Carol Winslow'),
    book('The Florist of Rue Émile', 'Sophie Garnier'),
    book('The Weekend We Sold My Mother’s House and Everything in It', 'Diane Foster'),
  ],
  'young-adult': [
    book('Freefall', 'Skye Larsen'),
    book('Chloé and the Midnight Fair', 'Mina Duval'),
    book('All the Songs We Never Wrote for the Girl Who Left', 'Jordan Ellis'),
  ],
};
