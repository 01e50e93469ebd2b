import { MIN_MAGNIFICATION, fitSymbol, minField } from '../../barcode/symbol-size.ts';
import { PRINT_DPI } from '../../units/units.ts';
import type { Concern } from '../check.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/**
 * Reports a barcode of the wrong size. Scanners support 80 to 200 % of the nominal size; the code grows to the size that its field allows.
 */
export const barcodeSize = ({ design, geometry }: Pick<PreflightSubject, 'design' | 'geometry'>): readonly Concern[] => {
  const { show, isbn, addOn } = design.back.barcode;
  const field = geometry.barcode;
  if (!show || isbn === null || !field) return [];
  const { magnification } = fitSymbol(field, addOn !== null);
  if (magnification >= MIN_MAGNIFICATION) return [];
  const { width, height } = minField(addOn !== null);
  const wanted = say('leastBarcode', { percent: MIN_MAGNIFICATION * 100, width: roundUp(width), height: roundUp(height) });
  const offered = say('fieldSize', { width: (field.width / PRINT_DPI).toFixed(2), height: (field.height / PRINT_DPI).toFixed(2) });
  const advice = addOn === null ? say('adviceRemoveIsbn') : say('adviceRemovePriceCode');
  return [
    {
      severity: 'error',
      message: say('smallBarcode', { wanted, offered, percent: Math.floor(magnification * 100), advice }),
      element: 'barcode',
      fix:
        addOn === null
          ? { label: say('letPrinterAddBarcode'), command: { name: 'edit-blurb', isbn: null } }
          : { label: say('removePriceCode'), command: { name: 'edit-blurb', addOn: null } },
    },
  ];
};

function roundUp(inches: number): string {
  return (Math.ceil(inches * 100) / 100).toFixed(2);
}
