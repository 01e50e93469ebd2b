import type { Check } from '../check.ts';

/** Some printers lay no barcode of their own and refuse a cover without one. */
export const barcodeRequired: Check = ({ design, binding, geometry, platform }) => {
  if (!binding?.barcode.required || !geometry.barcode) return [];
  const { show, isbn } = design.back.barcode;
  if (!show) {
    return [
      {
        severity: 'error',
        message: `${platform.name} requires a barcode on the back, and this cover has no room for it.`,
        element: 'panel:back',
        fix: { label: 'Show the barcode', command: { name: 'edit-blurb', showBarcode: true } },
      },
    ];
  }
  if (isbn !== null) return [];
  return [
    { severity: 'error', message: `${platform.name} requires a barcode in the file. Enter the ISBN of this format.`, element: 'barcode' },
  ];
};
