import { PRINT_DPI, inchesToPx, millimetres, millimetresToInches } from '../units/units.ts';

/**
 * The dimensions of a book's barcode in modules (X), from the top-left corner of its field. Bars, quiet zones and digits: GS1 General
 * Specifications, 5.2.6; the ISBN as text above the bars: ISBN Users' Manual, section 9.
 */
export const SYMBOL = {
  /** The quiet zones that a scanner needs: left of the first bar, right of the last one, and right of the add-on's last one. */
  quietLeft: 11,
  quietRight: 7,
  quietRightOfAddOn: 5,
  ean13: 95,
  addOn: 47,
  /** The gap between the two symbols in modules. 7 to 12 are allowed, and 9 gives the add-on the room that KDP's box has. */
  addOnGap: 9,
  marginTop: 1,
  /** The height of the capitals in the line above, and its distance from the bars. */
  line: 5.9,
  lineGap: 2.6,
  /** The height of the bars, 22.85 mm at 100%. It is never less, because a scanner reads high bars at any angle. */
  bars: 69.24,
  /** The extension of the guard bars below the others, in modules. */
  guards: 5,
  digits: 8.2,
  digitGap: 0.8,
  marginBottom: 1,
} as const;

/** The width of a module (X) at 100 %: 0.33 mm. */
export const NOMINAL_MODULE_PX = inchesToPx(millimetresToInches(millimetres(0.33)));
export const MIN_MAGNIFICATION = 0.8;

/**
 * The largest module: four whole print pixels (103 %), so that edges lie on pixels and even a JPEG has crisp bars. A larger one has no
 * advantage.
 */
const LARGEST_MODULE_PX = Math.round(NOMINAL_MODULE_PX);

/** Returns the number of modules across and down, margins included. */
export function symbolSize(hasAddOn: boolean): { readonly width: number; readonly height: number } {
  const { quietLeft, ean13, quietRight, addOnGap, addOn, quietRightOfAddOn } = SYMBOL;
  const right = hasAddOn ? addOnGap + addOn + quietRightOfAddOn : quietRight;
  const { marginTop, line, lineGap, bars, digitGap, digits, marginBottom } = SYMBOL;
  return { width: quietLeft + ean13 + right, height: marginTop + line + lineGap + bars + digitGap + digits + marginBottom };
}

export interface FittedSymbol {
  /** The width of a module in print pixels. */
  readonly module: number;
  /** The magnification; 1 is nominal, and 0.8 to 2 are allowed. */
  readonly magnification: number;
}

/** Returns the largest useful symbol that fits the field. It may be below `MIN_MAGNIFICATION`. */
export function fitSymbol(field: { readonly width: number; readonly height: number }, hasAddOn: boolean): FittedSymbol {
  const size = symbolSize(hasAddOn);
  const module = Math.min(LARGEST_MODULE_PX, field.width / size.width, field.height / size.height);
  return { module, magnification: module / NOMINAL_MODULE_PX };
}

/** Returns the size of a field for the smallest allowed symbol, in inches. */
export function minField(hasAddOn: boolean): { readonly width: number; readonly height: number } {
  const { width, height } = symbolSize(hasAddOn);
  const scale = (NOMINAL_MODULE_PX * MIN_MAGNIFICATION) / PRINT_DPI;
  return { width: width * scale, height: height * scale };
}
