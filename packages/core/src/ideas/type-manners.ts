import type { KindOfFace, Voice } from '../genres/genre.ts';

type Manner = Omit<Voice, 'font'>;

/** The setting of a kind of face in a title. Line spacing is a start: `setLines` fits it to the letters. */
const MANNERS: Readonly<Record<KindOfFace, Manner>> = {
  condensed: { case: 'uppercase', letterSpacing: 5, lineSpacing: 1 },
  capitals: { case: 'uppercase', letterSpacing: 40, lineSpacing: 1 },
  wide: { case: 'uppercase', letterSpacing: 120, lineSpacing: 1 },
  serif: { case: 'none', letterSpacing: -5, lineSpacing: 1 },
  'light serif': { case: 'none', letterSpacing: 0, lineSpacing: 1 },
  grotesk: { case: 'none', letterSpacing: -15, lineSpacing: 1, bold: true },
  heavy: { case: 'none', letterSpacing: 0, lineSpacing: 1 },
  script: { case: 'none', letterSpacing: 0, lineSpacing: 1 },
  hand: { case: 'none', letterSpacing: 0, lineSpacing: 1, bold: true },
  blackletter: { case: 'none', letterSpacing: 0, lineSpacing: 1 },
  typewriter: { case: 'none', letterSpacing: 0, lineSpacing: 1 },
};

const KIND_OF_FACE: Readonly<Record<string, KindOfFace>> = {
  'Abril Fatface': 'heavy',
  'Alex Brush': 'script',
  'Alfa Slab One': 'heavy',
  Almendra: 'hand',
  'Alumni Sans': 'condensed',
  'Amatic SC': 'hand',
  Anton: 'condensed',
  Antonio: 'condensed',
  Audiowide: 'wide',
  'Baloo 2': 'hand',
  'Bebas Neue': 'condensed',
  'Black Ops One': 'condensed',
  'Berkshire Swash': 'heavy',
  'Bodoni Moda': 'serif',
  'Bubblegum Sans': 'heavy',
  Cairo: 'grotesk',
  Cardo: 'light serif',
  Caveat: 'hand',
  Chewy: 'heavy',
  Cinzel: 'capitals',
  'Cinzel Decorative': 'heavy',
  'Cormorant Garamond': 'light serif',
  'Cormorant SC': 'capitals',
  Courgette: 'script',
  'Courier Prime': 'typewriter',
  Creepster: 'heavy',
  'DM Serif Display': 'serif',
  'EB Garamond': 'light serif',
  'Exo 2': 'wide',
  'Fjalla One': 'condensed',
  Forum: 'capitals',
  Fraunces: 'serif',
  Fredoka: 'hand',
  Gloock: 'serif',
  'Great Vibes': 'script',
  'Grenze Gotisch': 'blackletter',
  'Homemade Apple': 'script',
  'IM Fell English': 'light serif',
  'IM Fell English SC': 'light serif',
  'Instrument Serif': 'serif',
  Inter: 'grotesk',
  'Josefin Sans': 'capitals',
  Jost: 'wide',
  'Kaushan Script': 'script',
  'League Gothic': 'condensed',
  'Libre Baskerville': 'serif',
  'Libre Caslon Text': 'serif',
  'Libre Franklin': 'grotesk',
  Lobster: 'script',
  Lora: 'serif',
  'Luckiest Guy': 'heavy',
  'Marcellus SC': 'capitals',
  'Metal Mania': 'heavy',
  Montserrat: 'grotesk',
  'Open Sans': 'grotesk',
  Orbitron: 'wide',
  Oswald: 'condensed',
  Oxanium: 'wide',
  'PT Serif': 'serif',
  Pacifico: 'script',
  Parisienne: 'script',
  'Pathway Gothic One': 'condensed',
  'Patrick Hand': 'hand',
  'Permanent Marker': 'hand',
  'Playfair Display': 'serif',
  'Playfair Display SC': 'serif',
  Poppins: 'grotesk',
  Raleway: 'capitals',
  'Roboto Slab': 'grotesk',
  'Rock Salt': 'hand',
  'Rozha One': 'heavy',
  Rye: 'heavy',
  Sacramento: 'script',
  Shrikhand: 'heavy',
  'Source Serif 4': 'serif',
  'Space Grotesk': 'grotesk',
  'Special Elite': 'typewriter',
  Tangerine: 'script',
  'Uncial Antiqua': 'blackletter',
  UnifrakturCook: 'blackletter',
  'Work Sans': 'grotesk',
  'Yeseva One': 'heavy',
  'Young Serif': 'serif',
};

/** Returns the voice of a face in a title; a face that is not in the table gets `otherwise`. */
export function titleVoice(font: string, otherwise: Voice): Voice {
  const kind = KIND_OF_FACE[font];
  return kind === undefined ? { ...otherwise, font } : { font, ...MANNERS[kind] };
}

/** The kind of a face; one that is not in the table is a serif. */
export function kindOfFace(font: string): KindOfFace {
  return KIND_OF_FACE[font] ?? 'serif';
}

/** Scripts and blackletter are unreadable in long lines and in capitals. */
export function isFlowing({ font }: Pick<Voice, 'font'>): boolean {
  const kind = KIND_OF_FACE[font];
  return kind === 'script' || kind === 'blackletter';
}
