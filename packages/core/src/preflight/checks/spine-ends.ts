import type { Check, Concern } from '../check.ts';
import { callElement } from '../measuring/call-element.ts';
import { TOLERANCE, asPx, inInches } from '../measuring/distances.ts';
import { backToItsPlace } from '../fixes/back-to-its-place.ts';

/** Words moved along the spine must stay clear of its head and foot. */
export const spineEnds: Check = ({ design, geometry, binding, scene }) => {
  const { spine } = geometry.boards;
  if (!binding || !spine) return [];
  const { errorWithin, warnWithin } = binding.text;
  return scene.layers.flatMap(({ id, kind, inkBounds: ink }): readonly Concern[] => {
    if (kind !== 'spineText' || !ink) return [];
    const nearest = Math.min(ink.y - spine.y, spine.y + spine.height - ink.y - ink.height);
    if (nearest + TOLERANCE >= asPx(warnWithin)) return [];
    const isError = nearest + TOLERANCE < asPx(errorWithin);
    return [
      {
        severity: isError ? 'error' : 'warning',
        message: `${callElement(design, id)} is ${inInches(nearest)} in from where the book is cut; keep it ${isError ? errorWithin : warnWithin} in inside.`,
        element: id,
        fix: backToItsPlace([id]),
      },
    ];
  });
};
