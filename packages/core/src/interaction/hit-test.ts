import { type Point, centreOf, contains, invert, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import type { LayerKind, Scene, SceneLayer } from '../scene/scene.ts';

/** Kinds that a click can select. The paper cannot be, and a panel is what is left when nothing else is hit. */
const SELECTABLE: readonly LayerKind[] = ['coverImage', 'panel', 'textBox', 'spineText', 'blurb', 'shape', 'objectImage'];

/** Ids of the elements under a point of the scene, topmost first; panels and the cover picture come last. */
export function hitTest(scene: Scene, point: Point): readonly SceneLayer[] {
  const hit = scene.layers.filter((layer) => SELECTABLE.includes(layer.kind) && isHit(layer, point)).reverse();
  const isGround = ({ kind }: SceneLayer) => kind === 'panel' || kind === 'coverImage';
  return [...hit.filter((layer) => !isGround(layer)), ...hit.filter(isGround)];
}

function isHit(layer: SceneLayer, point: Point): boolean {
  const upright =
    layer.rotation === 0 ? point : transformPoint(invert(rotationAbout(layer.rotation, centreOf(layer.bounds))), point);
  return contains(layer.bounds, upright);
}
