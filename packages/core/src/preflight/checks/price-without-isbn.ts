import type { Check } from '../check.ts';

/** The price code is an add-on: it is drawn beside an ISBN or not at all. */
export const priceWithoutIsbn: Check = ({ design, geometry }) => {
  const { show, isbn, addOn } = design.back.barcode;
  if (!geometry.barcode || !show || isbn !== null || addOn === null) return [];
  return [
    {
      severity: 'hint',
      message: `The price code ${addOn} is not printed, because there is no ISBN beside it.`,
      element: 'barcode',
      fix: { label: 'Leave the price off', command: { name: 'edit-blurb', addOn: null } },
    },
  ];
};
