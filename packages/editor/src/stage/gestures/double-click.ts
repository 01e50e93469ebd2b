import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { CYCLE_RADIUS, type SelectionClick } from '@coverwright/core/interaction/select-cycle.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';

/** Maximum time between the clicks of a double click, in milliseconds; slower clicks cycle through the elements at that point. */
const DOUBLE_CLICK_MS = 350;

/** Returns the element of a double click, which is the one that its first click selected; null for any other click. */
export function doubleClicked<Layer extends Pick<SceneLayer, 'id' | 'kind'>>(
  candidates: readonly Layer[],
  click: { readonly at: Point; readonly time: number },
  last: SelectionClick | null,
): Layer | null {
  if (!last || click.time - last.time > DOUBLE_CLICK_MS) return null;
  if (Math.hypot(click.at.x - last.at.x, click.at.y - last.at.y) > CYCLE_RADIUS) return null;
  return candidates.find(({ id }) => id === last.chosen) ?? null;
}

/** Returns the text that a double click edits, which is the one that its first click selected; null for any other click. */
export function doubleClickedWords(
  candidates: readonly Pick<SceneLayer, 'id' | 'kind'>[],
  click: { readonly at: Point; readonly time: number },
  last: SelectionClick | null,
): string | null {
  const layer = doubleClicked(candidates, click, last);
  return layer && isWritten(layer) ? layer.id : null;
}

/** Returns true for texts that the author types, unlike the digits of a barcode. */
export function isWritten({ kind }: Pick<SceneLayer, 'kind'>): boolean {
  const words = wordsOf(kind);
  return words !== null && words !== 'code';
}
