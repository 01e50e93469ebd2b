import type { Design } from '@coverwright/core/design/design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { type FaceUse, facesForText } from './faces-for-text.ts';
import { type FaceSink, type ReadFont, loadFaces } from './load-faces.ts';
import { type OwnFace, isOfFamily, ownFaceId } from './own-faces.ts';

/** An engine that accepts both the faces of the catalogue and fonts that authors uploaded. */
export interface FontLibrary extends TextEngine, FaceSink {
  /** Adds an uploaded font. @throws Error if the bytes are not a font. */
  addOwnFace(face: OwnFace, bytes: ArrayBuffer | Uint8Array): void;
}

export interface FontSources {
  readonly readFont: ReadFont;
  /** Reads an uploaded font; absent if there can be none. @throws if the file is not available. */
  readonly readOwnFont?: (font: UserFont) => Promise<ArrayBuffer | Uint8Array>;
}

/** The text to set, and the fonts that its author uploaded. */
export interface WordsToSet {
  readonly uses: readonly FaceUse[];
  readonly userFonts: readonly UserFont[];
}

function wordsOf(design: Design): WordsToSet {
  return { uses: textsOfDesign(design), userFonts: design.userFonts };
}

/** Returns the uploaded fonts that a design's text is set in. */
export function ownFontsInUse(design: Design): readonly UserFont[] {
  return ownFontsAmong(wordsOf(design));
}

function ownFontsAmong({ uses, userFonts }: WordsToSet): readonly UserFont[] {
  const families = new Set(uses.map(({ family }) => family));
  return userFonts.filter((font) => [...families].some((name) => isOfFamily(font, name)));
}

/**
 * The words that an engine was last found able to set. Faces are never removed, and a drag changes no words, so the result can be reused.
 */
const settled = new WeakMap<FontLibrary, string>();

/** Returns true if the design can be laid out without loading fonts. */
export function hasDesignFonts(engine: FontLibrary, design: Design): boolean {
  const words = wordsOf(design);
  const key = JSON.stringify(words);
  if (settled.get(engine) === key) return true;
  if (ownFontsAmong(words).some((font) => !engine.hasFace(ownFaceId(font)))) return false;
  if (!facesForText(words.uses, engine).every((face) => engine.hasFace(face))) return false;
  settled.set(engine, key);
  return true;
}

/** Loads every face for laying out a design. @throws the error of a font source. */
export function loadDesignFonts(engine: FontLibrary, design: Design, sources: FontSources): Promise<void> {
  return loadFonts(engine, wordsOf(design), sources);
}

/**
 * Loads every face for setting some text. The author's fonts are loaded first, because only then is it known which characters need a
 * fallback.
 * @throws the error of a font source.
 */
export async function loadFonts(engine: FontLibrary, words: WordsToSet, { readFont, readOwnFont }: FontSources): Promise<void> {
  const missing = ownFontsAmong(words).filter((font) => !engine.hasFace(ownFaceId(font)));
  await Promise.all(
    missing.map(async (font) => {
      if (!readOwnFont) throw new Error(`The font ${font.family} was brought by the author, and is not at hand here`);
      engine.addOwnFace(font, await readOwnFont(font));
    }),
  );
  await loadFaces(engine, facesForText(words.uses, engine), readFont);
}
