import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports a missing barcode for printers that add none and refuse a cover without one. */
export const barcodeRequired: Check = ({ design, binding, geometry, platform }) => {
  if (!binding?.barcode.required || !geometry.barcode) return [];
  const { show, isbn } = design.back.barcode;
  if (!show) {
    return [
      {
        severity: 'error',
        message: say('noRoomForBarcode', { printer: platform.name }),
        element: 'panel:back',
        fix: { label: say('showBarcode'), command: { name: 'edit-blurb', showBarcode: true } },
      },
    ];
  }
  if (isbn !== null) return [];
  return [{ severity: 'error', message: say('noIsbn', { printer: platform.name }), element: 'barcode' }];
};
