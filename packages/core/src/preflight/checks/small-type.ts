import { wordsOf } from '../../elements/element-kinds.ts';
import { MIN_FONT_SIZE } from '../../design/bounds.ts';
import { points, pointsToPx, px, pxToPoints } from '../../units/units.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { minTypeSize } from '../measuring/type-size.ts';
import { say } from '../say.ts';

const SMALLEST = points(7);

/** Reports type below 7 pt, which fills in on paper and is refused. The size after layout counts, not the requested one. */
export const smallType: Check = ({ design, scene, binding }) => {
  if (!binding) return [];
  const wanted = pointsToPx(SMALLEST);
  return scene.layers.flatMap((layer): readonly Concern[] => {
    // The digits of a barcode scale with its bars, as the standard requires.
    if (wordsOf(layer.kind) === 'code') return [];
    const least = minTypeSize(layer);
    if (least === null || least >= wanted - 0.01) return [];
    const box = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === layer.id);
    const fontSize = Math.ceil(Math.max(wanted, MIN_FONT_SIZE));
    return [
      {
        severity: 'warning',
        message: say('smallType', { element: elementLabel(design, layer.id), size: pxToPoints(px(least)).toFixed(1), least: SMALLEST }),
        element: layer.id,
        fix:
          // A lock-up takes its sizes from its box.
          box && !box.text.lettering && box.designMode.maxFontSize >= fontSize
            ? {
                label: say('usePoints', { size: SMALLEST }),
                command: { name: 'edit-text-box', id: layer.id, changes: { text: { fontSize } } },
              }
            : null,
      },
    ];
  });
};
