import type { Recipe } from '@coverwright/core/ideas/recipe.ts';

/** An invented book on the public pages, with the recipe of its cover. */
export interface ShownBook {
  readonly title: string;
  readonly author: string;
  readonly genre: string;
  /** Chosen by eye on contact sheets. Each family occurs only once. */
  readonly recipe: Omit<Recipe, 'picture' | 'crop'>;
  /** The library id of the picture, for families that show one. */
  readonly picture?: string;
  readonly book?: Partial<{ readonly format: 'hardback'; readonly paper: 'cream'; readonly extent: number }>;
  /** The blurb as HTML, for covers whose back is shown. */
  readonly blurb?: string;
}

export const BOOKS = {
  'lantern-keepers': {
    title: 'The Lantern Keepers',
    author: 'Ada Marchmont',
    genre: 'fantasy',
    recipe: { layout: 'citadel', type: 0, colour: 0, motif: 0 },
    book: { paper: 'cream', extent: 352 },
    blurb:
      '<p>Every night for nine hundred years, somebody has climbed the last tower of the north and lit the lamp.</p><p>Isolde Verrin is nineteen, afraid of heights, and the only keeper left. The winter she lets the flame go out, the mountains answer: with a light of their own, and a voice that knows her name.</p><p>To relight what she lost, Isolde must walk under the ice with a mapmaker who lies and a wolf who does not, and learn what her family was really keeping out.</p>',
  },
  'fig-tree-summer': {
    title: 'The Fig Tree Summer',
    author: 'Clara Voss',
    genre: 'literary',
    recipe: { layout: 'open-window', type: 0, colour: 0, motif: 0 },
  },
  'tide-kept': {
    title: 'What the Tide Kept',
    author: 'R. J. Calloway',
    genre: 'thriller',
    recipe: { layout: 'mist-type', type: 0, colour: 0, motif: 0 },
    picture: 'rough-water',
  },
  'slow-table': {
    title: 'The Slow Table',
    author: 'Giorgia Bassi',
    genre: 'cookbook',
    recipe: { layout: 'gingham', type: 1, colour: 1, motif: 1 },
  },
  'ninth-orbit': {
    title: 'The Ninth Orbit',
    author: 'Ada Kovac',
    genre: 'science-fiction',
    recipe: { layout: 'planet', type: 3, colour: 3, motif: 3 },
  },
  'salt-the-door': {
    title: 'Salt the Door',
    author: 'Maren Holt',
    genre: 'horror',
    recipe: { layout: 'doorway', type: 2, colour: 2, motif: 2 },
  },
  'roofs-of-lisbon': {
    title: 'Roofs of Lisbon',
    author: 'Camille Laurent',
    genre: 'romance',
    recipe: { layout: 'rooftop', type: 0, colour: 1, motif: 0 },
    blurb:
      '<p>Inês mends tiles. Tomás mends radios. For eleven years they have eaten lunch on neighboring roofs of the Alfama, and never said a word.</p><p>Then the city sells both houses, and gives them one summer to move out. There is a wedding to save, a song to find, and a string of lights that has to reach from her chimney to his.</p><p>The whole street holds its breath. And its ladders.</p>',
  },
  'calm-habit': {
    title: 'The Calm Habit',
    author: 'James Farrow',
    genre: 'self-help',
    recipe: { layout: 'sun-rings', type: 0, colour: 0, motif: 0 },
  },
  'court-of-briars': {
    title: 'A Court of Briars',
    author: 'Elira Thorn',
    genre: 'young-adult',
    recipe: { layout: 'overgrown', type: 0, colour: 0, motif: 0 },
  },
  'island-road': {
    title: 'The Island Road',
    author: 'Joao Pereira',
    genre: 'travel',
    recipe: { layout: 'sunset', type: 2, colour: 2, motif: 2 },
  },
  'seventh-guest': {
    title: 'The Seventh Guest',
    author: 'Eleanor Pryce',
    genre: 'mystery',
    recipe: { layout: 'manor', type: 1, colour: 1, motif: 1 },
    book: { format: 'hardback' },
    blurb:
      '<p>Lady Ashdown sets seven places at table, and only six of her guests are still alive when the coffee comes.</p><p>The snow has closed the pass. The portrait in the hall has opened its eyes. And the seventh guest, whom nobody remembers inviting, is washing up.</p><p>A house-party mystery for readers who lock the door first.</p>',
  },
  'cat-on-candle-street': {
    title: 'The Cat on Candle Street',
    author: 'Sam Tilly',
    genre: 'childrens',
    recipe: { layout: 'village', type: 1, colour: 1, motif: 1 },
  },
  'moths-bargain': {
    title: 'The Moth’s Bargain',
    author: 'Isolde Black',
    genre: 'paranormal',
    recipe: { layout: 'tarot', type: 1, colour: 1, motif: 0 },
  },
  'low-tide': {
    title: 'Kiss Me at Low Tide',
    author: 'Isla Monroe',
    genre: 'romcom',
    recipe: { layout: 'beach', type: 4, colour: 4, motif: 4 },
  },
  'still-water': {
    title: 'Still Water',
    author: 'Anna Bright',
    genre: 'literary',
    recipe: { layout: 'pier', type: 0, colour: 0, motif: 0 },
  },
  'what-she-saw': {
    title: 'What She Saw',
    author: 'Dana Verrick',
    genre: 'thriller',
    recipe: { layout: 'torn-eye', type: 0, colour: 0, motif: 0 },
  },
  'zero-to-useful': {
    title: 'Zero to Useful',
    author: 'Ben Hartmann',
    genre: 'business',
    recipe: { layout: 'grid', type: 0, colour: 0, motif: 0 },
  },
  'two-suitcases': {
    title: 'Two Suitcases',
    author: 'Amir Rahimi',
    genre: 'memoir',
    recipe: { layout: 'taped', type: 0, colour: 0, motif: 0 },
    picture: 'figure-and-dog-on-the-rocks',
  },
  'night-drive': {
    title: 'Night Drive',
    author: 'Carla Ruiz',
    genre: 'crime',
    recipe: { layout: 'neon', type: 2, colour: 2, motif: 2 },
  },
} as const satisfies Readonly<Record<string, ShownBook>>;

/** The file name of a design in `assets/site/designs`. */
export type DesignName = keyof typeof BOOKS;
