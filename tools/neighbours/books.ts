/** An invented book that stands beside the author's own on the imitation shelf. */
export interface NeighbourBook {
  readonly title: string;
  readonly author: string;
  /** Which of the composed ideas; chosen by eye. */
  readonly idea?: number;
  /** Which of the genre's pictures, best first; chosen by eye. */
  readonly picture?: number;
}

const book = (title: string, author: string, chosen: Pick<NeighbourBook, 'idea' | 'picture'> = {}): NeighbourBook => ({
  title,
  author,
  ...chosen,
});

/** Four or five a genre: what did not look bought was left out. Titles and names are made up. */
export const NEIGHBOUR_BOOKS: Readonly<Record<string, readonly NeighbourBook[]>> = {
  thriller: [
    book('The Quiet Signal', 'Dana Verrick'),
    book('Nobody Gets Out', 'Tom Ashgrove'),
    book('Exit Row', 'Helen Marsh Doyle'),
    book('What the Tide Kept', 'R. J. Calloway'),
    book('Black Ledger', 'Simon Tarrant'),
  ],
  crime: [
    book('Low Water Mark', 'Inga Solheim'),
    book('The Tallow Street Murders', 'Pat Corrigan'),
    book('A Debt in Winter', 'Marek Lindqvist'),
    book('Dead Reckoning', 'Carla Ruiz'),
    book('Second Witness', 'Owen Braithwaite'),
  ],
  mystery: [
    book('The Seventh Guest', 'Eleanor Pryce'),
    book('Murder at Hollow Mere', 'A. L. Fenwick'),
    book('The Clockmaker’s Will', 'Jonas Hartley'),
    book('Letters to No One', 'Mina Castellan'),
    book('The Locked Orchard', 'Beatrice Crane'),
  ],
  'cosy-mystery': [
    book('Scones and Skulduggery', 'Poppy Lark'),
    book('The Teapot Alibi', 'Marjorie Finch'),
    book('A Stitch in Crime', 'Dottie Winslow'),
    book('Murder on Marigold Lane', 'Hettie Brooks'),
    book('Paws for Thought', 'Clementine Hart'),
  ],
  horror: [
    book('The Hollow Below', 'Gideon Crowe'),
    book('Salt the Door', 'Maren Holt'),
    book('It Knows Your Name', 'Silas Wren'),
    book('Nine Graves', 'Abel Thorne'),
    book('The Long Dark House', 'Ruth Kessler'),
  ],
  romance: [
    book('The Summer We Stayed', 'Lena Hartwell'),
    book('Kiss Me at Low Tide', 'Isla Monroe'),
    book('A Promise in Provence', 'Camille Laurent'),
    book('Every Road to You', 'Jessa Quinn'),
    book('The Rose Garden', 'Adele Winters'),
  ],
  romcom: [
    book('The Wrong Wedding', 'Tess Maguire', { idea: 1, picture: 1 }),
    book('Love, Actually Late', 'Priya Nair', { idea: 2, picture: 2 }),
    book('Swipe Write', 'Molly Sands', { idea: 7, picture: 3 }),
    book('My Fake Fiancé', 'Kit Danvers', { idea: 4, picture: 4 }),
  ],
  'womens-fiction': [
    book('The Women of Larch Street', 'Nora Ellery'),
    book('Things We Leave on the Shore', 'Grace Adeyemi'),
    book('A House of Our Own', 'Marian Cole'),
    book('The Year of Saying Yes', 'Dina Petrov'),
    book('Sisters of the Harbour', 'Fiona Gray'),
  ],
  fantasy: [
    book('The Ember Throne', 'K. S. Aldermoor'),
    book('Daughter of Ash and Iron', 'Rowan Vale'),
    book('A Crown of Frost', 'Elira Thorn'),
    book('The Last Runesmith', 'Bram Oakheart'),
    book('Song of the Hollow King', 'M. D. Farrow'),
  ],
  'young-adult': [
    book('We Were the Comets', 'Juno Park'),
    book('All the Stars We Stole', 'Avery Lane'),
    book('Girl, Interrupted Signal', 'Zadie Moss'),
    book('The Boy Who Ran North', 'Caleb Ives'),
    book('After the Fireworks', 'Sage Romero'),
  ],
  'science-fiction': [
    book('The Ninth Orbit', 'Ada Kovac'),
    book('Slow Light', 'Desmond Ito'),
    book('Colony of Glass', 'T. R. Vance'),
    book('The Memory Engine', 'Li Na Chow'),
  ],
  paranormal: [
    book('Moonbound', 'Vesper Lane'),
    book('The Raven’s Bargain', 'Isolde Black'),
    book('Blood and Lavender', 'Corinne Vail'),
    book('Ghost of a Chance', 'Lucian Grey', { idea: 4, picture: 4 }),
  ],
  historical: [
    book('The Cartographer’s Wife', 'Anne Hathersage'),
    book('Letters from the Somme', 'Edmund Ware'),
    book('The Silk Merchant', 'Giulia Ferrante'),
    book('A Winter in Petersburg', 'Nadia Orlova'),
    book('The Last Lamplighter', 'Thomas Merrow'),
  ],
  literary: [
    book('The Weight of Water Lilies', 'Samira Haddad'),
    book('Small Hours', 'Daniel Okoro'),
    book('An Inventory of Rain', 'Clara Voss'),
    book('The Understudy', 'Jean Marlowe'),
  ],
  memoir: [
    book('The Kitchen My Mother Left', 'Rosa Delgado'),
    book('Half a Map Home', 'Peter Nakamura'),
    book('Unlearning Silence', 'Maya Thornton'),
    book('The Apple Years', 'Ruth Holloway'),
    book('Two Suitcases', 'Amir Rahimi'),
  ],
  poetry: [
    book('Tender Weather', 'Elise Moreau'),
    book('What the Moss Said', 'Hana Kim'),
    book('Field Notes on Grief', 'Jonah Reed'),
    book('Soft Hours', 'Mira Sen'),
    book('Light, Briefly', 'Anton Weiss'),
  ],
  'self-help': [
    book('Start Before You’re Ready', 'Dr Nina Cole'),
    book('The Calm Habit', 'James Farrow'),
    book('Enough Already', 'Tara Whitfield'),
    book('Say It Simply', 'Marcus Bell'),
    book('The Five Minute Reset', 'Olivia Grant'),
  ],
  business: [
    book('The Quiet Leader', 'Susan Okafor'),
    book('Zero to Useful', 'Ben Hartmann'),
    book('Pricing with Nerve', 'Elena Rossi'),
    book('Small Teams Win', 'David Cho'),
    book('The Honest Pitch', 'Karen Lindholm'),
  ],
  'non-fiction': [
    book('The Salt Roads', 'Henry Aldous'),
    book('How Cities Sleep', 'Vera Lindgren'),
    book('A Short History of Paper', 'Colin Marsh'),
    book('The Bridge Builders', 'Amara Osei'),
    book('Empire of Wool', 'Judith Crane'),
  ],
  childrens: [
    book('Pip and the Paper Moon', 'Lotte Bloom'),
    book('The Bear Who Borrowed', 'Sam Tilly'),
    book('Goodnight, Little Whale', 'Nora Bee'),
    book('Otto Makes a Friend', 'Mabel Fox'),
    book('The Snail Express', 'Finn Apple'),
  ],
  cookbook: [
    book('The Slow Table', 'Giorgia Bassi'),
    book('Bread, Butter, Salt', 'Anna Whitlock'),
    book('Weeknight Green', 'Leila Amari'),
    book('The Olive Harvest', 'Elena Kostas', { idea: 4, picture: 4 }),
  ],
  travel: [
    book('North of the Map', 'Erik Dahl'),
    book('Slow Trains East', 'Harriet Moss'),
    book('The Island Year', 'Joao Pereira'),
    book('Walking the Rim', 'Kate Lassiter'),
    book('A Compass of Rivers', 'Idris Bello'),
  ],
  inspirational: [
    book('Morning Has Room', 'Grace Whitman'),
    book('The Gentle Way', 'Samuel Hope'),
    book('Rooted', 'Lydia Fairchild'),
    book('Light for the Road', 'Ruth Emmanuel'),
    book('Still Waters', 'Anna Bright'),
  ],
  western: [
    book('Dust on the Bible', 'Wade Harlan'),
    book('The Long Fence', 'Cora McCrae'),
    book('Rattlesnake Creek', 'Clay Dawson', { idea: 7, picture: 3 }),
    book('A Widow’s Claim', 'Ida Colt', { idea: 4, picture: 4 }),
  ],
};
