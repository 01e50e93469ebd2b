import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { HELD_IN } from './held-words.ts';

const GENRES_OF: ReadonlyMap<string, ReadonlySet<GenreId>> = new Map(
  HELD_IN.flatMap(({ motif, words, genres }) => words.split(' ').map((word) => [`${word} ${motif}`, new Set(genres)] as const)),
);

/** Genres that a drawing suits: the ghost in a sheet would make a horror novel a joke, a shroud frightens children, an island with a palm is for holidays, a heart with an arrow for lovers, and for a rabbit it shows a hare. */
const FRIENDLY: Partial<Record<HeroId, readonly GenreId[]>> = {
  ghost: ['childrens', 'cosy-mystery', 'romcom'],
  toyrobot: ['childrens'],
  wraith: ['horror', 'paranormal', 'fantasy', 'young-adult', 'mystery'],
  rabbit: ['childrens', 'cosy-mystery', 'romcom'],
  // It smiles, and a book about extinction does not.
  dinosaur: ['childrens', 'romcom', 'cosy-mystery'],
  heart: [
    'romance',
    'romcom',
    'womens-fiction',
    'young-adult',
    'poetry',
    'self-help',
    'childrens',
    'cookbook',
    'memoir',
    'inspirational',
    'literary',
    'non-fiction',
    'business',
    'cosy-mystery',
    'historical',
    'travel',
    'western',
  ],
  island: [
    'travel',
    'romance',
    'romcom',
    'womens-fiction',
    'childrens',
    'cosy-mystery',
    'memoir',
    'self-help',
    'non-fiction',
    'business',
    'poetry',
    'literary',
    'young-adult',
    'inspirational',
    'historical',
  ],
};

/** Genres of fear and violence, and drawings that belong into a picture book: a smile would make such a novel a joke. */
const OF_FEAR: ReadonlySet<GenreId> = new Set(['horror', 'thriller', 'crime']);
const OF_PICTURE_BOOKS: ReadonlySet<HeroId> = new Set([
  'ghost',
  'pig',
  'sheep',
  'hen',
  'duck',
  'frog',
  'panda',
  'hedgehog',
  'monkey',
  'giraffe',
  'llama',
  'unicorn',
  'dinosaur',
  'cupcake',
  'donut',
  'icecream',
]);

/** Genres of times, or of worlds, without the things of ours. */
const OF_OTHER_TIMES: ReadonlySet<GenreId> = new Set(['historical', 'fantasy', 'western']);
const OF_OUR_TIME: ReadonlySet<HeroId> = new Set([
  'cloche',
  'caravan',
  'campervan',
  'truck',
  'digger',
  'washer',
  'soccerball',
  'calendar',
  'clipboard',
  'battery',
  'dumbbell',
  'stethoscope',
  'laptop',
  'television',
  'helicopter',
  'astronaut',
  'robot',
  'rocket',
  'ufo',
  'dna',
  'atom',
]);

/** Vehicles of the past: the ship of a novel about space has no sails. */
const OF_THE_PAST: ReadonlySet<HeroId> = new Set(['ship', 'stagecoach']);

/** Things that nobody cooks, eats or finds in a kitchen: a cookbook of Persian nights has no moon on its tiles. */
const OF_NO_KITCHEN: ReadonlySet<HeroId> = new Set([
  'moon',
  'sun',
  'star',
  'snowflake',
  'hourglass',
  'clock',
  'coins',
  'rose',
  'gravestone',
  'suitcase',
  'key',
  'ring',
  'heart',
  'church',
  'crown',
  'anchor',
  'door',
  'bed',
  'letter',
  'book',
  'compass',
  'mountain',
  'candle',
  'pearl',
  'house',
]);

/** Things that frighten small children: a pirate of theirs has a ship, and a robot a smile. */
const FRIGHTENING: ReadonlySet<HeroId> = new Set(['skull', 'noose', 'coffin', 'robot']);

/** Reports whether a drawing has a genre's mood, and is of its time. */
export function hasMoodOf(motif: HeroId, genre: GenreId | undefined): boolean {
  const friendly = FRIENDLY[motif];
  if (friendly) return genre !== undefined && friendly.includes(genre);
  if (genre === undefined) return true;
  if (genre === 'childrens' && FRIGHTENING.has(motif)) return false;
  if (genre === 'cookbook' && OF_NO_KITCHEN.has(motif)) return false;
  if (genre === 'science-fiction' && OF_THE_PAST.has(motif)) return false;
  return !(OF_FEAR.has(genre) && OF_PICTURE_BOOKS.has(motif)) && !(OF_OTHER_TIMES.has(genre) && OF_OUR_TIME.has(motif));
}

/** Reports whether a word shows a motif in a genre. Where the genre is not known, it does if it does in every genre. */
export function holdsIn(word: string, motif: HeroId, genre: GenreId | undefined): boolean {
  if (!hasMoodOf(motif, genre)) return false;
  const genres = GENRES_OF.get(`${word} ${motif}`);
  return genres === undefined || (genre !== undefined && genres.has(genre));
}
