import { expect, test } from 'vitest';
import { fromHex, withAlpha } from '../../design/colour.ts';
import { pathBounds, rectanglePath } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { ellipse } from '../drawing/outlines.ts';
import { drawingParts } from './drawing-parts.ts';
import { flatParts } from './flat-parts.ts';

const RED = fromHex('#aa0000');
const BLUE = fromHex('#0000aa');
const box = (x: number, y: number, side: number, colour = RED): SceneNode => ({
  kind: 'fill',
  path: rectanglePath({ x, y, width: side, height: side }),
  paint: { kind: 'solid', colour },
});
/** Letters of path data that no drawing here reaches. */
const PLENTY = 1_000_000;
const partsOf = (nodes: readonly SceneNode[]) => drawingParts(nodes, [1, 0, 0, 1, 0, 0]) ?? [];
const flat = (most: number, ...nodes: readonly SceneNode[]) => flatParts(partsOf(nodes), most, PLENTY);

test('[B24] colors that cover each other in turn become one part each, cut to what is seen', () => {
  const parts = flat(9, box(0, 0, 300), box(50, 50, 200, BLUE), box(100, 100, 100), box(140, 140, 20, BLUE));
  expect(parts).toHaveLength(2);
  for (const colour of [RED, BLUE]) expect(parts).toContainEqual(expect.objectContaining({ paint: { kind: 'solid', colour } }));
});

test('[B24] what shines through is mixed with what is under it', () => {
  const parts = flat(9, box(0, 0, 100), box(20, 20, 50, withAlpha(BLUE, 0.5)));
  const mixed = parts?.find((part) => part.kind === 'painted' && part.paint.kind === 'solid' && part.paint.colour.b > 0);
  expect(mixed).toMatchObject({ paint: { colour: { r: 85, g: 0, b: 85, a: 1 } } });
  expect(mixed?.bounds.x).toBeCloseTo(20, -1);
});

test('[B24] pieces that are cut square by square are whole again, and reach a little under each other', () => {
  const [part] = flat(9, box(0, 0, 500)) ?? [];
  if (part?.kind !== 'painted') throw new Error('no part');
  expect(part.paths.flat().filter(([letter]) => letter === 'M')).toHaveLength(1);
  const bounds = pathBounds(part.paths.flat());
  expect(bounds?.width).toBeGreaterThan(500);
  expect(bounds?.width).toBeLessThan(502);
});

test('[B24] more colors than there is room for are joined with the nearest ones', () => {
  const tones = Array.from({ length: 12 }, (_, index) => box(index * 60, 0, 50, { r: 100 + index * 3, g: 20, b: 20, a: 1 }));
  expect(flat(20, ...tones)).toHaveLength(12);
  expect(flat(4, ...tones)?.length).toBeLessThanOrEqual(4);
  expect(flat(1, box(0, 0, 9), box(20, 0, 9, BLUE))).toBeNull();
});

test('[B24] a drawing of more than 100,000 corners is refused before it is cut', () => {
  const tiles = (count: number): SceneNode => ({
    kind: 'fill',
    path: Array.from({ length: count }, (_, tile) =>
      rectanglePath({ x: (tile % 200) * 9, y: Math.floor(tile / 200) * 9, width: 6, height: 6 }),
    ).flat(),
    paint: { kind: 'solid', colour: RED },
  });
  expect(flat(9, tiles(200))).toHaveLength(1);
  expect(flat(9, tiles(20_001))).toBeNull();
});

test('[B24] outlines are drawn more coarsely and without specks where they would take more letters than are given', () => {
  const wave: SceneNode = {
    kind: 'fill',
    path: [ellipse({ x: 200, y: 200 }, 150), ...Array.from({ length: 20 }, (_, dot) => ellipse({ x: 400 + dot * 12, y: 20 }, 2))].flat(),
    paint: { kind: 'solid', colour: RED },
  };
  const outlines = (letters: number) =>
    flatParts(partsOf([wave]), 9, letters)?.flatMap((part) => (part.kind === 'painted' ? part.paths.flat() : []));
  const [fine = [], coarse = []] = [outlines(PLENTY), outlines(100)];
  expect(fine.filter(([letter]) => letter === 'M')).toHaveLength(21);
  expect(fine.some(([letter]) => letter === 'C')).toBe(true);
  expect(coarse.filter(([letter]) => letter === 'M')).toHaveLength(1);
});

const stops = (first: typeof RED, last: typeof RED) => [
  { offset: 0, colour: first },
  { offset: 1, colour: last },
];
const round = (x: number, radius: number, first: typeof RED, last: typeof RED): SceneNode => {
  const paint: Paint = { kind: 'radial', centre: { x, y: 0 }, radius, stops: stops(first, last) };
  return { kind: 'fill', path: rectanglePath({ x: x - radius, y: -radius, width: 2 * radius, height: 2 * radius }), paint };
};

test('[B24] of many gradients the largest stay, and the others are even in the color that they have on the whole', () => {
  const many = Array.from({ length: 70 }, (_, index) => round(index * 200, 20 + index, RED, BLUE));
  const parts = flat(199, ...many) ?? [];
  const graded = parts.filter((part) => part.kind === 'painted' && part.paint.kind === 'radial');
  expect(graded).toHaveLength(45);
  expect(Math.min(...graded.map(({ bounds }) => bounds.width))).toBeGreaterThan(2 * (20 + 24));
  const even = parts.flatMap((part) => (part.kind === 'painted' && part.paint.kind === 'solid' ? [part.paint.colour] : []));
  expect(even.length).toBeGreaterThan(0);
  for (const { r, b } of even) expect(Math.min(r, b)).toBeGreaterThan(10);
});

test('[B24] a small glow of many is an even disc, not the box that it fades out in', () => {
  const many = Array.from({ length: 60 }, (_, index) => round(index * 400, 100 + index, RED, withAlpha(RED, 0)));
  const even = (flat(199, ...many) ?? []).find((part) => part.kind === 'painted' && part.paint.kind === 'solid');
  if (even?.kind !== 'painted') throw new Error('no even part');
  expect(even.paint).toMatchObject({ colour: { a: 0.5 } });
  const [disc] = even.paths;
  const extent = disc && pathBounds(disc.slice(0, disc.findIndex(([letter]) => letter === 'Z') + 1));
  expect(extent?.width).toBeLessThan(120);
});
