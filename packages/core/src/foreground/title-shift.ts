import { type Rect, intersection } from '../geometry/shapes.ts';
import { hiddenShare, meanOf } from './foreground-ridge.ts';
import type { BoardHorizon } from './horizon-on-board.ts';
import { isReadBehind } from './letters-behind.ts';

/** The distance in print pixels by which a title moves down; negative: up. */
export interface TitleShift {
  readonly down: number;
}

/** A step, as a share of the front's height. */
const STEP = 0.004;
/** Both ways: farther, the cover would be another one. */
const FARTHEST = 0.25;
/** The least distance of letters from the front's top, as a share of its height. */
const HEADROOM = 0.04;
/** Hidden shares of all letters together: below the first a title seems to stand before the horizon; the second is well behind it. */
const TOUCHING = 0.02;
const WELL_BEHIND = 0.07;

/**
 * Returns how far a title has to move so that its foot stands behind the horizon and every letter can be read. It does not move over other
 * texts. `tooDeep`: it would leave the front; `apart`: it cannot reach the horizon.
 * @param lines the letters of each line
 */
export function shiftOfTitle(
  lines: readonly (readonly Rect[])[],
  horizon: BoardHorizon,
  { front, others }: { readonly front: Rect; readonly others: readonly Rect[] },
): TitleShift | 'tooDeep' | 'apart' {
  const at = (down: number) => lines.map((line) => line.map((letter) => hiddenShare({ ...letter, y: letter.y + down }, horizon)));
  const step = STEP * front.height;
  const steps = Math.round(FARTHEST / STEP);
  const now = at(0);
  if (!isReadBehind(now)) {
    for (let up = 1; up <= steps; up += 1) {
      const down = -up * step;
      if (lines.some((line) => line.some(({ y }) => y + down < front.y + HEADROOM * front.height)) || meets(lines, others, down)) break;
      if (isReadBehind(at(down))) return { down };
    }
    return 'tooDeep';
  }
  if (meanOf(now.flat()) >= TOUCHING) return { down: 0 };
  let best: TitleShift | null = null;
  for (let each = 1; each <= steps; each += 1) {
    const down = each * step;
    const hidden = at(down);
    if (!isReadBehind(hidden) || meets(lines, others, down)) break;
    if (meanOf(hidden.flat()) >= TOUCHING) best = { down };
    if (meanOf(hidden.flat()) >= WELL_BEHIND) break;
  }
  return best ?? 'apart';
}

/** Reports whether a moved title lies over a text that it did not lie over before. */
function meets(lines: readonly (readonly Rect[])[], others: readonly Rect[], down: number): boolean {
  const letters = lines.flat();
  return others.some((other) =>
    letters.some((letter) => intersection({ ...letter, y: letter.y + down }, other) && !intersection(letter, other)),
  );
}
