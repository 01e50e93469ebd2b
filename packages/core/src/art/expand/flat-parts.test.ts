import { expect, test } from 'vitest';
import { fromHex, withAlpha } from '../../design/colour.ts';
import { pathBounds, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { drawingParts } from './drawing-parts.ts';
import { flatParts } from './flat-parts.ts';

const RED = fromHex('#aa0000');
const BLUE = fromHex('#0000aa');
const box = (x: number, y: number, side: number, colour = RED): SceneNode => ({
  kind: 'fill',
  path: rectanglePath({ x, y, width: side, height: side }),
  paint: { kind: 'solid', colour },
});
const flat = (most: number, ...nodes: readonly SceneNode[]) => flatParts(drawingParts(nodes, [1, 0, 0, 1, 0, 0]) ?? [], most);

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
