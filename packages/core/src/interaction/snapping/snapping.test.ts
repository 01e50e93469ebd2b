import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDesign } from '../../design/create-design.ts';
import { geometryOf } from '../../design/geometry-of.ts';
import { compileScene } from '../../scene/compile-scene.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { HANDLES, draggedSize, handleDirection, resizedTo } from '../resize-box.ts';
import { movedBy, uprightBounds } from '../turned-box.ts';
import { distancesFrom } from './distances.ts';
import type { Guide } from './guides.ts';
import { type SnapField, snapField } from './snap-field.ts';
import { snapMove } from './snap-move.ts';
import { snapResize } from './snap-resize.ts';
import { snapTurnedResize } from './snap-turned-resize.ts';

const rects = fc.record({
  x: fc.integer({ min: 0, max: 900 }),
  y: fc.integer({ min: 0, max: 900 }),
  width: fc.integer({ min: 30, max: 300 }),
  height: fc.integer({ min: 30, max: 300 }),
});
const board = { x: 0, y: 0, width: 1200, height: 1200 };
const fields = fc.record({
  lines: fc.array(
    fc.record({
      axis: fc.constantFrom('x', 'y'),
      at: fc.integer({ min: 0, max: 1200 }),
      from: fc.constant(0),
      to: fc.constant(1200),
    }),
    { maxLength: 6 },
  ),
  neighbours: fc.array(rects, { maxLength: 5 }),
  board: fc.constant(board),
});
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const linesAt = (guides: readonly Guide[]) => guides.flatMap((guide) => (guide.kind === 'line' ? [`${guide.axis}${guide.at}`] : []));
const gaps = (guides: readonly Guide[]) => guides.flatMap((guide) => (guide.kind === 'gap' ? [guide.to - guide.from] : []));

