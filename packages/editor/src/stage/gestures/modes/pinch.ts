import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { IDLE } from '../pointer-mode.ts';

/** Moves and zooms the stage with two fingers. */
export const pinch: ModeDefinition<'pinch'> = {
  move(mode, _, { pointers }) {
    const [one, two] = pointers;
    if (!one || !two) return { mode };
    const before = middle(mode.first, mode.second);
    const now = middle(one, two);
    const factor = distance(one, two) / Math.max(1, distance(mode.first, mode.second));
    return {
      mode: { kind: 'pinch', first: one, second: two },
      actions: [
        { kind: 'pan', by: { x: now.x - before.x, y: now.y - before.y } },
        { kind: 'zoom', at: now, factor },
      ],
    };
  },
  // The remaining finger goes on panning the stage.
  release: (_, __, { pointers: [left] }) => ({ mode: left ? { kind: 'pan', last: left } : IDLE }),
  cancel: () => ({ mode: IDLE }),
};

function middle(one: Point, two: Point): Point {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

function distance(one: Point, two: Point): number {
  return Math.hypot(two.x - one.x, two.y - one.y);
}
