import { type Point, centreOf, contains, invert, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import type { LayerKind, Scene, SceneLayer } from '../scene/scene.ts';

/** Kinds that a click can select. The paper cannot be, and a panel is what is left when nothing else is hit. */
const SELECTABLE: readonly LayerKind[] = ['coverImage', 'panel', 'textBox', 'spineText', 'blurb', 'shape', 'objectImage'];

/**
 * The elements under a point of the scene, topmost first. The ground comes after everything that lies on it: panels that
 * show their colour, the picture, and last the panels that are clear.
 */
export function hitTest(scene: Scene, point: Point): readonly SceneLayer[] {
  const hit = scene.layers.filter((layer) => SELECTABLE.includes(layer.kind) && isHit(layer, point)).reverse();
  const isClear = (layer: SceneLayer) => layer.kind === 'panel' && layer.inkBounds === null;
  return [...hit.filter((layer) => !isGround(layer)), ...hit.filter((layer) => isGround(layer) && !isClear(layer)), ...hit.filter(isClear)];
}

/** What everything else lies on. */
export function isGround({ kind }: Pick<SceneLayer, 'kind'>): boolean {
  return kind === 'panel' || kind === 'coverImage';
}

function isHit(layer: SceneLayer, point: Point): boolean {
  const upright = layer.rotation === 0 ? point : transformPoint(invert(rotationAbout(layer.rotation, centreOf(layer.bounds))), point);
  return contains(layer.bounds, upright);
}
