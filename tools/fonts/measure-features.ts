import { readFile } from 'node:fs/promises';
import { fontFilePath } from '@coverwright/export/fonts/node-font-files.ts';
import { FONT_FACES } from '@coverwright/render/fonts/catalogue.ts';
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';

/** The OpenType features that lettering chooses among. */
const TAGS = ['smcp', 'c2sc', 'onum', 'lnum', 'swsh', 'salt', 'ss01', 'ss02'] as const;
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SMALL = CAPITALS.map((letter) => letter.toLowerCase());
const FIGURES = [...'0123456789'];
/** Every pair of letters that stands in a word. */
const PAIRS = [CAPITALS, SMALL].flatMap((first) =>
  first.flatMap((letter) => [...(first === CAPITALS ? CAPITALS : []), ...SMALL].map((next) => letter + next)),
);

export interface MeasuredFeatures {
  /** By tag, the letters and figures that change, whole alphabets as `A-Z`, `a-z` and `0-9`; for `dlig`, the pairs that become one glyph. */
  readonly sets: readonly Readonly<Record<string, string>>[];
  /** The index of each face's set. */
  readonly faces: Readonly<Record<string, number>>;
}

/** Shapes every letter, figure and pair of letters in every face of the catalogue, with each feature and without it. */
export async function measureFeatures(): Promise<MeasuredFeatures> {
  const indexOf = new Map<string, number>();
  const faces: Record<string, number> = {};
  for (const face of FONT_FACES) {
    const font = new Font(new Face(new Blob(await readFile(fontFilePath(face)))));
    const found = JSON.stringify(featuresIn(font));
    if (!indexOf.has(found)) indexOf.set(found, indexOf.size);
    faces[face.id] = indexOf.get(found) ?? 0;
  }
  const sets = [...indexOf.keys()].map((found): Record<string, string> => JSON.parse(found));
  return { sets, faces };
}

function featuresIn(font: Font): Readonly<Record<string, string>> {
  const changed = TAGS.flatMap((tag): readonly (readonly [string, string])[] => {
    const marks = [CAPITALS, SMALL, FIGURES].map((letters) => {
      const found = letters.filter((letter) => glyphsOf(font, letter).join() !== glyphsOf(font, letter, tag).join());
      return found.length === letters.length ? `${letters[0]}-${letters.at(-1)}` : found.join('');
    });
    return marks.join('') === '' ? [] : [[tag, marks.join('')]];
  });
  const joined = PAIRS.filter((pair) => glyphsOf(font, pair, 'dlig').length < glyphsOf(font, pair).length);
  return Object.fromEntries(joined.length > 0 ? [...changed, ['dlig', joined.join(' ')]] : changed);
}

const buffer = new Buffer();

function glyphsOf(font: Font, text: string, tag?: string): readonly number[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Latn');
  buffer.setLanguage('en');
  shape(font, buffer, tag === undefined ? [] : [new Feature(tag, 1)]);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint }) => codepoint);
}
