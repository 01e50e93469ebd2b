/** The resolution that every printer recommends for pictures, in dots per inch. */
export const RECOMMENDED_DPI = 300;
/** A picture of at least this resolution prints as crisp as readers expect. */
export const FINE_DPI = 250;
/** A picture below this resolution looks blurred in print. Printers print it all the same, so the author decides. */
export const BLURRED_DPI = 150;

/** `fine`: no finding. `soft`: a hint. `blurred`: a warning that the author may accept. Printers refuse none of them. */
export type Resolution = 'fine' | 'soft' | 'blurred';

/** Grades a picture's effective resolution; half a dot is rounding. */
export function gradeResolution(dpi: number): Resolution {
  const rounded = Math.floor(dpi + 0.01);
  if (rounded >= FINE_DPI) return 'fine';
  return rounded >= BLURRED_DPI ? 'soft' : 'blurred';
}

/** A shop shows a cover at a third of the pixels that it asks for, or at fewer. */
const SHOWN_AT = 1 / 3;

/** The same for a cover that is only shown. @param share of the pixels that the file has */
export function gradeShown(share: number): Resolution {
  const rounded = Math.floor(share * 100 + 0.01) / 100;
  if (rounded >= FINE_DPI / RECOMMENDED_DPI) return 'fine';
  return rounded >= SHOWN_AT ? 'soft' : 'blurred';
}
