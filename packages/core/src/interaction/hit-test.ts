import { type Point, centreOf, contains, invert, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import { centredOn } from './turned-box.ts';
import type { LayerKind, Scene, SceneLayer } from '../scene/scene.ts';

/** Kinds that a click can select. The paper cannot be, and a panel is what is left when nothing else is hit. */
const SELECTABLE: readonly LayerKind[] = ['coverImage', 'panel', 'textBox', 'spineText', 'blurb', 'shape', 'objectImage'];

/**
 * The elements under a point of the scene, topmost first. The ground comes after everything that lies on it: panels that
 * show their colour, the picture, and last the panels that are clear.
 * @param leastSide an element is hit as if it were at least this large each way, in scene pixels: a finger must find a thin rule.
 */
export function hitTest(scene: Scene, point: Point, leastSide = 0): readonly SceneLayer[] {
  const hit = scene.layers.filter((layer) => SELECTABLE.includes(layer.kind) && isHit(layer, point, leastSide)).reverse();
  const isClear = (layer: SceneLayer) => layer.kind === 'panel' && layer.inkBounds === null;
  return [...hit.filter((layer) => !isGround(layer)), ...hit.filter((layer) => isGround(layer) && !isClear(layer)), ...hit.filter(isClear)];
}

/** What everything else lies on. */
export function isGround({ kind }: Pick<SceneLayer, 'kind'>): boolean {
  return kind === 'panel' || kind === 'coverImage';
}

function isHit(layer: SceneLayer, point: Point, leastSide: number): boolean {
  const upright = layer.rotation === 0 ? point : transformPoint(invert(rotationAbout(layer.rotation, centreOf(layer.bounds))), point);
  const { width, height } = layer.bounds;
  const room = { width: Math.max(width, leastSide), height: Math.max(height, leastSide) };
  return contains(centredOn(room, centreOf(layer.bounds)), upright);
}
