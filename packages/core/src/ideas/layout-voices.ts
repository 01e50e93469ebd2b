import type { LayoutId, Voice } from '../genres/genre.ts';

const serif = (font: string, more: Partial<Voice> = {}): Voice => ({ font, case: 'none', letterSpacing: -5, lineSpacing: 1, ...more });
const condensed = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 10,
  lineSpacing: 1,
  ...more,
});

const capitals = (font: string, more: Partial<Voice> = {}): Voice => ({
  font,
  case: 'uppercase',
  letterSpacing: 10,
  lineSpacing: 1,
  ...more,
});

const grotesk = (font: string, more: Partial<Voice> = {}): Voice => ({ font, case: 'none', letterSpacing: -35, lineSpacing: 1, ...more });

const hand = (font: string, more: Partial<Voice> = {}): Voice => ({ font, case: 'uppercase', letterSpacing: 0, lineSpacing: 1, ...more });

/** Faces of a family's small words, beside its title's. */
export const SMALL_FACE_OF_LAYOUT: Readonly<Partial<Record<LayoutId, string>>> = { neon: 'Pacifico' };

/** Faces that a layout family's title is drawn for. A family without an entry takes the genre's own pairs. */
export const VOICES_OF_LAYOUT: Readonly<Partial<Record<LayoutId, readonly Voice[]>>> = {
  bands: [serif('Gloock'), serif('Young Serif'), serif('Yeseva One'), serif('DM Serif Display')],
  'sun-rings': [serif('Young Serif'), serif('Gloock'), serif('Frank Ruhl Libre', { bold: true }), serif('Rozha One')],
  aura: [serif('Gloock'), serif('DM Serif Display'), serif('Instrument Serif'), serif('Young Serif')],
  'window-type': [
    { font: 'Anton', case: 'uppercase', letterSpacing: 5, lineSpacing: 1 },
    { font: 'League Gothic', case: 'uppercase', letterSpacing: 5, lineSpacing: 1 },
  ],
  papercut: [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  pipes: [serif('Shrikhand'), serif('Rozha One'), serif('Gloock')],
  'leaf-shadow': [
    serif('Cormorant Garamond', { bold: true }),
    serif('Gloock'),
    serif('Young Serif'),
    serif('Playfair Display', { bold: true }),
  ],
  doorway: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  keyhole: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  'moon-wood': [capitals('Cinzel', { bold: true }), capitals('Cinzel Decorative', { bold: true }), capitals('Marcellus SC')],
  flock: [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  rooftop: [serif('Abril Fatface'), serif('Gloock'), serif('Playfair Display', { bold: true }), serif('Young Serif')],
  beach: [serif('Abril Fatface'), serif('Gloock'), serif('Playfair Display', { bold: true }), serif('Young Serif')],
  sunset: [condensed('Bebas Neue'), condensed('League Gothic'), serif('Shrikhand'), serif('Abril Fatface')],
  grid: [grotesk('Inter', { bold: true }), grotesk('Poppins', { bold: true }), grotesk('Space Grotesk', { bold: true })],
  meadow: [hand('Permanent Marker'), hand('Amatic SC', { bold: true }), hand('Rock Salt'), hand('Luckiest Guy')],
  overgrown: [
    capitals('Cinzel', { bold: true }),
    capitals('Cinzel Decorative', { bold: true }),
    capitals('Playfair Display', { bold: true }),
    capitals('Marcellus SC'),
  ],
  tarot: [
    capitals('Cinzel', { bold: true }),
    capitals('Cinzel Decorative', { bold: true }),
    capitals('Playfair Display', { bold: true }),
    capitals('Marcellus SC'),
  ],
  deco: [capitals('Limelight'), capitals('Playfair Display SC', { bold: true })],
  village: [serif('Berkshire Swash'), serif('Lobster'), serif('Young Serif'), serif('Chewy')],
  gingham: [serif('Rozha One'), serif('Young Serif'), serif('Berkshire Swash'), serif('Abril Fatface')],
  'cut-outs': [serif('DM Serif Display'), serif('Gloock'), serif('Young Serif')],
  drip: [serif('Gloock'), serif('DM Serif Display'), serif('Abril Fatface')],
  'map-layers': [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  'star-chart': [capitals('Cinzel', { bold: true }), capitals('Playfair Display SC', { bold: true }), capitals('Marcellus SC')],
  globe: [condensed('League Gothic'), serif('Gloock'), condensed('Antonio', { bold: true }), serif('Playfair Display', { bold: true })],
  monolith: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  reflect: [condensed('League Gothic'), condensed('Antonio', { bold: true }), condensed('Bebas Neue')],
  neon: [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  sliced: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  shatter: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  'mist-type': [condensed('League Gothic'), condensed('Anton'), condensed('Antonio', { bold: true })],
  behind: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  engraved: [serif('Abril Fatface'), serif('Gloock'), serif('Playfair Display', { bold: true })],
  halftone: [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  taped: [serif('DM Serif Display'), serif('Young Serif'), serif('Gloock')],
  overprint: [condensed('Anton'), condensed('League Gothic')],
  'inset-type': [condensed('Anton'), condensed('League Gothic')],
  crushed: [serif('Grenze Gotisch', { bold: true, letterSpacing: 0 }), capitals('Cinzel', { bold: true }), serif('Gloock')],
  stencil: [condensed('Black Ops One', { letterSpacing: 0 }), condensed('Anton')],
  radiant: [capitals('Cinzel', { bold: true }), capitals('Cinzel Decorative', { bold: true }), capitals('Marcellus SC')],
  tunnel: [serif('Young Serif'), serif('Gloock'), serif('Berkshire Swash')],
  glass: [capitals('Cinzel', { bold: true }), capitals('Cinzel Decorative', { bold: true }), capitals('Playfair Display', { bold: true })],
  arch: [capitals('Cinzel Decorative', { bold: true }), capitals('Cinzel', { bold: true }), capitals('Marcellus SC')],
  companion: [serif('Chewy'), serif('Berkshire Swash'), serif('Young Serif')],
  stickers: [serif('Shrikhand'), serif('Chewy'), serif('Lobster')],
  beam: [serif('Playfair Display', { bold: true }), serif('Abril Fatface'), serif('Gloock')],
  boat: [condensed('League Gothic'), condensed('Bebas Neue'), condensed('Antonio', { bold: true })],
  roots: [condensed('League Gothic'), condensed('Antonio', { bold: true }), serif('Gloock')],
  cameo: [serif('Abril Fatface'), serif('Playfair Display', { bold: true }), serif('Gloock'), serif('Yeseva One')],
  'floral-wall': [serif('Playfair Display', { bold: true }), serif('Abril Fatface'), serif('Gloock')],
  still: [serif('Young Serif'), serif('DM Serif Display'), serif('Gloock')],
  woven: [
    capitals('Playfair Display', { bold: true, letterSpacing: 0 }),
    capitals('Abril Fatface', { letterSpacing: 0 }),
    capitals('Cinzel', { bold: true }),
  ],
  wash: [serif('Cormorant Garamond', { bold: true }), serif('Instrument Serif'), serif('DM Serif Display')],
  'great-thing': [serif('DM Serif Display'), serif('Gloock'), serif('Young Serif')],
  tiles: [serif('Young Serif'), serif('DM Serif Display'), serif('Gloock')],
  shop: [serif('Young Serif'), serif('Berkshire Swash'), serif('Yeseva One')],
  'street-lamp': [condensed('Anton'), condensed('League Gothic'), condensed('Bebas Neue')],
  blinds: [condensed('League Gothic'), condensed('Anton'), condensed('Antonio', { bold: true })],
  'torn-eye': [condensed('League Gothic'), serif('Playfair Display', { bold: true }), condensed('Bebas Neue'), serif('Abril Fatface')],
  claws: [condensed('Anton'), condensed('League Gothic'), capitals('Cinzel', { bold: true }), condensed('Bebas Neue')],
  mesa: [condensed('League Gothic'), capitals('Alfa Slab One'), condensed('Bebas Neue'), capitals('Rye')],
};
