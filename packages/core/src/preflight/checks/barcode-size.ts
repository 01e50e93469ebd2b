import { MIN_MAGNIFICATION, fitSymbol, minField } from '../../barcode/symbol-size.ts';
import { PRINT_DPI } from '../../units/units.ts';
import type { Concern } from '../check.ts';
import type { PreflightSubject } from '../preflight-subject.ts';

/** Scanners are built for 80 to 200 % of the nominal size; the code grows to what its field takes. */
export const barcodeSize = ({ design, geometry }: Pick<PreflightSubject, 'design' | 'geometry'>): readonly Concern[] => {
  const { show, isbn, addOn } = design.back.barcode;
  const field = geometry.barcode;
  if (!show || isbn === null || !field) return [];
  const { magnification } = fitSymbol(field, addOn !== null);
  if (magnification >= MIN_MAGNIFICATION) return [];
  const { width, height } = minField(addOn !== null);
  const wanted = `at least ${MIN_MAGNIFICATION * 100}% of its nominal size, which needs ${roundUp(width)} × ${roundUp(height)} in`;
  const offered = `${(field.width / PRINT_DPI).toFixed(2)} × ${(field.height / PRINT_DPI).toFixed(2)} in`;
  const advice = addOn === null ? 'Remove the ISBN, and let the printer add the barcode.' : 'Remove the price code.';
  return [
    {
      severity: 'error',
      message: `A barcode must have ${wanted}; this cover’s field is ${offered}, so it would be ${Math.floor(magnification * 100)}%. ${advice}`,
      element: 'barcode',
      fix:
        addOn === null
          ? { label: 'Let the printer add it', command: { name: 'edit-blurb', isbn: null } }
          : { label: 'Remove the price code', command: { name: 'edit-blurb', addOn: null } },
    },
  ];
};

function roundUp(inches: number): string {
  return (Math.ceil(inches * 100) / 100).toFixed(2);
}
