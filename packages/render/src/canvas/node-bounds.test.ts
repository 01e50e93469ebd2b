import { expect, test } from 'vitest';
import { BLACK } from '@coverwright/core/design/colour.ts';
import { rectanglePath } from '@coverwright/core/scene/path.ts';
import type { GlyphsNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { nodeBounds } from './node-bounds.ts';

const paint = { kind: 'solid', colour: BLACK } as const;
const box = { x: 10, y: 20, width: 30, height: 40 };
const fill: SceneNode = { kind: 'fill', path: rectanglePath(box), paint };
const glyphBounds = (_face: string, glyph: number) => (glyph === 0 ? null : { x: 0.1, y: -0.7, width: 0.5, height: 0.7 });

test('[B5] a shadow reaches three deviations beyond its moved silhouette', () => {
  const shadow: SceneNode = { kind: 'shadow', children: [fill], colour: BLACK, offset: { x: 5, y: -5 }, sigma: 2 };
  expect(nodeBounds(shadow, glyphBounds)).toEqual({ x: 9, y: 9, width: 42, height: 52 });
});

test('[B5] a group is as large as what its clip leaves, after its transform', () => {
  const clip = rectanglePath({ x: 0, y: 0, width: 20, height: 30 });
  const group: SceneNode = { kind: 'group', children: [fill], clip, transform: [2, 0, 0, 2, 1, 1] };
  expect(nodeBounds(group, glyphBounds)).toEqual({ x: 21, y: 41, width: 20, height: 20 });
  const away: SceneNode = { kind: 'group', children: [fill], clip: rectanglePath({ x: 500, y: 0, width: 9, height: 9 }) };
  expect(nodeBounds(away, glyphBounds)).toBeNull();
});

test('[B5] a run of glyphs is the box around their ink, its outline included', () => {
  const run: GlyphsNode = {
    kind: 'glyphs',
    face: 'any',
    size: 100,
    paint,
    glyphs: [
      { id: 1, x: 0, y: 200 },
      { id: 0, x: 60, y: 200 },
      { id: 1, x: 100, y: 200, rotation: 90 },
    ],
  };
  const { x, y, width, height } = nodeBounds(run, glyphBounds) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x, y, x + width, y + height].map(Math.round)).toEqual([10, 130, 170, 260]);
  expect(nodeBounds({ ...run, strokeWidth: 6 }, glyphBounds)?.x).toBeCloseTo(x - 3);
  expect(nodeBounds({ ...run, glyphs: [{ id: 0, x: 0, y: 0 }] }, glyphBounds)).toBeNull();
});
