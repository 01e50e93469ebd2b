import type { FaceId } from '../scene/scene.ts';
import measured from './data/face-features.json' with { type: 'json' };

/** The OpenType features that lettering and authors choose among. */
export type MeasuredFeature = 'smcp' | 'c2sc' | 'onum' | 'lnum' | 'swsh' | 'salt' | 'ss01' | 'ss02' | 'dlig';

const FACES: Readonly<Record<string, number>> = measured.faces;
const SETS: readonly Readonly<Partial<Record<MeasuredFeature, string>>>[] = measured.sets;

/**
 * Returns the letters and figures that a feature changes in a face, with `A-Z`, `a-z` and `0-9` for all of them, or the pairs that `dlig`
 * joins. It is empty for a feature that the face lacks, and for faces that are not in the catalogue.
 */
export function lettersOfFeature(face: FaceId, feature: MeasuredFeature): string {
  return SETS[FACES[face] ?? -1]?.[feature] ?? '';
}

/** Returns true if the face has small capitals for small letters and for capitals. */
export function hasSmallCapitals(face: FaceId): boolean {
  return lettersOfFeature(face, 'smcp').includes('a-z') && lettersOfFeature(face, 'c2sc').includes('A-Z');
}

/** Returns true if a feature changes a letter of a face. A font of the author's own is not measured, and may have each of them. */
export function mayHaveFeature(face: FaceId, feature: MeasuredFeature): boolean {
  return FACES[face] === undefined || lettersOfFeature(face, feature) !== '';
}
