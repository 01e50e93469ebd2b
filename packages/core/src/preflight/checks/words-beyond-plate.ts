import { inset, union } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, distanceInside, inInches } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** The gap in print pixels between text and the edge of the enlarged plate. */
const AIR = 24;

/** Reports text on a coloured plate that is too small for it. */
export const wordsBeyondPlate: Check = (subject) => {
  const { design, scene, geometry } = subject;
  return design.frontBoard.textBoxes.flatMap(({ designMode, panel }): readonly Concern[] => {
    const id = designMode.uniqueId;
    const layer = scene.layers.find((candidate) => candidate.id === id);
    const isPlate = !designMode.transparent && panel.colour.a * (1 - panel.transparency) > 0 && panel.rotation === 0;
    if (!layer?.inkBounds || !isPlate) return [];
    const beyond = -distanceInside(layer.inkBounds, layer.bounds);
    const box = elementBox(design, id);
    if (beyond <= TOLERANCE || !box) return [];
    const rect = union(layer.bounds, inset(layer.inkBounds, -AIR));
    const isOnFront = distanceInside(rect, geometry.file) >= 0;
    const command = isOnFront
      ? box.commandFor({ rect: { ...layer.bounds, y: rect.y, height: rect.height }, rotation: 0, scaled: 1 })
      : fitInside(subject, id, layer.bounds);
    const heightIsAll =
      layer.inkBounds.x >= layer.bounds.x && layer.inkBounds.x + layer.inkBounds.width <= layer.bounds.x + layer.bounds.width;
    return [
      {
        severity: 'warning',
        message: say('pastPanel', { element: elementLabel(design, id), distance: inInches(beyond) }),
        element: id,
        fix: command && heightIsAll ? { label: say('fitPanel'), command } : null,
      },
    ];
  });
};
