import type { CoverShape } from '../design/shape.ts';
import { CARRIED, isCarried } from '../ideas/carried.ts';

/**
 * Draws the art that a layout adds to a new spine or back in the way that the author has drawn the same art on the front.
 * @param known the ids of the shapes that the document already had; these are left as they are.
 */
export function carriedAlike(shapes: readonly CoverShape[], known: ReadonlySet<string>): readonly CoverShape[] {
  return shapes.map((shape) => {
    if (!shape.art || !isCarried(shape.uniqueObjectId) || known.has(shape.uniqueObjectId)) return shape;
    const front = shapes.find(({ uniqueObjectId }) => uniqueObjectId === shape.uniqueObjectId.slice(CARRIED.length));
    return front?.art ? { ...shape, art: { ...front.art, frame: shape.art.frame } } : shape;
  });
}
