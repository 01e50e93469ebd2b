import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, inInches } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** Reports objects on the spine that extend over its fold, because they show on the front if the cover is bound slightly off. */
export const spineObjects: Check = (subject) => {
  const { design, geometry, binding, scene } = subject;
  const { spine } = geometry.boards;
  if (!binding || !spine) return [];
  const safe = { ...spine, x: spine.x + geometry.spineMargin, width: spine.width - 2 * geometry.spineMargin };
  const onSpine = [...design.coverShapes, ...design.coverObjectImages].filter(({ board, hidden }) => board === 'spine' && !hidden);
  return onSpine.flatMap(({ uniqueObjectId: id, width }): readonly Concern[] => {
    const ink = scene.layers.find((layer) => layer.id === id)?.inkBounds;
    // A band around the whole book is meant to cross the fold.
    if (!ink || width > 2 * spine.width) return [];
    const over = Math.max(spine.x - ink.x, ink.x + ink.width - spine.x - spine.width);
    if (over <= TOLERANCE) return [];
    const command = safe.width > 0 ? fitInside(subject, id, safe) : null;
    return [
      {
        severity: 'warning',
        message: say('pastFold', { element: elementLabel(design, id), distance: inInches(over) }),
        element: id,
        fix: command && { label: say('fitToSpine'), command },
      },
    ];
  });
};
