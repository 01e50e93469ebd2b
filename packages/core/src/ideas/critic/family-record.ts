import type { Genre } from '../../genres/genre.ts';
import type { LayoutId } from '../../genres/layout-ids.ts';
import type { Size } from '../../geometry/shapes.ts';
import { MARKS_IN_GENRES } from './marks-in-genres.ts';

/** The techniques by which authors filter families. */
export const STYLES = ['illustrated', 'typographic', 'photographic', 'ornamental'] as const;
export type Style = (typeof STYLES)[number];

export interface FamilyRecord {
  readonly style: Style;
  /** The mean mark, from 1 to 10, that people gave its covers over all genres, with titles that it was not tuned to. */
  readonly mark: number;
  /** True for a family whose idea is a joke. A second joke in a dozen looks like the first one told again, so there is one at most. */
  readonly isLoud?: true;
  /** True if it draws a place or an object, so that a title about another one contradicts it. */
  readonly isScene?: true;
  /** True for letters, paper, light and plants that say nothing of what a book is about, so that no title contradicts them. */
  readonly isPlain?: true;
  /** The drawing claims what the book is about, so only titles that name it get it; the genre that leads with the family is exempt. */
  readonly needsWord?: true;
}

/**
 * Share of the front's height that a title takes at least, unless its words are too long for it. Letters are what sells: where a
 * picture is drawn it finds its place under them.
 */
export const LEAST_SHARE = 0.35;
/** Families whose letters stand inside a shape that is smaller than the front. */
const LEAST_SHARES_OF: Partial<Record<LayoutId, number>> = {
  // The words stand on a band between two pictures.
  'playing-card': 0.2,
  // The words stand on a plate, or on a label.
  gingham: 0.2,
  curiosities: 0.26,
  // The words share an old sheet with the drawing.
  specimens: 0.28,
  pantry: 0.24,
  // The strips that the words stand on are seen as part of them.
  'paper-strips': 0.22,
};
/** A square front is as wide as it is high: lines that fill its width are few. */
const OF_A_SQUARE = 0.75;
const SQUARE = 1.2;

/** Share of the front's height that a title of the family takes at least, unless its words are too long for it. */
export function leastShareOf(layout: LayoutId, { width, height }: Size): number {
  return (LEAST_SHARES_OF[layout] ?? LEAST_SHARE) * (height < width * SQUARE ? OF_A_SQUARE : 1);
}

const record = (style: Style, mark: number, more: Partial<FamilyRecord> = {}): FamilyRecord => ({
  style,
  mark,
  ...more,
});
const scene = { isScene: true } as const;
const plain = { isPlain: true } as const;
const loud = { isLoud: true } as const;
const named = { needsWord: true } as const;

