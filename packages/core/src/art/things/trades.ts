import type { HeroId } from '../heroes/hero-ids.ts';
import type { ToolId } from './hand-tools.ts';

/** Things on a bench around the work. */
export type ScrapId = 'shavings' | 'chips' | 'cloth' | 'wheels' | 'paper';

/** Things that a trade has in its workshop. */
export interface Trade {
  /** The work on the bench when the title names no thing itself. */
  readonly work: HeroId;
  /** Something taller than a man that stands behind the bench. */
  readonly behind?: HeroId;
  /** Things on the shelf, from the window inwards. */
  readonly shelf: readonly HeroId[];
  /** Things on the wall. */
  readonly tools: readonly ToolId[];
  readonly scraps: ScrapId;
}

/** The trades that a workshop can be of, by the numbers that artworks store. */
export const TRADES = {
  wood: {
    work: 'chair',
    shelf: ['birdcage', 'rockinghorse', 'clock', 'lantern'],
    tools: ['saw', 'mallet', 'chisel', 'square', 'chisel', 'hammer'],
    scraps: 'shavings',
  },
  stone: {
    work: 'bust',
    shelf: ['vase', 'bust', 'vase', 'lantern'],
    tools: ['mallet', 'point', 'chisel', 'point', 'hammer', 'compasses'],
    scraps: 'chips',
  },
  cloth: {
    work: 'sewing',
    behind: 'dress',
    shelf: ['spool', 'hat', 'spool'],
    tools: ['shears', 'square', 'shears', 'brush'],
    scraps: 'cloth',
  },
  clocks: {
    work: 'watch',
    behind: 'clock',
    shelf: ['hourglass', 'bell', 'telescope'],
    tools: ['driver', 'pliers', 'driver', 'hammer', 'pliers', 'compasses'],
    scraps: 'wheels',
  },
  shoes: {
    work: 'shoe',
    shelf: ['shoe', 'hikingboot', 'shoe', 'hikingboot'],
    tools: ['hammer', 'pliers', 'driver', 'shears', 'brush'],
    scraps: 'cloth',
  },
  iron: {
    work: 'horseshoe',
    shelf: ['lantern', 'bell', 'padlock', 'horseshoe'],
    tools: ['hammer', 'pliers', 'hammer', 'pliers', 'point', 'mallet'],
    scraps: 'chips',
  },
  silver: {
    work: 'chalice',
    shelf: ['teapot', 'bell', 'chalice', 'mirror'],
    tools: ['hammer', 'pliers', 'point', 'driver', 'compasses'],
    scraps: 'chips',
  },
  print: {
    work: 'inkwell',
    shelf: ['book', 'inkwell', 'book', 'scroll'],
    tools: ['square', 'brush', 'point', 'shears', 'brush'],
    scraps: 'paper',
  },
  clay: {
    work: 'vase',
    shelf: ['jar', 'vase', 'teapot', 'vase'],
    tools: ['brush', 'point', 'compasses', 'brush', 'driver'],
    scraps: 'chips',
  },
  strings: {
    work: 'violin',
    shelf: ['violin', 'flute', 'guitar', 'lantern'],
    tools: ['saw', 'chisel', 'compasses', 'chisel', 'mallet', 'square'],
    scraps: 'shavings',
  },
  paint: {
    work: 'portrait',
    shelf: ['jar', 'bust', 'vase', 'jar'],
    tools: ['brush', 'brush', 'square', 'brush', 'brush'],
    scraps: 'paper',
  },
  bottles: {
    work: 'flask',
    shelf: ['bottle', 'jar', 'flask', 'bottle', 'jar'],
    tools: ['brush', 'shears', 'pliers', 'brush'],
    scraps: 'paper',
  },
  toys: {
    work: 'doll',
    shelf: ['teddy', 'rockinghorse', 'drum', 'doll'],
    tools: ['saw', 'brush', 'chisel', 'brush', 'mallet'],
    scraps: 'shavings',
  },
  wires: {
    work: 'radio',
    shelf: ['gramophone', 'radio', 'bulb', 'phone'],
    tools: ['driver', 'pliers', 'driver', 'hammer', 'pliers'],
    scraps: 'wheels',
  },
} as const satisfies Readonly<Record<string, Trade>>;

export type TradeId = keyof typeof TRADES;

export const TRADE_IDS = Object.keys(TRADES) as [TradeId, ...TradeId[]];
