import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';

const FOLDS = 9;
const STEPS = 22;
/** Where a curtain is tied back, as a share of its height. */
const TIE = 0.63;

/** A curtain that is tied back to one side of a window. @param side -1 for the left one, 1 for the right. */
export function tiedCurtain(box: Rect, side: 1 | -1, cloth: Rgba, tie: Rgba, shade: Rgba): readonly SceneNode[] {
  const outer = side < 0 ? box.x : box.x + box.width;
  const at = (share: number, down: number): Point => ({ x: outer - side * box.width * reachAt(share, down), y: box.y + box.height * down });
  const fold = (from: number, to: number): Path => {
    const line = (share: number) => Array.from({ length: STEPS + 1 }, (_, step) => at(share, step / STEPS));
    return polygon([...line(from), ...line(to).toReversed()]);
  };
  const tones = Array.from(
    { length: FOLDS },
    (_, index) => [mixColours(cloth, BLACK, 0.24), mixColours(cloth, WHITE, 0.16), cloth][index % 3] ?? cloth,
  );
  const band = smoothShape([
    at(-0.08, TIE - 0.032),
    at(0.5, TIE - 0.012),
    at(1.06, TIE - 0.04),
    at(1.08, TIE + 0.012),
    at(0.5, TIE + 0.036),
    at(-0.08, TIE + 0.016),
  ]);
  return [
    shadowOf([filled(cloth, fold(0, 1))], withAlpha(shade, 0.5), { x: -side * 10, y: 8 }, 14),
    ...tones.map((tone, index) => {
      const [from, to] = [index / FOLDS, (index + 1) / FOLDS];
      const [start, end] = [at(from, 0.3), at(to, 0.3)];
      return painted(
        linearPaint({ x: start.x, y: 0 }, { x: end.x, y: 0 }, [
          mixColours(tone, BLACK, 0.16),
          tone,
          mixColours(tone, WHITE, 0.08),
          mixColours(tone, BLACK, 0.2),
        ]),
        fold(from, to + 0.012),
      );
    }),
    // The cloth is darker over the tie, where it gathers, and away from the window.
    painted(
      linearPaint({ x: outer, y: 0 }, { x: at(1, 0.3).x, y: 0 }, [withAlpha(BLACK, 0.26), withAlpha(BLACK, 0), withAlpha(WHITE, 0.1)]),
      fold(0, 1),
    ),
    shadowOf([filled(tie, band)], withAlpha(shade, 0.5), { x: 0, y: 6 }, 6),
    filled(tie, band),
    filled(mixColours(tie, WHITE, 0.3), ellipse(at(-0.02, TIE), 9)),
  ];
}

/** The share of a curtain's width that a fold reaches to at a height: wide above, gathered at the tie, and wider again below. */
function reachAt(share: number, down: number): number {
  const keys = [
    { down: 0, wide: 1 },
    { down: 0.32, wide: 0.9 },
    { down: TIE, wide: 0.3 },
    { down: 1, wide: 0.56 },
  ];
  const next = Math.max(
    1,
    keys.findIndex((key) => key.down >= down),
  );
  const [before, after] = [keys[next - 1] ?? keys[0]!, keys[next] ?? keys[3]!];
  const through = (down - before.down) / (after.down - before.down);
  const eased = through * through * (3 - 2 * through);
  const wide = before.wide + (after.wide - before.wide) * eased;
  return share * wide + Math.sin(share * 16 + down * 3) * 0.008 * wide;
}
