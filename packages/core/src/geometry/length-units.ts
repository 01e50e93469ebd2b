import { FORMATS, type FormatId } from '../formats/format.ts';
import { PRINT_DPI, type Px, inchesToMillimetres, pxToInches } from '../units/units.ts';
import { AUDIOBOOK_SIDE } from './measure-cover.ts';

/** The unit in which lengths are shown and typed: inches or millimeters on paper, the pixels of the file on a screen. */
export type LengthUnit = 'in' | 'mm' | 'px';
export type PrintUnit = Exclude<LengthUnit, 'px'>;

/** The way in which lengths of a cover are shown and typed. */
export interface LengthMeasure {
  readonly unit: LengthUnit;
  /** The number of print pixels per unit. */
  readonly perUnit: number;
  readonly decimals: number;
  /** The change by one press of an arrow key, in the unit. */
  readonly step: number;
}

const ON_PAPER = {
  in: { unit: 'in', perUnit: PRINT_DPI, decimals: 2, step: 0.05 },
  mm: { unit: 'mm', perUnit: PRINT_DPI / 25.4, decimals: 1, step: 1 },
} as const satisfies Record<PrintUnit, LengthMeasure>;

/** @param unit the unit of printed covers; covers on a screen always use pixels. */
export function lengthMeasure(format: FormatId, unit: PrintUnit): LengthMeasure {
  const { filePixels } = FORMATS[format];
  if (!filePixels) return ON_PAPER[unit];
  const printed = format === 'audiobook' ? AUDIOBOOK_SIDE * PRINT_DPI : filePixels.width;
  return { unit: 'px', perUnit: printed / filePixels.width, decimals: 0, step: 1 };
}

/** @param length in print pixels. @returns the length in the unit, rounded as it is shown. */
export function toUnit(length: number, { perUnit, decimals }: LengthMeasure): number {
  return Number((length / perUnit).toFixed(decimals));
}

/** @returns the length in print pixels. */
export function fromUnit(value: number, { perUnit }: LengthMeasure): number {
  return value * perUnit;
}

/** Returns a length in the units of its format: `0.25 in · 6.4 mm`, or `75 px` for a cover on a screen. */
export function describeLength(length: Px, format: FormatId): string {
  const measure = lengthMeasure(format, 'in');
  if (measure.unit === 'px') return `${toUnit(length, measure)} px`;
  const wide = pxToInches(length);
  return `${wide.toFixed(2)} in · ${inchesToMillimetres(wide).toFixed(1)} mm`;
}
