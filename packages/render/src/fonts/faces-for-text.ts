import type { FaceId } from '@coverwright/core/scene/scene.ts';
import { chooseFace } from '@coverwright/core/text/choose-face.ts';
import { graphemeStarts } from '@coverwright/core/text/grapheme-starts.ts';
import type { FaceRequest, TextEngine } from '@coverwright/core/text/text-engine.ts';
import { faceCovers } from './face-coverage.ts';
import { fallbackFaces } from './fallback-faces.ts';
import { isOwnFace } from './own-faces.ts';
import { resolveFace } from './resolve-face.ts';

export interface FaceUse extends FaceRequest {
  readonly text: string;
}

/**
 * Returns the faces that laying out these texts needs: that of each style, and fallbacks for characters that it lacks, in any case. The
 * faces are chosen by the same function as in the layout (`chooseFace`), so none is missing and none is superfluous.
 * @param engine the engine with the author's uploaded fonts loaded; absent for the catalogue alone.
 */
export function facesForText(uses: readonly FaceUse[], engine?: Pick<TextEngine, 'resolve' | 'covers'>): readonly FaceId[] {
  const resolve = engine?.resolve ?? resolveFace;
  const byCoverage = {
    covers: (face: FaceId, codePoint: number) => (engine && isOwnFace(face) ? engine.covers(face, codePoint) : faceCovers(face, codePoint)),
    fallbacks: fallbackFaces,
  };
  const faces = new Set<FaceId>();
  // Hundreds of ideas request the same words in the same face.
  const graphemes = new Map<string, ReadonlySet<string>>();
  const answered = new Map<FaceId, Set<string>>();
  for (const use of uses) {
    const { face } = resolve(use);
    faces.add(face);
    const texts = answered.get(face) ?? new Set();
    if (texts.has(use.text)) continue;
    answered.set(face, texts.add(use.text));
    const found = graphemes.get(use.text) ?? graphemesInAnyCase(use.text);
    graphemes.set(use.text, found);
    for (const grapheme of found) faces.add(chooseFace(byCoverage, face, grapheme));
  }
  return [...faces];
}

function graphemesInAnyCase(text: string): ReadonlySet<string> {
  return new Set([text, text.toUpperCase(), text.toLowerCase()].flatMap(graphemesOf));
}

function graphemesOf(text: string): readonly string[] {
  const starts = graphemeStarts(text);
  const graphemes: string[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (!starts[end]) continue;
    graphemes.push(text.slice(start, end));
    start = end;
  }
  return graphemes;
}
