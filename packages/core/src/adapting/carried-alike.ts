import type { CoverShape } from '../design/shape.ts';
import { CARRIED, isCarried } from '../ideas/carried.ts';

/**
 * Art that a book without spine and back had no room for comes as the layout draws it; it is drawn as the author made the front's.
 * @param known ids of the shapes that the document had.
 */
export function carriedAlike(shapes: readonly CoverShape[], known: ReadonlySet<string>): readonly CoverShape[] {
  return shapes.map((shape) => {
    if (!shape.art || !isCarried(shape.uniqueObjectId) || known.has(shape.uniqueObjectId)) return shape;
    const front = shapes.find(({ uniqueObjectId }) => uniqueObjectId === shape.uniqueObjectId.slice(CARRIED.length));
    return front?.art ? { ...shape, art: { ...front.art, frame: shape.art.frame } } : shape;
  });
}
