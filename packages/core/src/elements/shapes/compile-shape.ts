import type { Fill } from '../../design/fill.ts';
import type { IconArtwork } from '../../design/icon-artwork.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Matrix, type Rect, centreOf, inset, multiply, rotationAbout, transformedBounds, translation } from '../../geometry/shapes.ts';
import { drawShapeEffect } from '../../effects/shape-effect.ts';
import type { TextEffect } from '../../effects/text-effect.ts';
import { castShadow } from '../../scene/cast-shadow.ts';
import { fillNodes, paintOf } from '../../scene/fill-nodes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { remember } from '../../scene/remember.ts';
import type { SceneLayer, SceneNode } from '../../scene/scene.ts';
import { warpShape } from '../../warps/warp-outlines.ts';
import { iconNodes } from '../icons/icon-nodes.ts';
import { placeObject } from '../objects/place-object.ts';
import { lineNodes, lineReach } from './line-nodes.ts';
import { shapeOutline } from './outline.ts';
import { softenedRidge } from './softened-ridge.ts';

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
    inkBounds: nodes.length > 0 ? transformedBounds(turn, inset(bounds, -lineReach(shape.line))) : null,
    nodes: [
      {
        kind: 'group',
        transform: multiply(turn, multiply(translation(bounds.x, bounds.y), mirror)),
        ...(shape.opacity < 1 ? { opacity: shape.opacity } : {}),
        ...(blend === 'normal' ? {} : { blend }),
        children: castShadow(nodes, shape.shadow, shape, { rotation: shape.rotation, mirrorX: transformX < 0, mirrorY: transformY < 0 }),
      },
    ],
  };
}

function boxOf({ width, height }: CoverShape): Rect {
  return { x: 0, y: 0, width, height };
}

/** Draws the outline of a shape's type, with its fill and its stroke. */
function outlineDrawing(shape: CoverShape): readonly SceneNode[] {
  const { line, box } = shape;
  const path = outlineOf(shape);
  return [...(shape.renderer === 'box' && box.fill ? filledArea(shape, box.fill, path) : []), ...(line ? lineNodes(path, line) : [])];
}

type Outlined = Pick<CoverShape, 'type' | 'width' | 'height' | 'box' | 'parameters' | 'warp'>;

function outlineOf({ type, width, height, box, parameters, warp }: Outlined): Path {
  const straight = shapeOutline(type, { width, height, cornerRadius: box.cornerRadius, parameters });
  return warp ? warpShape(straight, warp, { x: 0, y: 0, width, height }) : straight;
}

function filledArea(shape: CoverShape, fill: Fill, path: Path): readonly SceneNode[] {
  const { effect, type, width, height, box, parameters, warp } = shape;
  // An effect paints a letter in one color, so a picture stays as it is.
  if (fill.kind === 'picture') return softenedRidge(shape, fillNodes(path, fill, boxOf(shape), 'evenodd'), path);
  if (!effect) return fillNodes(path, fill, boxOf(shape), 'evenodd');
  return areaWithEffect(effect, box, parameters, warp, type, width, height);
}

/** The nodes are kept while a shape only moves: effects that cut outlines take longer than a step of a drag may. */
const areaWithEffect = remember(
  (
    effect: TextEffect,
    box: CoverShape['box'],
    parameters: CoverShape['parameters'],
    warp: CoverShape['warp'],
    type: CoverShape['type'],
    width: number,
    height: number,
  ) => {
    const path = outlineOf({ type, width, height, box, parameters, warp });
    return box.fill ? drawShapeEffect(effect, box.fill, path, { x: 0, y: 0, width, height }) : [];
  },
);

/** Draws an icon instead of the outline. Only its fill comes from the shape; a picture fills its box. */
function iconDrawing(shape: CoverShape, artwork: IconArtwork): readonly SceneNode[] {
  const { fill } = shape.box;
  if (fill?.kind === 'picture') return [...fillNodes(rectanglePath(boxOf(shape)), fill, boxOf(shape)), ...iconNodes(artwork, shape, null)];
  return iconNodes(artwork, shape, fill && paintOf(fill, boxOf(shape)));
}
