import { BLACK } from '../../design/colour.ts';
import { type Rect, union } from '../../geometry/shapes.ts';
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

function boxesOf(node: SceneNode): readonly Rect[] {
  if (node.kind === 'group') return node.children.flatMap(boxesOf);
  if (node.kind !== 'fill' && node.kind !== 'stroke') return [];
  const ink = outlineInk(node.path);
  const half = node.kind === 'stroke' ? node.width / 2 : 0;
  return ink ? [{ x: ink.x - half, y: ink.y - half, width: ink.width + 2 * half, height: ink.height + 2 * half }] : [];
}
