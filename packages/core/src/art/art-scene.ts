import type { Artwork } from '../design/artwork.ts';
import type { Design } from '../design/design.ts';
import type { CoverShape } from '../design/shape.ts';
import { CARRIED, isCarried } from '../ideas/carried.ts';
import { ART_GENERATORS } from './art-generators.ts';

export type ArtworkShape = CoverShape & { readonly art: Artwork };

/** The parameter that says which part of a scene an artwork shows: 1 behind the title, 2 before it. */
export const PART = 'part';

export function isArtwork(shape: CoverShape): shape is ArtworkShape {
  return shape.art !== undefined;
}

export function artworkOf({ coverShapes }: Pick<Design, 'coverShapes'>, id: string): ArtworkShape | null {
  return coverShapes.filter(isArtwork).find(({ uniqueObjectId }) => uniqueObjectId === id) ?? null;
}

/** True where a generator can draw its scene in parts that stand behind and before the title. */
export function hasParts(generator: Artwork['generator']): boolean {
  return PART in ART_GENERATORS[generator].parameters;
}

/** Artworks that are one scene and change together, or its parts would no longer meet. */
export interface ArtScene {
  /** Behind and before the title, undermost first. */
  readonly parts: readonly ArtworkShape[];
  /** The same drawings as they run on over spine and back. */
  readonly carried: readonly ArtworkShape[];
}

/** The scene that an artwork belongs to: parts of one generator from one seed on one board, and what an idea carried around of them. */
export function sceneOf(design: Pick<Design, 'coverShapes'>, shape: ArtworkShape): ArtScene {
  const origin = isCarried(shape.uniqueObjectId) ? artworkOf(design, shape.uniqueObjectId.slice(CARRIED.length)) : shape;
  if (!origin || !isSameDrawing(origin, shape)) return { parts: [shape], carried: [] };
  const parts = partsOf(design, origin);
  const carried = parts.flatMap((part) => {
    const copy = artworkOf(design, `${CARRIED}${part.uniqueObjectId}`);
    return copy && isSameDrawing(copy, part) ? [copy] : [];
  });
  return { parts, carried };
}

function isSameDrawing({ art: first }: ArtworkShape, { art: second }: ArtworkShape): boolean {
  return first.generator === second.generator && first.seed === second.seed;
}

function partsOf({ coverShapes }: Pick<Design, 'coverShapes'>, shape: ArtworkShape): readonly ArtworkShape[] {
  const partOf = ({ art }: ArtworkShape) => art.parameters[PART] ?? 0;
  if (partOf(shape) === 0 || !hasParts(shape.art.generator)) return [shape];
  const others = coverShapes
    .filter(isArtwork)
    .filter(
      (other) => other.board === shape.board && isSameDrawing(other, shape) && partOf(other) !== 0 && partOf(other) !== partOf(shape),
    );
  return [shape, ...others].toSorted((first, second) => first.z - second.z);
}
