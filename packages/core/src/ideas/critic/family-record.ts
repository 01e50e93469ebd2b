import type { Genre, LayoutId } from '../../genres/genre.ts';
import type { Size } from '../../geometry/shapes.ts';
import { MARKS_IN_GENRES } from './marks-in-genres.ts';

/** The techniques by which authors filter families. */
export const STYLES = ['illustrated', 'typographic', 'photographic', 'ornamental'] as const;
export type Style = (typeof STYLES)[number];

export interface FamilyRecord {
  readonly style: Style;
  /** The mean mark, from 1 to 10, that people gave its covers over all genres, with titles that it was not tuned to. */
  readonly mark: number;
  /** The thing that draws the eye first, in an author's words. */
  readonly draws: string;
  /** One idea that shouts: two of them side by side look like a joke told twice. */
  readonly isLoud?: true;
  /** It draws a place or thing: a title about another one is contradicted by it. */
  readonly isScene?: true;
  /** The drawing claims what the book is about, so only titles that name it get it; the genre that leads with the family is exempt. */
  readonly needsWord?: true;
}

/**
 * Share of the front's height that a title takes at least, unless its words are too long for it. Letters are what sells: where a
 * picture is drawn it finds its place under them.
 */
const LEAST_SHARE = 0.35;
/** Families whose letters stand inside a shape that is smaller than the front. */
const LEAST_SHARES_OF: Partial<Record<LayoutId, number>> = {
  // The words stand on a plate.
  gingham: 0.2,
};
/** A square front is as wide as it is high: lines that fill its width are few. */
const OF_A_SQUARE = 0.75;
const SQUARE = 1.2;

/** Share of the front's height that a title of the family takes at least, unless its words are too long for it. */
export function leastShareOf(layout: LayoutId, { width, height }: Size): number {
  return (LEAST_SHARES_OF[layout] ?? LEAST_SHARE) * (height < width * SQUARE ? OF_A_SQUARE : 1);
}

const record = (style: Style, mark: number, draws: string, more: Partial<FamilyRecord> = {}): FamilyRecord => ({
  style,
  mark,
  draws,
  ...more,
});
const scene = { isScene: true } as const;
const loud = { isLoud: true } as const;
const named = { needsWord: true } as const;