describe('a dragged element', () => {
  test('[E4] is never moved by more than the reach, and stands exactly on what it caught', () => {
    fc.assert(
      fc.property(rects, fields, fc.integer({ min: 0, max: 30 }), (rect, field: SnapField, reach) => {
        const { by, guides } = snapMove(rect, field, reach);
        expect(Math.abs(by.x)).toBeLessThanOrEqual(reach);
        expect(Math.abs(by.y)).toBeLessThanOrEqual(reach);
        const moved = movedBy(rect, by);
        for (const guide of guides) {
          if (guide.kind !== 'line') continue;
          const side = guide.axis === 'x' ? moved.width : moved.height;
          const places = [moved[guide.axis], moved[guide.axis] + side / 2, moved[guide.axis] + side];
          expect(Math.min(...places.map((place) => Math.abs(place - guide.at)))).toBeLessThanOrEqual(0.01);
        }
        // Every snap shows its guide.
        if (by.x !== 0 || by.y !== 0) expect(guides.length).toBeGreaterThan(0);
      }),
    );
  });

  test('[E4] catches the nearest line with its middle or an edge, and goes freely where nothing is near', () => {
    const field = { lines: [{ axis: 'x', at: 128, from: 0, to: 9 } as const], neighbours: [], board };
    expect(snapMove(box(100, 100, 50, 20), field, 8)).toMatchObject({ by: { x: 3, y: 0 } });
    expect(snapMove(box(100, 100, 50, 20), field, 2)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
  });

  test('[E4] catches the edges and the middle of its neighbours', () => {
    const field = { lines: [], neighbours: [box(300, 40, 100, 60)], board };
    const { by, guides } = snapMove(box(303, 500, 40, 40), field, 6);
    expect(by).toEqual({ x: -3, y: 0 });
    expect(linesAt(guides)).toEqual(['x300']);
  });

  test('[E4] finds the place of equal gaps between two neighbours, and shows both', () => {
    const field = { lines: [], neighbours: [box(0, 0, 100, 100), box(400, 0, 100, 100)], board };
    const { by, guides } = snapMove(box(196, 20, 100, 50), field, 6);
    expect(by.x).toBe(4);
    expect(gaps(guides)).toEqual([100, 100]);
  });

  test('[E4] goes on in a row at the gap that the row has', () => {
    const row = { lines: [], neighbours: [box(0, 0, 100, 100), box(130, 0, 100, 100)], board };
    const after = snapMove(box(264, 10, 80, 70), row, 6);
    expect(after.by.x).toBe(-4);
    expect(gaps(after.guides)).toEqual([30, 30]);
    const farRow = { lines: [], neighbours: [box(600, 0, 100, 100), box(740, 0, 100, 100)], board };
    expect(snapMove(box(478, 10, 80, 70), farRow, 6).by.x).toBe(2);
  });

  test('[E4] shows how far it is to each neighbour, or to the edge of the board', () => {
    const field = { neighbours: [box(600, 0, 100, 400)], board };
    const shown = distancesFrom(box(200, 100, 100, 100), field).map(({ axis, from, to }) => `${axis} ${from}-${to}`);
    expect(shown).toEqual(['x 0-200', 'x 300-600', 'y 0-100', 'y 200-1200']);
  });
});

describe('a resized element', () => {
  test('[E4] no dragged edge moves by more than the reach, and the opposite one not at all', () => {
    fc.assert(
      fc.property(rects, fc.constantFrom(...HANDLES), fields, fc.boolean(), fc.boolean(), (rect, handle, field, keepRatio, fromCentre) => {
        const wish = { keepRatio, fromCentre };
        const wanted = draggedSize({ rect, rotation: 0 }, handle, { x: 13, y: -9 }, wish);
        const before = resizedTo({ rect, rotation: 0 }, handle, wanted, wish);
        const after = resizedTo({ rect, rotation: 0 }, handle, snapResize(rect, handle, wanted, wish, field, 8).size, wish);
        const pull = handleDirection(handle);
        const edge = (axis: 'x' | 'y', of: typeof after, sign: number) => of[axis] + (sign > 0 ? of[axis === 'x' ? 'width' : 'height'] : 0);
        const caught = (['x', 'y'] as const).filter((axis) => pull[axis] !== 0);
        const moves = caught.map((axis) => Math.abs(edge(axis, after, pull[axis]) - edge(axis, before, pull[axis])));
        // With a kept ratio the other side follows the one that snapped.
        expect(keepRatio ? Math.min(...moves) : Math.max(...moves)).toBeLessThanOrEqual(8 + 1e-6);
        if (!fromCentre) for (const axis of caught) expect(edge(axis, after, -pull[axis])).toBeCloseTo(edge(axis, before, -pull[axis]), 6);
      }),
    );
  });

  test('[E4] catches a line with the dragged edge', () => {
    const field = { lines: [{ axis: 'x', at: 500, from: 0, to: 1200 } as const], neighbours: [], board };
    const { size, guides } = snapResize(box(100, 100, 300, 80), 'e', { width: 396, height: 80 }, free, field, 6);
    expect(size).toEqual({ width: 400, height: 80 });
    expect(linesAt(guides)).toEqual(['x500']);
  });

  test('[E4] catches the size of a neighbour, and shows both', () => {
    const field = { lines: [], neighbours: [box(700, 700, 210, 90)], board };
    const { size, guides } = snapResize(box(100, 100, 100, 80), 'se', { width: 207, height: 300 }, free, field, 6);
    expect(size).toEqual({ width: 210, height: 300 });
    expect(guides.map(({ kind }) => kind)).toEqual(['size', 'size']);
  });

  test('[E11] in proportion the other side follows', () => {
    const field = { lines: [{ axis: 'x', at: 500, from: 0, to: 1200 } as const], neighbours: [], board };
    const wish = { keepRatio: true, fromCentre: false };
    expect(snapResize(box(100, 100, 200, 100), 'se', { width: 396, height: 198 }, wish, field, 6).size).toEqual({
      width: 400,
      height: 200,
    });
  });

  test('[E4] at quarter turns the seen edge catches as an upright one does; at other angles nothing does', () => {
    fc.assert(
      fc.property(
        rects,
        fields,
        fc.constantFrom(...HANDLES),
        fc.constantFrom(-90, 90, 180, 270),
        fc.boolean(),
        (rect, field, handle, rotation, keepRatio) => {
          const frame = { rect, rotation };
          const wish = { keepRatio, fromCentre: false };
          const wanted = draggedSize(frame, handle, { x: 7, y: 5 }, wish);
          const caught = snapTurnedResize(frame, handle, wanted, wish, field, 12);
          const seen = uprightBounds({ rect: resizedTo(frame, handle, caught?.size ?? wanted, wish), rotation });
          for (const line of caught?.guides.filter((guide) => guide.kind === 'line') ?? []) {
            const [from, length] = line.axis === 'x' ? [seen.x, seen.width] : [seen.y, seen.height];
            expect(Math.min(...[from, from + length / 2, from + length].map((edge) => Math.abs(edge - line.at)))).toBeLessThan(0.02);
          }
        },
      ),
    );
    const lying = { rect: box(100, 200, 300, 200), rotation: 90 };
    const field = { lines: [{ axis: 'y' as const, at: 455, from: 0, to: 1200 }], neighbours: [], board };
    const wanted = { width: 308, height: 200 };
    expect(snapTurnedResize(lying, 'e', wanted, free, field, 10)?.size).toEqual({ width: 305, height: 200 });
    expect(snapTurnedResize({ ...lying, rotation: 30 }, 'e', wanted, free, field, 10)).toBeNull();
  });
});

const free = { keepRatio: false, fromCentre: false };

test('[E4] a cover offers its middles, safe edges, trim and folds, and the other elements of the same board', () => {
  const design = createDesign();
  const { boards, safe, folds } = geometryOf(design);
  const scene = compileScene(design, fixedWidthEngine());
  const { lines, neighbours } = snapField(design, scene, ['Title'], { ...boards.front, height: 10 });
  const places = lines.filter(({ axis }) => axis === 'x').map(({ at }) => at);
  expect(places).toEqual(expect.arrayContaining([boards.front.x + boards.front.width / 2, safe.front.x, folds[0]?.x, boards.front.x]));
  const author = scene.layers.find(({ id }) => id === 'Author');
  expect(neighbours).toEqual([author?.bounds]);
});
