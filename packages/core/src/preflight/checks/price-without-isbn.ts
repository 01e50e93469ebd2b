import type { Check } from '../check.ts';

/** The price code is an add-on: it is drawn beside an ISBN or not at all. */
export const priceWithoutIsbn: Check = ({ design, geometry }) => {
  const { show, isbn, addOn } = design.back.barcode;
  if (!geometry.barcode || !show || isbn !== null || addOn === null) return [];
  return [
    {
      severity: 'hint',
      message: `The price code ${addOn} won’t print, because the barcode has no ISBN.`,
      element: 'barcode',
      fix: { label: 'Remove the price code', command: { name: 'edit-blurb', addOn: null } },
    },
  ];
};
