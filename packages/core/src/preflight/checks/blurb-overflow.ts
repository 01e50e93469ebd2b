import { wordsOf } from '../../elements/element-kinds.ts';
import { blurbArea } from '../../elements/blurb/blurb-area.ts';
import { intersection } from '../../geometry/shapes.ts';
import type { Check } from '../check.ts';
import { fitBlurb } from '../fixes/fit-blurb.ts';
import { TOLERANCE, inInches } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** Reports a blurb that is longer than its area. If it reaches the barcode, the check of the barcode reports it. */
export const blurbOverflow: Check = (subject) => {
  const { design, geometry, scene } = subject;
  const area = blurbArea(design.back, geometry);
  const ink = scene.layers.find(({ kind }) => wordsOf(kind) === 'blurb')?.inkBounds;
  if (!area || !ink || (geometry.barcode && intersection(ink, geometry.barcode))) return [];
  const beyond = ink.y + ink.height - area.y - area.height;
  if (beyond <= TOLERANCE) return [];
  const command = fitBlurb(subject);
  return [
    {
      severity: 'warning',
      message: say('longBlurb', { distance: inInches(beyond) }),
      element: 'blurb',
      fix: command && { label: say('shrinkToFit'), command },
    },
  ];
};
