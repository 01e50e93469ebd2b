import { BLACK } from '../../design/colour.ts';
import { type Point, type Rect, union } from '../../geometry/shapes.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { hero } from './draw-hero.ts';
import type { HeroId } from './hero-ids.ts';

const known = new Map<HeroId, Rect>();
const ONE_INK = { ink: BLACK, shade: BLACK, mark: BLACK, cut: BLACK };

/** The box around a drawing, in shares of its reach from its middle: -1 to 1 where it fills its square. */
export function heroBounds(id: HeroId): Rect {
  const found = known.get(id);
  if (found) return found;
  const boxes = hero(id, { x: 0, y: 0 }, 100, ONE_INK).flatMap(boxesOf);
  const whole = boxes.reduce(union, boxes[0] ?? { x: -100, y: -100, width: 200, height: 200 });
  const bounds = { x: whole.x / 100, y: whole.y / 100, width: whole.width / 100, height: whole.height / 100 };
  known.set(id, bounds);
  return bounds;
}

/** Returns the middle of a drawing that stands on `foot`. @param reach half the side of its square, in the units of `foot`. */
export function middleOver(id: HeroId, foot: Point, reach: number): Point {
  const { x, y, width, height } = heroBounds(id);
  return { x: foot.x - (x + width / 2) * reach, y: foot.y - (y + height) * reach };
}

function boxesOf(node: SceneNode): readonly Rect[] {
  if (node.kind === 'group') return node.children.flatMap(boxesOf);
  if (node.kind !== 'fill' && node.kind !== 'stroke') return [];
  const ink = outlineInk(node.path);
  const half = node.kind === 'stroke' ? node.width / 2 : 0;
  return ink ? [{ x: ink.x - half, y: ink.y - half, width: ink.width + 2 * half, height: ink.height + 2 * half }] : [];
}