/** The record of each layout family. The marks are the mean of the sheets in `docs/covers`, looked at beside printed covers. */
export const FAMILY_RECORDS: Readonly<Record<LayoutId, FamilyRecord>> = {
  'big-type': record('photographic', 4.8, 'Title over a picture'),
  centred: record('photographic', 4.8, 'Quiet picture'),
  framed: record('photographic', 5, 'Framed picture'),
  script: record('photographic', 5.2, 'Handwritten title'),
  panel: record('photographic', 5.2, 'Picture above a panel'),
  solid: record('typographic', 5, 'Plain color'),
  wide: record('typographic', 5, 'Wide letters'),
  playful: record('typographic', 5.2, 'Playful letters'),
  band: record('photographic', 5, 'Band across a picture'),
  diagonal: record('photographic', 5, 'Slanted title'),
  window: record('photographic', 5.2, 'Picture in a window'),
  emblem: record('ornamental', 5.4, 'One emblem'),
  pattern: record('ornamental', 5, 'Pattern'),
  label: record('ornamental', 5.2, 'Label'),
  poster: record('typographic', 5, 'Poster'),
  strip: record('photographic', 5, 'Strip of a picture'),
  bands: record('typographic', 6.9, 'Flowing bands of color'),
  'sun-rings': record('typographic', 6.7, 'Warm rings of color'),
  pipes: record('typographic', 6.4, 'Bold parallel lines'),
  orbits: record('ornamental', 7.3, 'Orbits in a dark sky', scene),
  ridges: record('illustrated', 6.6, 'Calm mountain ridges', scene),
  aura: record('typographic', 6.9, 'Soft glow'),
  flood: record('photographic', 5.7, 'Picture in the cover’s colors'),
  torn: record('photographic', 6.9, 'Torn paper edge'),
  'window-type': record('photographic', 6.1, 'Picture inside the letters'),
  papercut: record('illustrated', 7, 'Layers of cut paper', { ...scene, ...named }),
  'leaf-shadow': record('illustrated', 7.1, 'Leaf shadows on a wall'),
  flow: record('illustrated', 6.8, 'Streaming lines'),
  doorway: record('illustrated', 7, 'Figure in a lit doorway', { ...scene, ...loud }),
  keyhole: record('illustrated', 6.1, 'Seen through a keyhole', { ...scene, ...loud }),
  'moon-wood': record('illustrated', 6.9, 'Great moon over a wood', scene),
  flock: record('illustrated', 6.9, 'Birds in a quiet sky', { ...scene, ...named }),
  rooftop: record('illustrated', 6.8, 'City lights at dusk', scene),
  beach: record('illustrated', 6.7, 'Beach from above', scene),
  sunset: record('illustrated', 6.5, 'Low sun over a road', { ...scene, ...named }),
  grid: record('typographic', 7.1, 'Swiss grid of shapes'),
  eclipse: record('illustrated', 7.2, 'Black sun and its burning rim', loud),
  'mirror-lake': record('illustrated', 6.7, 'Mountains in a still lake', scene),
  blossom: record('illustrated', 6.7, 'Flowering branch before a pale moon'),
  'open-window': record('illustrated', 7, 'Window open to the sea', scene),
  facade: record('illustrated', 7.2, 'Neighbors at their windows', scene),
  stairs: record('illustrated', 6.9, 'Blocks that rise like stairs'),
  balloon: record('illustrated', 7, 'Balloon over round hills', scene),
  'full-bowl': record('illustrated', 6.5, 'Great bowl of good things'),
  parade: record('illustrated', 6.9, 'Friends under a rainbow'),
  manor: record('illustrated', 6.9, 'House at dusk, one window lit', scene),
  'tall-ship': record('illustrated', 7.4, 'Ship under full sail', { ...scene, ...named }),
  portal: record('illustrated', 7.1, 'Gate of light', loud),
  spotlight: record('illustrated', 6.4, 'One thing in a spotlight'),
  pier: record('illustrated', 6.9, 'Pier into the evening sea', scene),
  citadel: record('illustrated', 7.2, 'Castle in moonlit mist', scene),
  pantry: record('illustrated', 7, 'Good food all around'),
  planet: record('illustrated', 6.9, 'Giant planet', scene),
  meadow: record('illustrated', 6.2, 'Meadow at dusk', scene),
  overgrown: record('ornamental', 6.9, 'Foil letters among flowers'),
  tarot: record('ornamental', 7.3, 'Tarot card'),
  deco: record('ornamental', 6.6, 'Gold art deco fan'),
  village: record('illustrated', 6.6, 'Street of small houses', scene),
  gingham: record('ornamental', 7.5, 'Plate on a checked cloth', { ...scene, ...named }),
  'cut-outs': record('ornamental', 6.3, 'Paper cut-outs'),
  drip: record('typographic', 6.8, 'Running paint', loud),
  'star-chart': record('illustrated', 6.9, 'Constellations on a chart', scene),
  globe: record('illustrated', 6.9, 'Globe turned to a place', { ...scene, ...named }),
  'map-layers': record('illustrated', 6.8, 'Map in layers of paper', scene),
  monolith: record('typographic', 6.6, 'Letters like buildings'),
  reflect: record('typographic', 6.9, 'Title mirrored in water', named),
  neon: record('typographic', 7, 'Neon sign', loud),
  sliced: record('typographic', 7, 'Sliced letters', loud),
  shatter: record('photographic', 7.4, 'Broken glass', loud),
  'mist-type': record('photographic', 6.5, 'Title sinking into mist'),
  behind: record('photographic', 5.8, 'Title behind the horizon', named),
  engraved: record('photographic', 7.2, 'Engraved picture'),
  halftone: record('photographic', 7.1, 'Newsprint dots'),
  taped: record('photographic', 6.7, 'Taped photograph'),
  overprint: record('typographic', 7, 'Overlapping inks'),
  'inset-type': record('typographic', 6.3, 'Stacked paper letters'),
  stencil: record('typographic', 6.8, 'Stencil on steel'),
  crushed: record('photographic', 6.5, 'Picture between two darks'),
  radiant: record('ornamental', 7, 'Emblem in gold rays'),
  tunnel: record('illustrated', 6.2, 'Light at the end of cut paper'),
  glass: record('ornamental', 7, 'Rose window', scene),
  arch: record('illustrated', 6.7, 'View through an arch'),
  companion: record('illustrated', 6.6, 'Friend on a hill'),
  stickers: record('illustrated', 6.8, 'Stickers on bright rays', loud),
  beam: record('illustrated', 7.4, 'Lighthouse beam', scene),
  boat: record('illustrated', 6.6, 'Small boat from above', scene),
  roots: record('illustrated', 7.5, 'House with deep roots', { ...scene, ...named }),
  cameo: record('ornamental', 6.7, 'Cameo in flowers'),
  'great-thing': record('illustrated', 6.8, 'One great thing'),
  tiles: record('ornamental', 7.1, 'Wall of picture tiles'),
  shop: record('illustrated', 7, 'Small lit shop', scene),
  'floral-wall': record('ornamental', 6.9, 'Dark wall of flowers'),
  still: record('illustrated', 6.8, 'Cut-paper still life', named),
  wash: record('illustrated', 6.6, 'Watercolor and a drawn flower'),
  woven: record('ornamental', 5.9, 'Vine woven through the letters'),
  'street-lamp': record('illustrated', 6.9, 'Lamp in a wet street', scene),
  blinds: record('illustrated', 6.9, 'Somebody behind blinds'),
  'torn-eye': record('illustrated', 7, 'Eye behind torn wallpaper', loud),
  claws: record('illustrated', 6.9, 'Claw marks in the dark'),
  mesa: record('illustrated', 7.7, 'Low sun over desert buttes', { ...scene, ...named }),
};

/** The mark, from 1 to 10, that readers gave a family in a genre; its mark over all genres where it was not read in this one. */
export function markIn({ id }: Pick<Genre, 'id'>, layout: LayoutId): number {
  return MARKS_IN_GENRES[id]?.[layout] ?? FAMILY_RECORDS[layout].mark;
}
