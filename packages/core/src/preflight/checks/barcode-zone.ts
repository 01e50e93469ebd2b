import { traitsOf, wordsOf } from '../../elements/element-kinds.ts';
import { type Rect, inset, intersection } from '../../geometry/shapes.ts';
import type { Check, Concern } from '../check.ts';
import { fitBlurb } from '../fixes/fit-blurb.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { asPx } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/** The gap above the barcode in print pixels. */
const AIR = 15;

/** Reports text or objects in the area of the barcode, which are printed over or make the printer refuse the file. */
export const barcodeZone: Check = (subject) => {
  const { design, geometry, scene, binding, platform } = subject;
  const zone = geometry.barcode;
  if (!zone || !binding) return [];
  const { width, height } = binding.barcode;
  return scene.layers
    .filter(({ kind }) => traitsOf(kind)?.keepsOffBarcode)
    .filter(({ inkBounds }) => inkBounds !== null && intersection(inkBounds, zone) !== null)
    .map(({ id, kind }): Concern => {
      const command = wordsOf(kind) === 'blurb' ? fitBlurb(subject) : clearOf(subject, id, zone);
      return {
        severity: 'error',
        message: say('overBarcode', { element: elementLabel(design, id), width, height, printer: platform.name }),
        element: id,
        fix: command && { label: say('moveOffBarcode'), command },
      };
    });
};

/** Moves an element above the barcode, or beside it if there is more room. */
function clearOf(subject: PreflightSubject, id: string, zone: Rect) {
  const { back } = subject.geometry.boards;
  if (!back || !subject.binding) return null;
  const safe = inset(back, asPx(subject.binding.text.warnWithin));
  const above = { ...safe, height: zone.y - AIR - safe.y };
  return fitInside(subject, id, above);
}
