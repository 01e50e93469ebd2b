import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { GenreId } from '../genres/messages.ts';

/** Genres that tell how to work and live, and how the world works. */
const OF_WORK: readonly GenreId[] = ['business', 'self-help', 'non-fiction'];
const OF_LIVES: readonly GenreId[] = [...OF_WORK, 'memoir', 'romcom', 'womens-fiction'];
/** Genres whose people drive cars. */
const OF_CARS: readonly GenreId[] = [
  'travel',
  'memoir',
  'romcom',
  'womens-fiction',
  'childrens',
  'cosy-mystery',
  'crime',
  'thriller',
  'mystery',
];
const OF_FACTS: readonly GenreId[] = ['non-fiction', 'business'];

/** A word that shows a thing in some genres only. */
export interface HeldWords {
  readonly motif: HeroId;
  readonly words: string;
  readonly genres: readonly GenreId[];
}

/** Words of work, the house and the road that show a thing in some genres only: a novel's wall and its store are places. */
export const HELD_AT_WORK: readonly HeldWords[] = [
  // A caravan is drawn by a car today, and was a line of camels before.
  { motif: 'caravan', words: 'caravan', genres: OF_CARS },
  // A company starts in a garage without a car.
  { motif: 'car', words: 'garage', genres: OF_CARS },
  // Who coaches people drives none of them.
  { motif: 'bus', words: 'coach', genres: OF_CARS },
  { motif: 'camel', words: 'caravan', genres: ['historical', 'fantasy', 'western', 'poetry', 'non-fiction'] },
  { motif: 'digger', words: 'digger dumper', genres: ['childrens'] },
  { motif: 'spade', words: 'digger', genres: ['travel', 'non-fiction', 'historical', 'mystery', 'cosy-mystery', 'crime', 'horror'] },
  { motif: 'truck', words: 'delivery warehouse freight logistic pickup', genres: ['business', 'childrens', 'non-fiction', 'self-help'] },
  { motif: 'tooth', words: 'tooth', genres: ['childrens', 'self-help', 'business', 'non-fiction', 'romcom', 'memoir'] },
  { motif: 'bathtub', words: 'bath tub bathtub bathroom soap', genres: [...OF_LIVES, 'childrens'] },
  { motif: 'washer', words: 'laundry washing', genres: [...OF_LIVES, 'crime'] },
  { motif: 'toolbox', words: 'tool toolkit', genres: [...OF_LIVES, 'childrens'] },
  { motif: 'soccerball', words: 'ball', genres: ['childrens'] },
  { motif: 'smartphone', words: 'phone', genres: [...OF_LIVES, 'young-adult'] },
  {
    motif: 'phone',
    words: 'phone',
    genres: ['crime', 'thriller', 'mystery', 'cosy-mystery', 'horror', 'paranormal', 'literary', 'poetry', 'science-fiction', 'historical'],
  },
  { motif: 'smartphone', words: 'screen app scroll scrolling', genres: OF_LIVES },
  { motif: 'church', words: 'pilgrim pilgrimage', genres: ['inspirational', 'historical', 'literary', 'poetry'] },
  { motif: 'hikingboot', words: 'pilgrim pilgrimage camino', genres: ['travel', 'memoir', 'non-fiction', 'self-help'] },
  { motif: 'hikingboot', words: 'bootstrap bootstrapped', genres: OF_WORK },
  { motif: 'boot', words: 'bootstrap', genres: ['western'] },
  { motif: 'gravestone', words: 'dead funeral bury', genres: OF_FACTS },
  {
    motif: 'cow',
    words: 'cattle herd',
    genres: [
      'childrens',
      'memoir',
      'non-fiction',
      'romance',
      'romcom',
      'cosy-mystery',
      'travel',
      'business',
      'inspirational',
      'literary',
      'poetry',
      'womens-fiction',
      'historical',
    ],
  },
  { motif: 'bull', words: 'cattle herd', genres: ['western'] },
  { motif: 'truck', words: 'container', genres: OF_FACTS },
  { motif: 'calendar', words: 'monday weekend week weekly month monthly planner habit routine schedule', genres: OF_WORK },
  { motif: 'clipboard', words: 'résumé resume', genres: OF_WORK },
  { motif: 'clipboard', words: 'contract audit survey inspection employee', genres: OF_WORK },
  { motif: 'battery', words: 'battery burnout', genres: [...OF_LIVES, 'science-fiction'] },
  { motif: 'battery', words: 'tired exhausted exhaustion fatigue recharge', genres: OF_WORK },
  { motif: 'brickwall', words: 'wall boundary foundation groundwork construction concrete cement mortar', genres: OF_WORK },
  { motif: 'storefront', words: 'store shop retail customer merchant franchise', genres: [...OF_WORK, 'memoir'] },
  { motif: 'dumbbell', words: 'strength muscle weight', genres: ['self-help', 'memoir', 'romcom'] },
  { motif: 'broom', words: 'tidy tidying clutter declutter cleaner cleaning', genres: [...OF_LIVES, 'cosy-mystery'] },
  { motif: 'pickaxe', words: 'mine', genres: ['western', 'non-fiction'] },
  { motif: 'pickaxe', words: 'gold', genres: ['western'] },
  { motif: 'dynamite', words: 'blast', genres: ['western'] },
  { motif: 'chair', words: 'therapy therapist couch', genres: [...OF_WORK, 'memoir'] },
  { motif: 'cairn', words: 'stone rock pebble', genres: ['self-help', 'inspirational', 'travel'] },
  { motif: 'barrel', words: 'oil petroleum', genres: OF_FACTS },
  { motif: 'coins', words: 'gold stock bond loan margin overhead cashflow bitcoin crypto', genres: OF_FACTS },
  { motif: 'laptop', words: 'code data', genres: OF_FACTS },
  { motif: 'microphone', words: 'pitch presentation keynote', genres: ['business'] },
  { motif: 'cradle', words: 'manger', genres: ['inspirational'] },
  { motif: 'star', words: 'bethlehem', genres: ['inspirational', 'poetry'] },
  { motif: 'vase', words: 'clay', genres: ['inspirational', 'non-fiction', 'poetry'] },
  { motif: 'jar', words: 'alabaster', genres: ['inspirational'] },
  { motif: 'book', words: 'alphabet grammar language linguist printing', genres: OF_FACTS },
];
