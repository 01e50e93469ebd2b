import type { FaceId } from '../scene/scene.ts';
import type { TextEngine } from './text-engine.ts';

/** The part of an engine that choosing a face needs. A catalogue can implement it without loading a font. */
export type FaceChooser = Pick<TextEngine, 'covers' | 'fallbacks'>;

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Returns true if the face can show the grapheme as typed, composed or decomposed, as a shaper tries all of these. */
export function coversGrapheme(engine: FaceChooser, face: FaceId, grapheme: string): boolean {
  if (coversAll(engine, face, grapheme)) return true;
  if (grapheme.length === 1 && grapheme < '\u00c0') return false;
  return coversAll(engine, face, grapheme.normalize('NFC')) || coversAll(engine, face, grapheme.normalize('NFD'));
}

function coversAll(engine: FaceChooser, face: FaceId, text: string): boolean {
  for (const character of text) {
    if (!UNSEEN.test(character) && !engine.covers(face, character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

/**
 * Returns the first of the `wanted` face and its fallbacks that shows the whole grapheme; otherwise the first with its base character;
 * otherwise the last fallback, whose empty box shows that a character is missing.
 */
export function chooseFace(engine: FaceChooser, wanted: FaceId, grapheme: string): FaceId {
  if (coversGrapheme(engine, wanted, grapheme)) return wanted;
  const fallbacks = engine.fallbacks(wanted);
  const base = grapheme.codePointAt(0) ?? 0;
  return (
    fallbacks.find((face) => coversGrapheme(engine, face, grapheme)) ??
    [wanted, ...fallbacks].find((face) => engine.covers(face, base)) ??
    fallbacks.at(-1) ??
    wanted
  );
}
