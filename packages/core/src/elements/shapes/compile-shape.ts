import type { IconArtwork } from '../../design/icon-artwork.ts';
import type { CoverShape, ShapeFill } from '../../design/shape.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Matrix, type Rect, centreOf, multiply, rotationAbout, transformedBounds, translation } from '../../geometry/shapes.ts';
import { linearAcross, radialWithin } from '../../scene/gradient.ts';
import type { Paint, SceneLayer, SceneNode } from '../../scene/scene.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { placeObject } from '../objects/place-object.ts';
import { shapeOutline } from './outline.ts';

const DASHES = { solid: [], dashed: [4, 3], dotted: [0, 2] } as const;

export function compileShape(shape: CoverShape, geometry: CoverGeometry): SceneLayer {
  const bounds = placeObject(shape, geometry);
  const turn = rotationAbout(shape.rotation, centreOf(bounds));
  const { width, height } = shape;
  const nodes = shape.icon ? iconDrawing(shape, shape.icon) : outlineDrawing(shape);
  const { blend, transformX, transformY } = shape.style;
  const mirror: Matrix = [transformX, 0, 0, transformY, transformX < 0 ? width : 0, transformY < 0 ? height : 0];
  return {
    id: shape.uniqueObjectId,
    kind: 'shape',
    bounds,
    rotation: shape.rotation,
    inkBounds: nodes.length > 0 ? transformedBounds(turn, bounds) : null,
    nodes: [
      {
        kind: 'group',
        transform: multiply(turn, multiply(translation(bounds.x, bounds.y), mirror)),
        ...(shape.opacity < 1 ? { opacity: shape.opacity } : {}),
        ...(blend === 'normal' ? {} : { blend }),
        children: nodes,
      },
    ],
  };
}

function boxOf({ width, height }: CoverShape): Rect {
  return { x: 0, y: 0, width, height };
}

/** The type's outline, filled and lined. */
function outlineDrawing(shape: CoverShape): readonly SceneNode[] {
  const { width, height, parameters, line } = shape;
  const path = shapeOutline(shape.type, { width, height, cornerRadius: shape.box.cornerRadius, parameters });
  const nodes: SceneNode[] = [];
  if (shape.renderer === 'box' && shape.box.fill) {
    nodes.push({ kind: 'fill', path, paint: paintOf(shape.box.fill, boxOf(shape)), rule: 'evenodd' });
  }
  if (line) {
    nodes.push({
      kind: 'stroke',
      path,
      paint: { kind: 'solid', colour: line.colour },
      width: line.width,
      dash: DASHES[line.dash].map((length) => length * line.width),
      cap: line.dash === 'dotted' ? 'round' : 'butt',
    });
  }
  return nodes;
}

/** An icon in the place of the outline. It is drawn already: only its colour is the shape's. */
function iconDrawing(shape: CoverShape, artwork: IconArtwork): readonly SceneNode[] {
  return iconNodes(artwork, shape, shape.box.fill && paintOf(shape.box.fill, boxOf(shape)));
}

function paintOf(fill: ShapeFill, box: Rect): Paint {
  switch (fill.kind) {
    case 'solid':
      return { kind: 'solid', colour: fill.colour };
    case 'linear':
      return linearAcross(box, fill.angle, fill.stops);
    case 'radial':
      return radialWithin(box, fill.stops);
  }
}
