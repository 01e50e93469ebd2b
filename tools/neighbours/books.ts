import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';

/** An invented book beside the author's own in a simulated store. */
export interface NeighbourBook {
  readonly title: string;
  readonly author: string;
  /** A layout family of its genre, used only once per genre. */
  readonly layout: LayoutId;
  /** Chosen by eye; by default it follows from the book's place in its genre. */
  readonly chosen: Chosen;
}

/** The choices of a recipe that replace the default ones for a better look. */
interface Chosen {
  readonly type?: number;
  readonly colour?: number;
  readonly motif?: number;
  /** A picture of the library, by its id. */
  readonly picture?: string;
}

const book = (title: string, author: string, layout: LayoutId, chosen: Chosen = {}): NeighbourBook => ({
  title,
  author,
  layout,
  chosen,
});

/** Four or five books per genre, each in a different family. Titles and names are invented, and suit the family's drawings. */
export const NEIGHBOUR_BOOKS: Readonly<Record<string, readonly NeighbourBook[]>> = {
  thriller: [
    book('Nobody Gets Out', 'Tom Ashgrove', 'corridor'),
    book('What She Saw', 'Dana Verrick', 'keyhole'),
    book('Carrion Season', 'Helen Marsh Doyle', 'flock'),
    book('What the Tide Kept', 'R. J. Calloway', 'torn'),
    book('Black Ledger', 'Simon Tarrant', 'street-lamp'),
  ],
  crime: [
    book('Low Water Mark', 'Inga Solheim', 'flock'),
    book('The Tallow Street Murders', 'Pat Corrigan', 'doorway'),
    book('A Debt in Winter', 'Marek Lindqvist', 'torn', { picture: 'snow-mountains-over-a-grey-lake' }),
    book('Dead Reckoning', 'Carla Ruiz', 'street-lamp'),
    book('A Body in Key West', 'Owen Braithwaite', 'sunset', { colour: 1 }),
  ],
  mystery: [
    book('The Eleventh Hour', 'Jonas Hartley', 'deco'),
    book('The Locked Orchard', 'Beatrice Crane', 'keyhole'),
    book('Murder at Hollow Mere', 'A. L. Fenwick', 'flock'),
    book('Letters to No One', 'Mina Castellan', 'library'),
    book('The Tenth Card', 'Eleanor Pryce', 'street-lamp'),
  ],
  'cosy-mystery': [
    book('Murder on Marigold Lane', 'Hettie Brooks', 'village'),
    book('Scones and Skulduggery', 'Poppy Lark', 'gingham'),
    book('A Key to the Ballroom', 'Dottie Winslow', 'shop'),
    book('A Fatal Cup of Tea', 'Clementine Hart', 'cameo'),
    book('The Greenhouse Alibi', 'Marjorie Finch', 'overgrown'),
  ],
  horror: [
    book('Nine Graves', 'Abel Thorne', 'moon-wood'),
    book('It Knows Your Name', 'Silas Wren', 'manor'),
    book('Salt the Door', 'Maren Holt', 'doorway'),
    book('The Crow Tithe', 'Gideon Marsh', 'torn-eye'),
    book('The Long Dark House', 'Ruth Kessler', 'keyhole'),
  ],
  romance: [
    book('Every Light in Rome', 'Jessa Quinn', 'rooftop', { colour: 2 }),
    book('Kiss Me at Low Tide', 'Isla Monroe', 'beach'),
    book('A Promise in Provence', 'Camille Laurent', 'old-city'),
    book('The Rose Garden', 'Adele Winters', 'overgrown'),
    book('The Summer We Stayed', 'Lena Hartwell', 'sunset'),
  ],
  romcom: [
    book('Love, Actually Late', 'Priya Nair', 'rooftop'),
    book('Fake Fiancé, Real Sunburn', 'Kit Danvers', 'beach'),
    book('The Boy Across the Street', 'Molly Sands', 'balconies'),
    book('The Wrong Wedding', 'Tess Maguire', 'facade'),
    book('Table for Two', 'Nell Okafor', 'shop'),
  ],
  'womens-fiction': [
    book('A House of Our Own', 'Marian Cole', 'leaf-shadow'),
    book('The Women of Larch Street', 'Nora Ellery', 'village'),
    book('Things We Leave on the Shore', 'Grace Adeyemi', 'beach'),
    book('Sisters of the High Field', 'Fiona Gray', 'meadow', { type: 1 }),
    book('The Year of Saying Yes', 'Dina Petrov', 'coast-town'),
  ],
  fantasy: [
    book('The Last Runesmith', 'Bram Oakheart', 'citadel'),
    book('A Crown of Briars', 'Elira Thorn', 'overgrown'),
    book('Daughter of Ash and Iron', 'Rowan Vale', 'tarot', { type: 3, motif: 3 }),
    book('Song of the Hollow King', 'M. D. Farrow', 'moon-wood'),
    book('The Ember Throne', 'K. S. Aldermoor', 'radiant'),
  ],
  'young-adult': [
    book('We Were the Comets', 'Juno Park', 'star-chart'),
    book('All the Stars We Stole', 'Avery Lane', 'overlook'),
    book('The Boy Who Ran North', 'Caleb Ives', 'papercut'),
    book('After the Fireworks', 'Sage Romero', 'fireflies'),
    book('The Signal in Us', 'Zadie Moss', 'double-exposure'),
  ],
  'science-fiction': [
    book('Colony of Glass', 'T. R. Vance', 'planet'),
    book('The Ninth Orbit', 'Ada Kovac', 'orbits'),
    book('The Memory Engine', 'Li Na Chow', 'future-city'),
    book('Slow Light', 'Desmond Ito', 'spacewalk'),
  ],
  paranormal: [
    book('Moonbound', 'Vesper Lane', 'moon-wood'),
    book('The Moth’s Bargain', 'Isolde Black', 'tarot', { colour: 0, motif: 0 }),
    book('Blood and Lavender', 'Corinne Vail', 'overgrown'),
    book('The Raven Year', 'Lucian Grey', 'radiant'),
  ],
  historical: [
    book('The Cartographer’s Wife', 'Anne Hathersage', 'harbor'),
    book('Letters from the Somme', 'Edmund Ware', 'platform'),
    book('The Last Lamplighter', 'Thomas Merrow', 'glass'),
    book('A Winter in Petersburg', 'Nadia Orlova', 'old-city'),
    book('The Silk Merchant', 'Giulia Ferrante', 'cameo'),
  ],
  literary: [
    book('Small Hours', 'Daniel Okoro', 'paper-birds'),
    book('The Fig Tree Summer', 'Samira Haddad', 'avenue'),
    book('An Inventory of Rain', 'Clara Voss', 'flow'),
    book('A Green Thought', 'Jean Marlowe', 'leaf-shadow', { colour: 1 }),
    book('A Season of Starlings', 'Ines Duarte', 'flock'),
  ],
  memoir: [
    book('Half a Map Home', 'Peter Nakamura', 'globe'),
    book('The Kitchen My Mother Left', 'Rosa Delgado', 'leaf-shadow'),
    book('The Apple Years', 'Ruth Holloway', 'pier'),
    book('Two Suitcases', 'Amir Rahimi', 'torn'),
    book('Unlearning Silence', 'Maya Thornton', 'paper-birds'),
  ],
  poetry: [
    book('Soft Hours', 'Mira Sen', 'flow'),
    book('What the Moss Said', 'Hana Kim', 'leaf-shadow'),
    book('Tender Weather', 'Elise Moreau', 'fireflies'),
    book('Light, Briefly', 'Anton Weiss', 'dune-walk'),
    book('Field Notes on Grief', 'Jonah Reed', 'boat'),
  ],
  'self-help': [
    book('The Calm Habit', 'James Farrow', 'stones'),
    book('Start Before You’re Ready', 'Dr Nina Cole', 'summit'),
    book('Say It Simply', 'Marcus Bell', 'one-of-many'),
    book('Enough Already', 'Tara Whitfield', 'open-door'),
    book('The Five Minute Reset', 'Olivia Grant', 'dune-walk'),
  ],
  business: [
    book('Zero to Useful', 'Ben Hartmann', 'grid'),
    book('Small Teams Win', 'David Cho', 'one-of-many'),
    book('Pricing with Nerve', 'Elena Rossi', 'monolith'),
    book('The Quiet Leader', 'Susan Okafor', 'summit'),
    book('The Honest Pitch', 'Karen Lindholm', 'stairs'),
  ],
  'non-fiction': [
    book('A Short History of Paper', 'Colin Marsh', 'library'),
    book('The Salt Roads', 'Henry Aldous', 'globe'),
    book('A Borrowed Sun', 'Vera Lindgren', 'eclipse'),
    book('The Bridge Builders', 'Amara Osei', 'long-shadow'),
    book('Empire of Wool', 'Judith Crane', 'one-of-many'),
  ],
  childrens: [
    book('Otto Makes a Friend', 'Mabel Fox', 'pop-up'),
    book('Pip and the Paper Moon', 'Lotte Bloom', 'star-fisher'),
    book('Goodnight, Little Planet', 'Nora Bee', 'stickers'),
    book('The House in the Wood', 'Sam Tilly', 'tree-house'),
    book('The Long Summer Sea', 'Finn Apple', 'little-boat'),
  ],
  cookbook: [
    book('The Slow Table', 'Giorgia Bassi', 'gingham'),
    book('Weeknight Green', 'Leila Amari', 'laid-table'),
    book('Bread, Butter, Salt', 'Anna Whitlock', 'kitchen'),
    book('The Olive Harvest', 'Elena Kostas', 'cut-fruit'),
  ],
  travel: [
    book('The Island Road', 'Joao Pereira', 'coast-town'),
    book('A Compass of Rivers', 'Idris Bello', 'map-layers'),
    book('The Beach Year', 'Kate Lassiter', 'beach'),
    book('North of the Map', 'Erik Dahl', 'ridges'),
    book('Slow Trains East', 'Harriet Moss', 'torn', { picture: 'travellers-in-silhouette' }),
  ],
  inspirational: [
    book('Morning Has Room', 'Grace Whitman', 'leaf-shadow'),
    book('Light for the Road', 'Ruth Emmanuel', 'bright-path'),
    book('Still Waters', 'Anna Bright', 'boat'),
    book('Rooted', 'Lydia Fairchild', 'pier'),
    book('The Gentle Way', 'Samuel Hope', 'papercut'),
  ],
  western: [
    book('Snow on the Homestead', 'Wade Harlan', 'campfire'),
    book('The Long Fence', 'Cora McCrae', 'homestead'),
    book('Rattlesnake Creek', 'Clay Dawson', 'wanted'),
    book('A Widow’s Claim', 'Ida Colt', 'riders'),
  ],
};
