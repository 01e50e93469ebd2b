import { intersection } from '../../geometry/shapes.ts';
import type { Check } from '../check.ts';

/** Words or objects in the barcode's place are printed over, or get the file refused. */
export const barcodeZone: Check = ({ geometry, scene }) => {
  const zone = geometry.barcode;
  if (!zone) return [];
  return scene.layers
    .filter(({ kind }) => kind === 'textBox' || kind === 'blurb' || kind === 'objectImage')
    .filter(({ inkBounds }) => inkBounds !== null && intersection(inkBounds, zone) !== null)
    .map(({ id, kind }) => ({
      severity: 'error' as const,
      message: `${kind === 'blurb' ? 'The blurb' : `“${id}”`} runs into the barcode’s 2 × 1.2 in; keep that corner of the back clear.`,
      element: id,
    }));
};
