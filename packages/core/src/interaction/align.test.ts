import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALIGN_EDGES, alignMoves, distributeMoves } from './align.ts';
import { frameOf, movedBy } from './turned-box.ts';

const rect = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
});
const several = fc.array(rect, { minLength: 2, maxLength: 7 });
const moved = (boxes: readonly { x: number; y: number; width: number; height: number }[], moves: readonly { x: number; y: number }[]) =>
  boxes.map((box, index) => movedBy(box, moves[index] ?? { x: 0, y: 0 }));
const frameRect = (boxes: readonly { x: number; y: number; width: number; height: number }[]) => {
  const frame = frameOf(boxes.map((box) => ({ rect: box, rotation: 0 })));
  if (!frame) throw new Error('No boxes');
  return frame.rect;
};

test('[E4] aligned boxes share the frame’s edge, and move along one axis only', () => {
  fc.assert(
    fc.property(several, fc.constantFrom(...ALIGN_EDGES), (boxes, edge) => {
      const frame = frameRect(boxes);
      const moves = alignMoves(boxes, edge, frame);
      const places = moved(boxes, moves).map(({ x, y, width, height }) => {
        const at = { left: x, centre: x + width / 2, right: x + width, top: y, middle: y + height / 2, bottom: y + height };
        return at[edge];
      });
      for (const place of places) expect(place).toBeCloseTo(places[0] ?? 0, 6);
      const crosswise = edge === 'left' || edge === 'centre' || edge === 'right' ? 'y' : 'x';
      expect(moves.every((move) => move[crosswise] === 0)).toBe(true);
      expect(alignMoves(moved(boxes, moves), edge, frame).every(({ x, y }) => Math.abs(x) < 1e-9 && Math.abs(y) < 1e-9)).toBe(true);
    }),
  );
});

test('[E4] distributed boxes stand at equal gaps, and the outermost two stay', () => {
  fc.assert(
    fc.property(fc.array(rect, { minLength: 3, maxLength: 7 }), (boxes) => {
      const spread = moved(boxes, distributeMoves(boxes, 'x')).toSorted((a, b) => a.x + a.width / 2 - b.x - b.width / 2);
      const byMiddle = boxes.toSorted((a, b) => a.x + a.width / 2 - b.x - b.width / 2);
      expect(spread.some(({ x }) => Math.abs(x - (byMiddle[0]?.x ?? 0)) < 1e-6)).toBe(true);
      const inTurn = distributeMoves(boxes, 'x').map((move, index) => ({ start: (boxes[index]?.x ?? 0) + move.x, box: boxes[index] }));
      const order = boxes.map((_, index) => index).toSorted((a, b) => mid(boxes[a]) - mid(boxes[b]));
      const gaps = order.slice(1).map((index, position) => {
        const before = inTurn[order[position] ?? 0];
        return (inTurn[index]?.start ?? 0) - (before?.start ?? 0) - (before?.box?.width ?? 0);
      });
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
    }),
  );
});

test('[E4] two boxes have nothing to distribute', () => {
  const pair = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 90, y: 0, width: 10, height: 10 },
  ];
  expect(distributeMoves(pair, 'y')).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

function mid(box: { readonly x: number; readonly width: number } | undefined): number {
  return box ? box.x + box.width / 2 : 0;
}
