import { type Px, inchesToMillimetres, pxToInches } from './units.ts';

/** A length in both units of the trade: `0.25 in · 6.4 mm`. */
export function describeLength(length: Px): string {
  const wide = pxToInches(length);
  return `${wide.toFixed(2)} in · ${inchesToMillimetres(wide).toFixed(1)} mm`;
}
