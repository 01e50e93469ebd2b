import { FORMATS, type FormatId } from '../formats/format.ts';
import { PRINT_DPI, type Px, inchesToMillimetres, pxToInches } from '../units/units.ts';
import { AUDIOBOOK_SIDE } from './measure-cover.ts';

/** Describes what lengths are typed and read in: inches or millimeters on paper, the file's own pixels on a screen. */
export type LengthUnit = 'in' | 'mm' | 'px';
export type PrintUnit = Exclude<LengthUnit, 'px'>;

/** Describes how lengths of a cover are shown and typed. */
export interface LengthMeasure {
  readonly unit: LengthUnit;
  /** The per unit in print pixels. */
  readonly perUnit: number;
  readonly decimals: number;
  /** The change by one press of an arrow key. */
  readonly step: number;
}

const ON_PAPER = {
  in: { unit: 'in', perUnit: PRINT_DPI, decimals: 2, step: 0.05 },
  mm: { unit: 'mm', perUnit: PRINT_DPI / 25.4, decimals: 1, step: 1 },
} as const satisfies Record<PrintUnit, LengthMeasure>;

/** @param unit what printed covers are measured in; a cover on a screen speaks pixels whatever it is */
export function lengthMeasure(format: FormatId, unit: PrintUnit): LengthMeasure {
  const { filePixels } = FORMATS[format];
  if (!filePixels) return ON_PAPER[unit];
  const printed = format === 'audiobook' ? AUDIOBOOK_SIDE * PRINT_DPI : filePixels.width;
  return { unit: 'px', perUnit: printed / filePixels.width, decimals: 0, step: 1 };
}

/** @param length print pixels. @returns it in the unit, rounded as it is shown */
export function toUnit(length: number, { perUnit, decimals }: LengthMeasure): number {
  return Number((length / perUnit).toFixed(decimals));
}

/** @returns print pixels */
export function fromUnit(value: number, { perUnit }: LengthMeasure): number {
  return value * perUnit;
}

/** A length as people of the format say it: `0.25 in · 6.4 mm`, or `75 px` for a cover on a screen. */
export function describeLength(length: Px, format: FormatId): string {
  const measure = lengthMeasure(format, 'in');
  if (measure.unit === 'px') return `${toUnit(length, measure)} px`;
  const wide = pxToInches(length);
  return `${wide.toFixed(2)} in · ${inchesToMillimetres(wide).toFixed(1)} mm`;
}
