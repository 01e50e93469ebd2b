/** Print pixels per screen pixel of the spec's three cameras. */
const RATIOS = { desktop: 4.3, tablet: 5.3, mobile: 7.3 } as const;

/** The spec's breakpoints: up to sm a phone, up to lg a tablet. */
const PHONE_BELOW = 600;
const TABLET_BELOW = 1280;

export function sizeRatioFor(windowWidth: number): number {
  if (windowWidth < PHONE_BELOW) return RATIOS.mobile;
  return windowWidth < TABLET_BELOW ? RATIOS.tablet : RATIOS.desktop;
}
