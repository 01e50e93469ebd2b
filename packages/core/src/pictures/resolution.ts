/** The resolution that every printer recommends for pictures, in dots per inch. */
export const RECOMMENDED_DPI = 300;
/** The resolution from which a picture prints as sharp as readers expect. */
export const FINE_DPI = 250;
/** The resolution below which a picture looks blurred in print. Printers print it anyway, so the author decides. */
export const BLURRED_DPI = 150;

/**
 * The grade of a resolution. `fine`: no finding. `soft`: a hint. `blurred`: a warning that the author may accept. Printers refuse none of
 * them.
 */
export type Resolution = 'fine' | 'soft' | 'blurred';

/** Grades a picture's effective resolution, rounded down to whole dots per inch. */
export function gradeResolution(dpi: number): Resolution {
  const rounded = Math.floor(dpi + 0.01);
  if (rounded >= FINE_DPI) return 'fine';
  return rounded >= BLURRED_DPI ? 'soft' : 'blurred';
}

/** The share of the required pixels at which a shop shows a cover, at most. */
const SHOWN_AT = 1 / 3;

/** Grades the resolution of a cover that is only shown on screens. @param share the picture's pixels as a share of the file's */
export function gradeShown(share: number): Resolution {
  const rounded = Math.floor(share * 100 + 0.01) / 100;
  if (rounded >= FINE_DPI / RECOMMENDED_DPI) return 'fine';
  return rounded >= SHOWN_AT ? 'soft' : 'blurred';
}