/** The record of each layout family. The marks are the mean of the sheets in `docs/covers`, looked at beside printed covers. */
export const FAMILY_RECORDS: Readonly<Record<LayoutId, FamilyRecord>> = {
  'big-type': record('photographic', 4.8),
  centred: record('photographic', 4.8),
  framed: record('photographic', 5),
  script: record('photographic', 5.2),
  panel: record('photographic', 5.2),
  solid: record('typographic', 5),
  wide: record('typographic', 5),
  playful: record('typographic', 5.2),
  band: record('photographic', 5),
  diagonal: record('photographic', 5),
  window: record('photographic', 5.2),
  emblem: record('ornamental', 5.4),
  pattern: record('ornamental', 5),
  label: record('ornamental', 5.2),
  poster: record('typographic', 5),
  strip: record('photographic', 5),
  bands: record('typographic', 6.4, plain),
  'sun-rings': record('typographic', 6.6, plain),
  pipes: record('typographic', 6.4, plain),
  orbits: record('ornamental', 6.6, scene),
  ridges: record('illustrated', 6.6, scene),
  aura: record('typographic', 6.4, plain),
  flood: record('photographic', 5.7, plain),
  torn: record('photographic', 6.4, plain),
  'window-type': record('photographic', 6.1, plain),
  papercut: record('illustrated', 7.2, { ...scene, ...named }),
  'leaf-shadow': record('illustrated', 6.9, plain),
  flow: record('illustrated', 6.9, plain),
  doorway: record('illustrated', 7, { ...scene, ...loud }),
  keyhole: record('illustrated', 7.4, { ...scene, ...loud }),
  'moon-wood': record('illustrated', 7, scene),
  flock: record('illustrated', 6.7, { ...scene, ...named }),
  rooftop: record('illustrated', 6.5, scene),
  beach: record('illustrated', 7.1, scene),
  sunset: record('illustrated', 6.5, { ...scene, ...named }),
  grid: record('typographic', 6.7, plain),
  eclipse: record('illustrated', 7.7),
  'mirror-lake': record('illustrated', 6.3, scene),
  'double-exposure': record('illustrated', 6.6, { ...scene, ...named }),
  silhouette: record('illustrated', 6.4, named),
  blossom: record('illustrated', 6.1, plain),
  'open-window': record('illustrated', 6.3, scene),
  facade: record('illustrated', 7.1, scene),
  stairs: record('illustrated', 6.6),
  balloon: record('illustrated', 6.9, scene),
  'full-bowl': record('illustrated', 7.1),
  'great-dish': record('illustrated', 7.1),
  parade: record('illustrated', 6.7),
  manor: record('illustrated', 6.8, scene),
  'tall-ship': record('illustrated', 6.6, { ...scene, ...named }),
  portal: record('illustrated', 6.8),
  spotlight: record('illustrated', 6.5),
  pier: record('illustrated', 7, scene),
  citadel: record('illustrated', 6.9, scene),
  'high-stair': record('illustrated', 7.4, scene),
  pantry: record('illustrated', 6.5),
  planet: record('illustrated', 6.6, scene),
  meadow: record('illustrated', 5.9, scene),
  overgrown: record('ornamental', 6.8, plain),
  tarot: record('ornamental', 7),
  deco: record('ornamental', 7),
  cartouche: record('ornamental', 6.9),
  village: record('illustrated', 6.7, scene),
  gingham: record('ornamental', 6.4, { ...scene, ...named }),
  'cut-outs': record('ornamental', 6.3, plain),
  drip: record('typographic', 6.1, { ...loud, ...plain }),
  'star-chart': record('illustrated', 6.5, scene),
  globe: record('illustrated', 6.6, { ...scene, ...named }),
  'map-layers': record('illustrated', 6.6, scene),
  monolith: record('typographic', 6.3, plain),
  reflect: record('typographic', 7, named),
  neon: record('typographic', 6.3, { ...loud, ...plain }),
  sliced: record('typographic', 5.9, plain),
  shatter: record('photographic', 6.8, plain),
  'mist-type': record('photographic', 6.2, plain),
  behind: record('photographic', 5.8, named),
  engraved: record('photographic', 6.5, plain),
  halftone: record('photographic', 6.6, plain),
  taped: record('photographic', 6.3, plain),
  overprint: record('typographic', 6.3, plain),
  stretch: record('typographic', 6.2, plain),
  highlights: record('photographic', 5.4, plain),
  'inset-type': record('typographic', 5.5, plain),
  stencil: record('typographic', 6.9, plain),
  crushed: record('photographic', 6.1, plain),
  radiant: record('ornamental', 6.8),
  tunnel: record('illustrated', 6.5),
  glass: record('ornamental', 7.3, { ...scene, ...named }),
  arch: record('illustrated', 7),
  companion: record('illustrated', 6.4),
  stickers: record('illustrated', 6.5, loud),
  beam: record('illustrated', 7, scene),
  boat: record('illustrated', 7.2, scene),
  roots: record('illustrated', 7.3, { ...scene, ...named }),
  cameo: record('ornamental', 6.5),
  'great-thing': record('illustrated', 6.3),
  'paper-strips': record('illustrated', 6),
  wanted: record('ornamental', 7),
  tiles: record('ornamental', 6.8, named),
  shop: record('illustrated', 6.8, scene),
  'floral-wall': record('ornamental', 6.7, plain),
  still: record('illustrated', 6.4, named),
  wash: record('illustrated', 6.5, plain),
  'paper-layers': record('illustrated', 6.5, plain),
  woven: record('ornamental', 7, { ...named, ...plain }),
  'street-lamp': record('illustrated', 6.9, scene),
  blinds: record('illustrated', 7.1),
  'torn-eye': record('illustrated', 7.2, loud),
  claws: record('illustrated', 7.1, named),
  mesa: record('illustrated', 7.1, { ...scene, ...named }),
  'old-city': record('illustrated', 6.8, scene),
  'laid-table': record('illustrated', 6.9),
  peek: record('illustrated', 6.9),
  'bright-path': record('illustrated', 6.7),
  'open-door': record('illustrated', 7.1),
  umbrella: record('illustrated', 7, scene),
  fireflies: record('illustrated', 6.6, scene),
  avenue: record('illustrated', 6.7, scene),
  kitchen: record('illustrated', 7.1),
  'little-boat': record('illustrated', 6.4),
  stones: record('illustrated', 6.8),
  harbor: record('illustrated', 7.1, scene),
  'coast-town': record('illustrated', 6.8, scene),
  'city-roofs': record('illustrated', 6.7, scene),
  summit: record('illustrated', 6.6, scene),
  library: record('illustrated', 6.1, scene),
  platform: record('illustrated', 7.7, scene),
  viaduct: record('illustrated', 6.7, scene),
  'paper-birds': record('illustrated', 6.3),
  corridor: record('illustrated', 7.1, scene),
  'snow-cabin': record('illustrated', 7.2, scene),
  clockwork: record('illustrated', 6.7, named),
  'story-hill': record('illustrated', 5.7, named),
  'frontier-street': record('illustrated', 7.3),
  headlights: record('illustrated', 7, scene),
  fairground: record('illustrated', 6.7, scene),
  chat: record('typographic', 6.9, loud),
  keepsakes: record('illustrated', 6.9),
  spacewalk: record('illustrated', 7.3, scene),
  viewport: record('illustrated', 7.4, scene),
  'future-city': record('illustrated', 6.7, scene),
  'rain-city': record('illustrated', 7, scene),
  colony: record('illustrated', 7, scene),
  campfire: record('illustrated', 7.3),
  'tree-house': record('illustrated', 7.2),
  'under-sea': record('illustrated', 7.5, scene),
  nursery: record('illustrated', 6.5),
  overlook: record('illustrated', 7.1, scene),
  'night-room': record('illustrated', 7.2, scene),
  hilltop: record('illustrated', 7.1, scene),
  workshop: record('illustrated', 7.2, scene),
  'high-window': record('illustrated', 6.3, scene),
  canoe: record('illustrated', 7, scene),
  dance: record('illustrated', 6.7, scene),
  leap: record('illustrated', 7, scene),
  homestead: record('illustrated', 7.4),
  'long-shadow': record('illustrated', 6.6),
  matches: record('illustrated', 7.2),
  labyrinth: record('illustrated', 7.4),
  'turned-corner': record('illustrated', 6.5),
  orchard: record('illustrated', 7.3, scene),
  savanna: record('illustrated', 7.3, scene),
  'river-bend': record('illustrated', 6.9, scene),
  balconies: record('illustrated', 7.1, scene),
  'cafe-window': record('illustrated', 6.6, scene),
  'long-light': record('illustrated', 6.8, scene),
  porch: record('illustrated', 6.7),
  'two-cups': record('illustrated', 7.2, scene),
  'road-trip': record('illustrated', 7.2, scene),
  'storm-sail': record('illustrated', 7.1, scene),
  'fishing-village': record('illustrated', 6.7, scene),
  footpath: record('illustrated', 7.2, scene),
  'ferry-wake': record('illustrated', 7.1, scene),
  'clothes-line': record('illustrated', 7.1, scene),
  snapshots: record('illustrated', 7),
  'park-bench': record('illustrated', 6.7, scene),
  'just-married': record('illustrated', 7.4, scene),
  towels: record('illustrated', 7.3, scene),
  notebook: record('illustrated', 6.9),
  'bell-jar': record('illustrated', 7),
  offered: record('illustrated', 6.8),
  afloat: record('illustrated', 6.3),
  footprints: record('illustrated', 6.6),
  colossus: record('illustrated', 7.1),
  'great-shadow': record('illustrated', 6.8),
  entwined: record('illustrated', 6.9),
  curiosities: record('illustrated', 7.1),
  'pop-up': record('illustrated', 7.1),
  'playing-card': record('illustrated', 6.1, named),
  envelope: record('illustrated', 7, named),
  stage: record('illustrated', 6.9, named),
  clearing: record('illustrated', 6.8),
  'book-stack': record('illustrated', 6.9),
  'front-doors': record('illustrated', 6.9, scene),
  'window-cat': record('illustrated', 7.4, scene),
  'market-stall': record('illustrated', 7, scene),
  'cottage-garden': record('illustrated', 7.1, scene),
  'train-window': record('illustrated', 6.8, scene),
  'long-table': record('illustrated', 6.5, scene),
  riders: record('illustrated', 7.1),
  'small-hero': record('illustrated', 6.5),
  puddle: record('illustrated', 7.3),
  'hero-portrait': record('illustrated', 6.1),
  'star-fisher': record('illustrated', 7.4),
  brushwork: record('illustrated', 6.7, plain),
  'painted-plate': record('ornamental', 7.2, plain),
  terraces: record('illustrated', 7.2, scene),
  lamplight: record('illustrated', 6.9, { ...scene, ...named }),
  dominoes: record('illustrated', 6.4, scene),
  iceberg: record('illustrated', 7.1, scene),
  gallery: record('illustrated', 7),
  strata: record('illustrated', 6.3, scene),
  specimens: record('illustrated', 7.1, scene),
  chessboard: record('illustrated', 7, { ...scene, ...named }),
  wheat: record('illustrated', 7, { ...scene, ...named }),
  rowers: record('illustrated', 6.6, { ...scene, ...named }),
  relief: record('typographic', 6.2, plain),
  wildflowers: record('illustrated', 6.5, plain),
  'cut-fruit': record('illustrated', 7),
  'one-of-many': record('typographic', 6.8),
  pool: record('illustrated', 7.5, scene),
  lockers: record('illustrated', 7.2, scene),
  'above-clouds': record('illustrated', 6.6, scene),
  'standing-letters': record('typographic', 5.6, plain),
  'ferry-crossing': record('illustrated', 7.2, scene),
  profiles: record('illustrated', 6.8, plain),
  'torn-land': record('illustrated', 6.1, plain),
  'dune-walk': record('illustrated', 7.2, scene),
};

/** The mark, from 1 to 10, that readers gave a family in a genre; its mark over all genres where it was not read in this one. */
export function markIn({ id }: Pick<Genre, 'id'>, layout: LayoutId): number {
  return MARKS_IN_GENRES[id][layout] ?? FAMILY_RECORDS[layout].mark;
}
