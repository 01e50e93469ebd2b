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
    book('Payroll', 'Elena Marsh'),
    book('The Café Owner’s Ledger', 'Victor Osei'),
    book('Why Good Teams Fall Apart Right After Their Very First Big Win', 'Hugo Lindqvist'),
  ],
  childrens: [book('Hedgehog', 'Lily Moss'), book('Chloë and the Kite', 'Sam Porter'), book('הדוב שלא רצה לישון', 'רונית לב')],
  cookbook: [
    book('Saffron', 'Nadia Karimi'),
    book('Sunday at Renée’s Table', 'Claire Dubois'),
    book('Forty Pies My Aunt Baked for Neighbors Who Never Returned the Plates', 'Joan Becker'),
  ],
  'cosy-mystery': [
    book('Thimble', 'Pru Hartley'),
    book('Murder at the Soirée', 'Winnie Cole'),
    book('The Allotment Society and the Very Peculiar Case of the Missing Marrow', 'Hattie Bloom'),
  ],
  crime: [
    book('Ransom', 'Danny Voss'),
    book('The Bogotá Witness', 'Lucia Ferrer'),
    book('A Good Cop Does Not Bury His Partner’s Gun in the River', 'Mick Tolan'),
  ],
  fantasy: [book('Thornking', 'Elowen Ash'), book('The Oracle of Caër', 'Tamsin Rook'), book('سيف الملكة الأخيرة', 'ليلى منصور')],
  historical: [
    book('Glassblower', 'Piera Conti'),
    book('A Spy for Queen Zoë', 'Edmund Hart'),
    book('The Night They Carried the Bells Out of Warsaw Under the Snow', 'Halina Nowak'),
  ],
  horror: [
    book('Hollow', 'Mara Grimm'),
    book('The Well at Béziers', 'Ansel Crane'),
    book('Nobody Who Sleeps in the Red Room Wakes Up as Themselves', 'Corin Black'),
  ],
  inspirational: [
    book('Harvest', 'Naomi Fields'),
    book('Letters to Saint Thérèse', 'Paul Amadi'),
    book('When God Was Silent I Learned to Listen to the Rain', 'Esther Cole'),
  ],
  literary: [
    book('Salt', 'Iris Vann'),
    book('The Cellist’s Fiancé', 'Jonah Reeve'),
    book('My Brother Sold the Orchard and Told Nobody Where the Money Went', 'Carmen Ortiz'),
  ],
  memoir: [
    book('Splinter', 'Dora Kling'),
    book('Growing Up in Curaçao', 'Rita Martis'),
    book('The Year I Cooked for Strangers and Finally Learned to Eat Alone', 'Omar Said'),
  ],
  mystery: [
    book('Alibi', 'Stella Marsh'),
    book('The Locket of Besançon', 'Miles Grey'),
    book('Seven Guests Came to Dinner and Only the Parrot Told the Truth', 'Flora Dent'),
  ],
  'non-fiction': [
    book('Lightning', 'Dr. Alan Reyes'),
    book('The Forgotten Maps of Perú', 'Julia Stern'),
    book('How Salt Ships and Stubborn Women Built the Cities of the North', 'Erik Dahl'),
  ],
  paranormal: [book('Bloodmoon', 'Sable Quinn'), book('The Witch of Orléans', 'Rowan Pike'), book('המכשפה מרחוב הרוחות', 'נועה שקד')],
  poetry: [
    book('Ember', 'Wren Hollis'),
    book('A Rosé Sky Remembers', 'Lena Faust'),
    book('All the Doors I Closed Softly So You Could Sleep Longer', 'Tobias Gray'),
  ],
  romance: [
    book('Heartwood', 'Emma Lane'),
    book('The Duke’s Protégée', 'Arabella Stone'),
    book('Every Letter I Wrote You From the House Beside the Sea', 'Nina Hart'),
  ],
  romcom: [
    book('Plus One', 'Carly Shaw'),
    book('Dating in Déjà Blue', 'Mia Porter'),
    book('My Best Friend’s Brother Is Ruining My Very Serious Baking Career', 'Lottie Finn'),
  ],
  'science-fiction': [
    book('Airlock', 'R. D. Voss'),
    book('Colony at Nébula Nine', 'Mika Sato'),
    book('The Robot Who Kept a Garden on the Dark Side of Mars', 'Ian Calder'),
  ],
  'self-help': [
    book('Boundaries', 'Dr. Kara Wells'),
    book('The Naïve Optimist’s Guide', 'Ben Ashe'),
    book('Stop Waiting for Permission and Start the Small Brave Thing Today', 'Rosa Kim'),
  ],
  thriller: [
    book('Blackout', 'Nick Harlan'),
    book('The Courier From Łódź', 'Adam Wolski'),
    book('She Told the Police Everything Except the Name of the Man', 'Erin Cross'),
  ],
  travel: [
    book('Monsoon', 'Priya Nair'),
    book('Nine Nights in Málaga', 'Tom Avery'),
    book('By Night Train From Paris to the Edge of the Black Sea', 'Greta Olsen'),
  ],
  western: [
    book('Gunpowder', 'Clay Turner'),
    book('Last Train to Cañon', 'Jesse Boone'),
    book('The Preacher Rode Into Dry Creek With a Rope and No Bible', 'Amos Reed'),
  ],
  'womens-fiction': [
    book('Daughters', 'Laura Finch'),
    book('The Flower Shop on Rue Élise', 'Camille Roy'),
    book('What We Never Said at Mother’s Table After the Summer She Left', 'Beth Rowan'),
  ],
  'young-adult': [book('Outcast', 'Zara Kent'), book('The Boy From São Paulo', 'Leo Marin'), book('אחותי ישנה בכוכבים', 'דנה ברק')],
};
