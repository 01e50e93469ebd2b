import { wordsOf } from '../../elements/element-kinds.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, asPx, inInches } from '../measuring/distances.ts';
import { standsOnSpine } from '../measuring/face-under.ts';
import { insideSpine } from '../fixes/inside-spine.ts';
import { resetSpinePosition } from '../fixes/reset-spine-position.ts';
import { say } from '../say.ts';

/** Reports text that is too close to the head or the foot of the spine. */
export const spineEnds: Check = (subject) => {
  const { design, geometry, binding, scene } = subject;
  const { spine } = geometry.boards;
  if (!binding || !spine) return [];
  const { errorWithin, warnWithin } = binding.text;
  return scene.layers.flatMap((layer): readonly Concern[] => {
    const { id, kind, inkBounds: ink } = layer;
    if (!ink || !standsOnSpine(design, geometry, layer)) return [];
    const nearest = Math.min(ink.y - spine.y, spine.y + spine.height - ink.y - ink.height);
    if (nearest + TOLERANCE >= asPx(warnWithin)) return [];
    const isError = nearest + TOLERANCE < asPx(errorWithin);
    return [
      {
        severity: isError ? 'error' : 'warning',
        message: say('nearSpineEnd', {
          element: elementLabel(design, id),
          distance: inInches(nearest),
          least: isError ? errorWithin : warnWithin,
        }),
        element: id,
        fix: wordsOf(kind) === 'spine' ? resetSpinePosition([id]) : insideSpine(subject, id),
      },
    ];
  });
};
