import { BLACK, type Rgba, WHITE, fromHex, toHex } from '../../design/colour.ts';
import type { Composition } from '../../design/composition.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import { leadingColour } from '../../design/fill.ts';
import { isEqual } from '../../design/is-equal.ts';
import type { Palette } from '../../genres/genre.ts';
import { findGenre } from '../../genres/genres.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { LAYOUTS } from '../layouts/layouts.ts';
import { pick } from '../pick.ts';
import type { PaletteRoles } from './palette-roles.ts';
import { rolesOfGenre } from './roles-of-genre.ts';

/** The seven colors that a cover is painted in: those that it was composed in, else those of its genre. */
export function rolesOfDesign({ composition, metadata }: Pick<Design, 'composition' | 'metadata'>): PaletteRoles {
  if (composition) return rolesOfComposition(composition);
  const [roles] = rolesOfGenre({ id: metadata.genre?.id ?? '' });
  if (!roles) throw new Error('A genre has palettes');
  return roles;
}

type Coloured = Pick<Composition, 'genre' | 'look' | 'colour' | 'palette'>;

/** The palette that its author chose, else the one that it was composed in. */
export function rolesOfComposition(composition: Coloured): PaletteRoles {
  return composition.palette ?? ownRoles(composition) ?? rolesOfPalette(composition.look.palette);
}

/** The seven colors that a layout was composed in; null for one that knows four. */
function ownRoles({ genre: id, look, colour }: Coloured): PaletteRoles | null {
  const genre = findGenre(id);
  return genre && LAYOUTS[look.layout].inRoles ? (pick(rolesOfGenre(genre), colour) ?? null) : null;
}

/** True for the palette that a cover was composed in first: choosing it again is going back. */
export function isOwnPalette(composition: Coloured, palette: PaletteRoles): boolean {
  const own = ownRoles(composition);
  return own !== null && isEqual(own, palette);
}

/** The palette of a cover: that of its composition, else told by its own colors. */
export function paletteOfCover(design: Design): PaletteRoles {
  return design.composition ? rolesOfComposition(design.composition) : rolesOfCover(design);
}

/** The roles of a cover that was not composed, told by its own colors: its ground, its lightest, darkest and liveliest. */
export function rolesOfCover(design: Design): PaletteRoles {
  const { frontBoard, spine, back, coverShapes } = design;
  const grounds = [frontBoard.panel.colour, spine.panel.colour, back.panel.colour];
  const inks = [...frontBoard.textBoxes, ...spine.textBoxes].map(({ text }) => text.colour);
  const drawn = coverShapes.flatMap(({ box, line }) => [...(box.fill ? [leadingColour(box.fill)] : []), ...(line ? [line.colour] : [])]);
  const all = [...grounds.filter(({ a }) => a > 0), ...inks, ...drawn];
  const byLight = all.toSorted((first, second) => relativeLuminance(first) - relativeLuminance(second));
  const [liveliest] = all.toSorted((first, second) => chroma(second) - chroma(first));
  const ground = grounds.find(({ a }) => a === 1) ?? BLACK;
  return rolesOfPalette({
    ground: opaque(ground),
    light: opaque(byLight.at(-1) ?? WHITE),
    dark: opaque(byLight[0] ?? BLACK),
    accent: opaque(liveliest ?? WHITE),
  });
}

function opaque(colour: Rgba): string {
  return toHex({ ...colour, a: 1 });
}

function chroma(colour: Rgba): number {
  const { a, b } = toOklab(colour);
  return Math.hypot(a, b);
}

/** Darker than this a ground is dark. Relative luminance. */
const DARK = 0.35;

/** Returns four colors as seven roles; the roles between ground and inks are mixed. */
function rolesOfPalette(palette: Palette): PaletteRoles {
  const [ground, light, dark, accent] = [palette.ground, palette.light, palette.dark, palette.accent].map(fromHex) as [
    Rgba,
    Rgba,
    Rgba,
    Rgba,
  ];
  const mixed = (first: Rgba, second: Rgba, share: number) => toHex(mixColours(first, second, share));
  const shared = { darkest: palette.dark, paper: palette.light, accent: palette.accent, second: mixed(accent, ground, 0.45) };
  return relativeLuminance(ground) < DARK
    ? { ...shared, dark: palette.ground, main: mixed(ground, light, 0.35), light: mixed(ground, light, 0.75) }
    : { ...shared, dark: mixed(dark, ground, 0.3), main: mixed(dark, ground, 0.65), light: palette.ground };
}
