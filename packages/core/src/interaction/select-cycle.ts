import { wordsOf } from '../elements/element-kinds.ts';
import type { Point } from '../geometry/shapes.ts';
import type { SceneLayer } from '../scene/scene.ts';
import { screenPx } from '../units/units.ts';

/** The distance and the time within which the specification counts a click as repeated at about the same spot. */
export const CYCLE_RADIUS = screenPx(6);
export const CYCLE_MILLISECONDS = 700;

/** The last click, from which the next one continues. */
export interface SelectionClick {
  /** The position in screen pixels. */
  readonly at: Point;
  /** The time in milliseconds of any monotonic clock. */
  readonly time: number;
  readonly chosen: string | null;
}

/**
 * Returns the element that a click selects among overlapping ones. A first click selects the topmost; repeated clicks at about the same
 * spot go down through the stack and start again.
 * @param candidates ids under the pointer, in order of priority.
 */
export function selectByClick(
  candidates: readonly string[],
  click: { readonly at: Point; readonly time: number },
  last: SelectionClick | null,
): string | null {
  const first = candidates[0] ?? null;
  if (!last || !isRepeat(click, last) || last.chosen === null) return first;
  const index = candidates.indexOf(last.chosen);
  return index < 0 ? first : (candidates[(index + 1) % candidates.length] ?? first);
}

function isRepeat(click: { readonly at: Point; readonly time: number }, last: SelectionClick): boolean {
  const distance = Math.hypot(click.at.x - last.at.x, click.at.y - last.at.y);
  return distance <= CYCLE_RADIUS && click.time - last.time <= CYCLE_MILLISECONDS;
}

/** Puts the blurb before the elements that lie over it on the back cover, because authors click there to edit it. */
export function backCoverPriority<Candidate extends Pick<SceneLayer, 'kind'>>(candidates: readonly Candidate[]): readonly Candidate[] {
  const isBlurb = ({ kind }: Candidate) => wordsOf(kind) === 'blurb';
  return [...candidates.filter(isBlurb), ...candidates.filter((candidate) => !isBlurb(candidate))];
}
