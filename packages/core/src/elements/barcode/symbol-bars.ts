import { type Modules, encodeEan13, encodeEan5 } from '../../barcode/encode-ean.ts';
import { SYMBOL } from '../../barcode/symbol-size.ts';
import type { Rect } from '../../geometry/shapes.ts';

const BARS_TOP = SYMBOL.marginTop + SYMBOL.line + SYMBOL.lineGap;
const GUARDS_BOTTOM = BARS_TOP + SYMBOL.bars + SYMBOL.guards;
const ADD_ON_LEFT = SYMBOL.quietLeft + SYMBOL.ean13 + SYMBOL.addOnGap;
/** The top of the add-on's bars, in modules. The add-on's digits are above its bars, level with the tops of the other bars. */
const ADD_ON_TOP = BARS_TOP + SYMBOL.digits + SYMBOL.digitGap;

/** Returns every bar of a symbol, in modules from the top-left corner of its field. */
export function symbolBars(isbn: string, addOn: string | null): readonly Rect[] {
  return [
    ...runs(encodeEan13(isbn)).map(({ start, length }) => ({
      x: SYMBOL.quietLeft + start,
      y: BARS_TOP,
      width: length,
      height: SYMBOL.bars + (isGuard(start) ? SYMBOL.guards : 0),
    })),
    ...(addOn === null ? [] : runs(encodeEan5(addOn))).map(({ start, length }) => ({
      x: ADD_ON_LEFT + start,
      y: ADD_ON_TOP,
      width: length,
      height: GUARDS_BOTTOM - ADD_ON_TOP,
    })),
  ];
}

/** A row of digits with its place and its height, in modules. */
export interface FigureRow {
  readonly text: string;
  /** The centre of each character, or that of a line that is set as a whole. */
  readonly centres: readonly number[] | number;
  readonly top: number;
  readonly height: number;
}

/** Returns the rows of text of a symbol: the ISBN above the bars, its digits below them, and the price code above its own bars. */
export function symbolFigures({ digits, hyphenated }: { digits: string; hyphenated: string }, addOn: string | null): readonly FigureRow[] {
  const left = SYMBOL.quietLeft;
  const below = { top: BARS_TOP + SYMBOL.bars + SYMBOL.digitGap, height: SYMBOL.digits };
  const row = (first: number, count: number, pitch: number) => Array.from({ length: count }, (_, index) => first + pitch * index);
  return [
    { text: `ISBN ${hyphenated}`, centres: left + SYMBOL.ean13 / 2, top: SYMBOL.marginTop, height: SYMBOL.line },
    { text: digits.slice(0, 1), centres: [left - FIRST_DIGIT], ...below },
    { text: digits.slice(1, 7), centres: row(left + LEFT_HALF + DIGIT / 2, 6, DIGIT), ...below },
    { text: digits.slice(7), centres: row(left + RIGHT_HALF + DIGIT / 2, 6, DIGIT), ...below },
    ...(addOn === null
      ? []
      : [{ text: addOn, centres: row(ADD_ON_LEFT + ADD_ON_DIGITS, 5, ADD_ON_PITCH), top: BARS_TOP, height: SYMBOL.digits }]),
  ];
}

/** The width of a digit in modules. The halves begin after the left guard (3) and after the centre guard (3 + 42 + 5). */
const DIGIT = 7;
const LEFT_HALF = 3;
const RIGHT_HALF = 50;
/**
 * The distance of the first digit from the bars, in modules. It is encoded in the number sets of the other digits, and printed in the left
 * quiet zone.
 */
const FIRST_DIGIT = 6.5;
/** The center of the add-on's first digit, in modules: after the guard (4). The digits are separated by 2 modules. */
const ADD_ON_DIGITS = 4 + DIGIT / 2;
const ADD_ON_PITCH = DIGIT + 2;

/** Returns true for a bar of the left, centre or right guard. */
function isGuard(start: number): boolean {
  return start < 3 || (start >= 45 && start < 50) || start >= 92;
}

function runs(modules: Modules): readonly { readonly start: number; readonly length: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: bar }) => ({ start: index, length: bar.length }));
}
