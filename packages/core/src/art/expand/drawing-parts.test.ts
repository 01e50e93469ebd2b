import { expect, test } from 'vitest';
import { fromHex, withAlpha } from '../../design/colour.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { drawingParts } from './drawing-parts.ts';

const GOLD = fromHex('#d9a441');
const glow: Paint = {
  kind: 'radial',
  centre: { x: 50, y: 50 },
  radius: 50,
  stops: [
    { offset: 0, colour: withAlpha(GOLD, 0.8) },
    { offset: 1, colour: withAlpha(GOLD, 0) },
  ],
};
const lit: SceneNode = { kind: 'fill', path: rectanglePath({ x: 0, y: 0, width: 100, height: 100 }), paint: glow };

test('[B24] a round glow stays a gradient, and an oval one becomes an even color of half its strength', () => {
  expect(drawingParts([lit], [2, 0, 0, 2, 0, 0])).toMatchObject([{ paint: { kind: 'radial', radius: 100 }, isEven: false }]);
  expect(drawingParts([lit], [2, 0, 0, 1, 0, 0])).toMatchObject([{ paint: { kind: 'solid', colour: withAlpha(GOLD, 0.4) }, isEven: true }]);
});
