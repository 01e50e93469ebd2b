import { placedElements } from '../../elements/placed-elements.ts';
import { inset, intersection } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import { uprightBounds } from '../../interaction/turned-box.ts';
import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { asPx } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** Reports elements beside the cover. They are in no file, and are easily forgotten there. */
export const offCover: Check = (subject) => {
  const { design, geometry, scene } = subject;
  return placedElements(design).flatMap(({ id, hidden }): readonly Concern[] => {
    const box = elementBox(design, id);
    const layer = scene.layers.find((candidate) => candidate.id === id);
    if (hidden || !layer || !box || intersection(layer.inkBounds ?? uprightBounds(box), geometry.file)) return [];
    const command = fitInside(subject, id, inset(geometry.boards.front, asPx(subject.binding?.text.warnWithin ?? 0.25)));
    return [
      {
        severity: 'warning',
        message: say('offCover', { element: elementLabel(design, id) }),
        element: id,
        fix: command && { label: say('moveOntoCover'), command },
      },
    ];
  });
};
