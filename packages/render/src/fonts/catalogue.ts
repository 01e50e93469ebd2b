import type { FaceId } from '@coverwright/core/scene/scene.ts';
import data from './data/families.json' with { type: 'json' };
import { displayCuts } from './display-cuts.ts';
import type { FontCategory, FontFace, FontFamily } from './font-family.ts';

/** The version of the font files. It is part of their address and changes with every file, so that files can be cached forever. */
export const FONT_SET_VERSION: string = data.version;

const CATEGORIES: Readonly<Record<string, FontCategory>> = {
  serif: 'serif',
  'sans-serif': 'sans-serif',
  display: 'display',
  handwriting: 'handwriting',
  monospace: 'monospace',
};

const listed: readonly FontFamily[] = data.families.map(({ npm, category, faces, ...family }) => ({
  ...family,
  category: CATEGORIES[category] ?? 'display',
  faces: faces.map((face): FontFace => ({ ...face, npm, file: face.path.slice(face.path.lastIndexOf('/') + 1) })),
}));

/** All font families. Useful heavy and light cuts are separate families (`Playfair Display Black`). */
export const FONT_FAMILIES: readonly FontFamily[] = listed.flatMap((family) => [family, ...displayCuts(family)]);

export const FONT_FACES: readonly FontFace[] = listed.flatMap((family) => family.faces);

const byName = new Map(FONT_FAMILIES.map((family) => [family.family.toLowerCase(), family]));
const faceById = new Map(FONT_FACES.map((face) => [face.id, face]));

export function findFace(id: FaceId): FontFace | undefined {
  return faceById.get(id);
}

export const DEFAULT_FAMILY = 'EB Garamond';

/** The names of commercial fonts in documents, with the metric-compatible or most similar family that replaces each. */
const STAND_INS: Readonly<Record<string, string>> = {
  'times new roman': 'Tinos',
  times: 'Tinos',
  georgia: 'Libre Baskerville',
  garamond: 'EB Garamond',
  baskerville: 'Libre Baskerville',
  arial: 'Open Sans',
  helvetica: 'Inter',
  'courier new': 'Courier Prime',
};

/** Returns the family with a name, in any case; a substitute for well-known names; otherwise EB Garamond. */
export function findFamily(name: string): FontFamily {
  const key = name.trim().toLowerCase();
  const family = byName.get(key) ?? byName.get(STAND_INS[key]?.toLowerCase() ?? '') ?? byName.get(DEFAULT_FAMILY.toLowerCase());
  if (!family) throw new Error(`The font catalogue lacks ${DEFAULT_FAMILY}`);
  return family;
}
