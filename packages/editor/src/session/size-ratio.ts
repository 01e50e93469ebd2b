/** Print pixels per screen pixel for the three window sizes. */
const RATIOS = { desktop: 4.3, tablet: 5.3, mobile: 7.3 } as const;

/** Breakpoints in screen pixels: a phone up to sm, a tablet up to lg. */
const PHONE_BELOW = 600;
const TABLET_BELOW = 1280;

export function sizeRatioFor(windowWidth: number): number {
  if (windowWidth < PHONE_BELOW) return RATIOS.mobile;
  return windowWidth < TABLET_BELOW ? RATIOS.tablet : RATIOS.desktop;
}
