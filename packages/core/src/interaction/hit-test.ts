import { traitsOf } from '../elements/element-kinds.ts';
import { type Point, centreOf, contains, invert, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import { centredOn } from './turned-box.ts';
import type { Scene, SceneLayer } from '../scene/scene.ts';

/**
 * Returns the elements at a point of the scene, topmost first. Backgrounds come after everything on them: panels that show their color, the
 * picture, and last transparent panels.
 * @param leastSide the smallest width and height of an element's hit area, in scene pixels, so that a finger can hit a thin rule.
 */
export function hitTest(scene: Scene, point: Point, leastSide = 0): readonly SceneLayer[] {
  const hit = scene.layers.filter((layer) => (traitsOf(layer.kind)?.isSelectable ?? false) && isHit(layer, point, leastSide)).reverse();
  const isClear = (layer: SceneLayer) => isGround(layer) && layer.inkBounds === null;
  return [...hit.filter((layer) => !isGround(layer)), ...hit.filter((layer) => isGround(layer) && !isClear(layer)), ...hit.filter(isClear)];
}

/** Returns true for a background, which everything else lies on. */
export function isGround({ kind }: Pick<SceneLayer, 'kind'>): boolean {
  return traitsOf(kind)?.isGround ?? false;
}

function isHit(layer: SceneLayer, point: Point, leastSide: number): boolean {
  const upright = layer.rotation === 0 ? point : transformPoint(invert(rotationAbout(layer.rotation, centreOf(layer.bounds))), point);
  const { width, height } = layer.bounds;
  const room = { width: Math.max(width, leastSide), height: Math.max(height, leastSide) };
  return contains(centredOn(room, centreOf(layer.bounds)), upright);
}
