import { expect, test } from 'vitest';
import { BLACK, WHITE, fromHex } from '../../design/colour.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from './nodes.ts';
import { ellipse } from './outlines.ts';
import { outlinesOf, softlyLit } from './softly-lit.ts';

const LIGHT = { light: WHITE, shade: BLACK, from: { x: -0.6, y: -0.8 }, strength: 1 };
const DISC = filled(fromHex('#808080'), ellipse({ x: 0, y: 0 }, 100));
const DOT = filled(fromHex('#808080'), ellipse({ x: 20, y: 20 }, 4));

function paintOf(node: SceneNode | undefined) {
  const base = node?.kind === 'group' ? node.children[0] : node;
  return base?.kind === 'fill' ? base.paint : null;
}

test('[B24] a softly lit part goes from light to shade away from the light', () => {
  const paint = paintOf(softlyLit([DISC], LIGHT)[0]);
  if (paint?.kind !== 'linear') throw new Error('the part has no wash');
  const [lit, own, shaded] = paint.stops.map(({ colour }) => colour.r);
  expect(lit).toBeGreaterThan(own ?? 0);
  expect(own).toBeGreaterThan(shaded ?? 0);
  expect(paint.from.x).toBeLessThan(paint.to.x);
  expect(paint.from.y).toBeLessThan(paint.to.y);
});

test('[B24] shade stays inside the part, and small parts get the wash alone', () => {
  const [disc, dot] = softlyLit([DISC, DOT], LIGHT);
  expect(disc?.kind === 'group' && disc.clip).toEqual(DISC.kind === 'fill' && DISC.path);
  expect(disc?.kind === 'group' && disc.children.length).toBe(4);
  expect(dot?.kind).toBe('fill');
});

test('[B24] lines stay as they are, and the outlines of a lit drawing are those of the flat one', () => {
  const line = stroked(BLACK, 4, ellipse({ x: 0, y: 0 }, 50));
  expect(softlyLit([line], LIGHT)).toEqual([line]);
  expect(outlinesOf([DISC, line, { kind: 'group', children: [DOT] }])).toHaveLength(2);
});
