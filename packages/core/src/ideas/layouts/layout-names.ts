import type { LayoutId } from '../../genres/genre.ts';

/** What each family looks like, in an author's words. */
export const LAYOUT_NAMES: Readonly<Record<LayoutId, string>> = {
  'big-type': 'big type over the picture',
  centred: 'centred words',
  framed: 'in a frame',
  script: 'written by hand',
  panel: 'picture above, words on a panel',
  solid: 'plain colour and a drawing',
  wide: 'wide letters',
  playful: 'playful',
  band: 'words on a band',
  diagonal: 'on a slant',
  window: 'picture in a window',
  emblem: 'an emblem',
  pattern: 'a pattern',
  label: 'words on a label',
  poster: 'a poster',
  strip: 'a strip of picture',
  bands: 'flowing bands of color',
  'sun-rings': 'a sun in rings',
  pipes: 'parallel lines',
  orbits: 'orbits of a star',
  ridges: 'ridges of a landscape',
  aura: 'soft light',
  flood: 'giant letters over the picture',
  torn: 'a torn picture',
};
