import { expect, test } from 'vitest';
import { BLACK } from '../design/colour.ts';
import { castShadow } from './cast-shadow.ts';
import { rectanglePath } from './path.ts';
import type { SceneNode } from './scene.ts';

const SIZE = { width: 400, height: 200 };
const nodes: readonly SceneNode[] = [
  { kind: 'fill', path: rectanglePath({ x: 0, y: 0, ...SIZE }), paint: { kind: 'solid', colour: BLACK } },
];
const shadow = { colour: BLACK, offsetX: 0.1, offsetY: 0.2, blur: 0.1 };
const upright = { rotation: 0, mirrorX: false, mirrorY: false };

function offsetOf(turned: typeof upright) {
  const [cast] = castShadow(nodes, shadow, SIZE, turned);
  if (cast?.kind !== 'shadow') throw new Error('a shadow lies first');
  return cast.offset;
}

test('[E11] a shadow lies below what casts it, by shares of its shorter side', () => {
  expect(castShadow(nodes, shadow, SIZE, upright)).toEqual([
    { kind: 'shadow', children: nodes, colour: BLACK, offset: { x: 20, y: 40 }, sigma: 10 },
    ...nodes,
  ]);
  expect(castShadow(nodes, undefined, SIZE, upright)).toBe(nodes);
  expect(castShadow([], shadow, SIZE, upright)).toEqual([]);
});

test('[E11] its light comes from the same side when the object is turned or mirrored', () => {
  const quarter = offsetOf({ ...upright, rotation: 90 });
  expect([quarter.x, quarter.y]).toEqual([expect.closeTo(40), expect.closeTo(-20)]);
  expect(offsetOf({ ...upright, mirrorX: true })).toEqual({ x: -20, y: 40 });
});
