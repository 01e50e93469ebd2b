import type { CoverShape, ShapeFill } from '../../design/shape.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Matrix, type Rect, centreOf, multiply, rotationAbout, transformedBounds, translation } from '../../geometry/shapes.ts';
import { linearAcross, radialWithin } from '../../scene/gradient.ts';
import type { Paint, SceneLayer, SceneNode } from '../../scene/scene.ts';
import { placeObject } from '../objects/place-object.ts';
import { shapeOutline } from './outline.ts';

const DASHES = { solid: [], dashed: [4, 3], dotted: [0, 2] } as const;

export function compileShape(shape: CoverShape, geometry: CoverGeometry): SceneLayer {
  const bounds = placeObject(shape, geometry);
  const turn = rotationAbout(shape.rotation, centreOf(bounds));
  const { width, height } = shape;
  const path = shapeOutline(shape.type, { width, height, cornerRadius: shape.box.cornerRadius, parameters: shape.parameters });
  const box: Rect = { x: 0, y: 0, width, height };
  const nodes: SceneNode[] = [];
  if (shape.renderer === 'box' && shape.box.fill) nodes.push({ kind: 'fill', path, paint: paintOf(shape.box.fill, box), rule: 'evenodd' });
  if (shape.line) {
    nodes.push({
      kind: 'stroke',
      path,
      paint: { kind: 'solid', colour: shape.line.colour },
      width: shape.line.width,
      dash: DASHES[shape.line.dash].map((length) => length * (shape.line?.width ?? 0)),
      cap: shape.line.dash === 'dotted' ? 'round' : 'butt',
    });
  }
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
