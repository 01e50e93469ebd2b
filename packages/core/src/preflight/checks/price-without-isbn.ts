import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports a price code without an ISBN. It is an add-on that is only drawn beside an ISBN. */
export const priceWithoutIsbn: Check = ({ design, geometry }) => {
  const { show, isbn, addOn } = design.back.barcode;
  if (!geometry.barcode || !show || isbn !== null || addOn === null) return [];
  return [
    {
      severity: 'hint',
      message: say('priceWithoutIsbn', { price: addOn }),
      element: 'barcode',
      fix: { label: say('removePriceCode'), command: { name: 'edit-blurb', addOn: null } },
    },
  ];
};
