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

const SAME = [1, 0, 0, 1, 0, 0] as const;
const box = (x: number, colour: string): SceneNode => ({
  kind: 'fill',
  path: rectanglePath({ x, y: 0, width: 10, height: 10 }),
  paint: { kind: 'solid', colour: fromHex(colour) },
});

test('[B24] areas of one paint join over an area between them that neither touches, however far apart they are', () => {
  const apart = drawingParts([box(0, '#aa0000'), box(90, '#aa0000'), box(40, '#0000aa'), box(60, '#aa0000')], SAME);
  expect(apart).toMatchObject([{ boxes: [{ x: 0 }, { x: 90 }, { x: 60 }] }, { boxes: [{ x: 40 }] }]);
  const touching = drawingParts([box(0, '#aa0000'), box(5, '#0000aa'), box(8, '#aa0000')], SAME);
  expect(touching).toHaveLength(3);
});

test('[B24] the shadow of things that throw shadows themselves is that of the things alone', () => {
  const shadow = (children: readonly SceneNode[]): SceneNode => ({
    kind: 'shadow',
    children,
    colour: GOLD,
    offset: { x: 3, y: 0 },
    sigma: 2,
  });
  const parts = drawingParts([shadow([shadow([box(0, '#0000aa')]), box(0, '#aa0000')])], SAME);
  expect(parts).toMatchObject([{ bounds: { x: 3, y: 0, width: 10, height: 10 } }]);
});

const COARSE = { colours: 4, evenBelow: 20, widths: 0.3, cuts: true } as const;

test('[B24] coarser parts: colors and lines that can hardly be told apart are one, and the gradient of a small part is even', () => {
  expect(drawingParts([box(0, '#aa0000'), box(20, '#ac0102')], SAME)).toHaveLength(2);
  expect(drawingParts([box(0, '#aa0000'), box(20, '#ac0102')], SAME, COARSE)).toHaveLength(1);
  expect(drawingParts([box(0, '#aa0000'), box(20, '#b40000')], SAME, COARSE)).toHaveLength(2);
  const line = (width: number): SceneNode => ({
    kind: 'stroke',
    path: rectanglePath({ x: 0, y: width * 20, width: 10, height: 1 }),
    width,
    paint: { kind: 'solid', colour: GOLD },
  });
  expect(drawingParts([line(2), line(2.5)], SAME, COARSE)).toHaveLength(1);
  expect(drawingParts([line(2), line(4)], SAME, COARSE)).toHaveLength(2);
  const faded: Paint = {
    kind: 'linear',
    from: { x: 0, y: 0 },
    to: { x: 0, y: 10 },
    stops: [
      { offset: 0, colour: fromHex('#000000') },
      { offset: 1, colour: fromHex('#000000') },
    ],
  };
  const small: SceneNode = { kind: 'fill', path: rectanglePath({ x: 0, y: 0, width: 10, height: 10 }), paint: faded };
  expect(drawingParts([small], SAME, COARSE)).toMatchObject([{ paint: { kind: 'solid', colour: fromHex('#000000') } }]);
});

test('[B24] coarser parts: areas are cut to what clips them, and those inside keep their outline', () => {
  const clipped = (...children: readonly SceneNode[]): SceneNode => ({
    kind: 'group',
    children,
    clip: rectanglePath({ x: 5, y: 0, width: 30, height: 20 }),
  });
  const parts = drawingParts([clipped(box(0, '#aa0000'), box(20, '#0000aa'), box(80, '#00aa00'))], SAME, COARSE);
  expect(parts).toMatchObject([{ bounds: { x: 5, width: 5, height: 10 } }, { bounds: { x: 20, width: 10 } }]);
  expect(parts?.[1]).toMatchObject({ paths: [rectanglePath({ x: 20, y: 0, width: 10, height: 10 })] });
  const line: SceneNode = {
    kind: 'stroke',
    path: rectanglePath({ x: 0, y: 0, width: 9, height: 9 }),
    width: 1,
    paint: { kind: 'solid', colour: GOLD },
  };
  expect(drawingParts([clipped(line)], SAME, COARSE)).toMatchObject([{ kind: 'group' }]);
});
