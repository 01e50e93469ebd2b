import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { DesignName } from './books.ts';

/** Fronts of the home page's demo, and those of its wall in their order. */
export const FRONTS = [
  'fig-tree-summer',
  'lantern-keepers',
  'tide-kept',
  'slow-table',
  'still-water',
  'moths-bargain',
  'calm-habit',
  'what-she-saw',
  'low-tide',
  'seventh-guest',
  'zero-to-useful',
  'ninth-orbit',
  'two-suitcases',
  'night-drive',
  'cat-on-candle-street',
] as const satisfies readonly DesignName[];
/** Widths in pixels for pixel ratios 1 and 2. */
export const FRONT_WIDTHS = [240, 480] as const;

/** Designs that are shown as whole flat covers. */
export const WRAPS: readonly DesignName[] = ['lantern-keepers', 'seventh-guest'];
export const WRAP_WIDTHS = [720, 1440] as const;

export interface MockUp {
  readonly name: string;
  readonly design: DesignName;
  readonly scene: SceneId;
  /** Width by height. */
  readonly proportion: number;
  readonly neighbours?: readonly DesignName[];
}

/** 3D mock-ups with a transparent background and a shadow. */
export const MOCK_UPS: readonly MockUp[] = [
  { name: 'standing-keepers', design: 'lantern-keepers', scene: 'standing', proportion: 0.92 },
  { name: 'standing-salt', design: 'salt-the-door', scene: 'standing', proportion: 0.92 },
  { name: 'standing-island', design: 'island-road', scene: 'standing', proportion: 0.92 },
  { name: 'standing-briars', design: 'court-of-briars', scene: 'standing', proportion: 0.92 },
  { name: 'lying-guest', design: 'seventh-guest', scene: 'lying', proportion: 1.2 },
  { name: 'stack-keepers', design: 'lantern-keepers', scene: 'stack', proportion: 1.3 },
  { name: 'e-reader-orbit', design: 'ninth-orbit', scene: 'e-reader', proportion: 0.9 },
  { name: 'phone-orbit', design: 'ninth-orbit', scene: 'phone', proportion: 0.9 },
];
export const MOCK_UP_WIDTHS = [480, 960] as const;

/** Pictures for shared links, 1200 × 630 px. */
export const SHARED: readonly (MockUp & { readonly ground: string })[] = [
  {
    name: 'house',
    design: 'lantern-keepers',
    scene: 'shelf',
    proportion: 1200 / 630,
    ground: '#ece5d8',
    neighbours: ['court-of-briars', 'fig-tree-summer', 'slow-table', 'salt-the-door'],
  },
  { name: 'paperback', design: 'tide-kept', scene: 'stack', proportion: 1200 / 630, ground: '#e4e0d6' },
  { name: 'hardcover', design: 'seventh-guest', scene: 'lying', proportion: 1200 / 630, ground: '#e6dcd2' },
  { name: 'ebook', design: 'ninth-orbit', scene: 'e-reader', proportion: 1200 / 630, ground: '#dfe4e6' },
  { name: 'kdp', design: 'lantern-keepers', scene: 'standing', proportion: 1200 / 630, ground: '#e9e2d3' },
];

/** The cover of the print check's demo. */
export const FAULTY = 'roofs-of-lisbon-faulty';
