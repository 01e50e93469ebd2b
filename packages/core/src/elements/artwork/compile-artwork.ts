import { drawArtwork } from '../../art/draw-artwork.ts';
import type { Artwork } from '../../design/artwork.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Matrix, type Size, centreOf, multiply, rotationAbout, transformedBounds, translation } from '../../geometry/shapes.ts';
import type { GroupNode, SceneLayer } from '../../scene/scene.ts';
import { placeObject } from '../objects/place-object.ts';

/** The cached drawings by their artwork and size, the oldest first. */
const drawings = new Map<string, GroupNode>();
const MOST_DRAWINGS = 40;

/**
 * Returns the drawing of an artwork. A drawing of thousands of nodes is cached by its parameters, so that a drag moves the finished
 * drawing.
 */
function drawing(artwork: Artwork, { width, height }: Size): GroupNode {
  const key = JSON.stringify([artwork, width, height]);
  const known = drawings.get(key);
  if (known) return known;
  const made = drawArtwork(artwork, { width, height });
  drawings.set(key, made);
  for (const oldest of drawings.keys()) {
    if (drawings.size <= MOST_DRAWINGS) break;
    drawings.delete(oldest);
  }
  return made;
}

export function compileArtwork(shape: CoverShape & { readonly art: Artwork }, geometry: CoverGeometry): SceneLayer {
  const bounds = placeObject(shape, geometry);
  const turn = rotationAbout(shape.rotation, centreOf(bounds));
  const { width, height } = shape;
  const { blend, transformX, transformY } = shape.style;
  const mirror: Matrix = [transformX, 0, 0, transformY, transformX < 0 ? width : 0, transformY < 0 ? height : 0];
  return {
    id: shape.uniqueObjectId,
    kind: 'artwork',
    bounds,
    rotation: shape.rotation,
    inkBounds: transformedBounds(turn, bounds),
    nodes: [
      {
        kind: 'group',
        transform: multiply(turn, multiply(translation(bounds.x, bounds.y), mirror)),
        ...(shape.opacity < 1 ? { opacity: shape.opacity } : {}),
        ...(blend === 'normal' ? {} : { blend }),
        children: [drawing(shape.art, shape)],
      },
    ],
  };
}
