import type { FaceId } from '@coverwright/core/scene/scene.ts';
import { FONT_FAMILIES, findFace } from './catalogue.ts';
import type { FontCategory, FontFace } from './font-family.ts';

const SERIF_CHAIN = [
  'Noto Serif',
  'Frank Ruhl Libre',
  'Amiri',
  'Noto Serif Devanagari',
  'Cardo',
  'Noto Sans',
  'Noto Sans Symbols 2',
  'Noto Emoji',
];
const SANS_CHAIN = ['Noto Sans', 'Open Sans', 'Cairo', 'Noto Serif', 'Amiri', 'Cardo', 'Noto Sans Symbols 2', 'Noto Emoji'];

const CHAINS: Readonly<Record<FontCategory, readonly string[]>> = {
  serif: SERIF_CHAIN,
  handwriting: SERIF_CHAIN,
  display: SERIF_CHAIN,
  'sans-serif': SANS_CHAIN,
  monospace: SANS_CHAIN,
};

/** The last fallback. Its missing-glyph box is easy to see, so it shows characters that no face has. */
const LAST_RESORT: FaceId = 'Noto Sans/400';

const categoryOf = new Map(FONT_FAMILIES.flatMap((family) => family.faces.map((face) => [face.id, family.category] as const)));
const chains = new Map<FaceId, readonly FaceId[]>();

/** Returns the fallback faces for a face, in order: serif for serif, bold for bold, and italic if there is one. */
export function fallbackFaces(id: FaceId): readonly FaceId[] {
  const known = chains.get(id);
  if (known) return known;
  const wanted = findFace(id);
  const names = CHAINS[categoryOf.get(id) ?? 'serif'];
  const faces = names.flatMap((name) => nearestCut(name, wanted)?.id ?? []);
  const chain = [...faces.filter((face) => face !== id), LAST_RESORT];
  chains.set(id, chain);
  return chain;
}

function nearestCut(family: string, wanted: FontFace | undefined): FontFace | undefined {
  const faces = FONT_FAMILIES.find((one) => one.family === family)?.faces ?? [];
  const distance = (face: FontFace) =>
    Math.abs(face.weight - (wanted?.weight ?? 400)) + (face.italic === (wanted?.italic ?? false) ? 0 : 50);
  return faces.toSorted((a, b) => distance(a) - distance(b))[0];
}
