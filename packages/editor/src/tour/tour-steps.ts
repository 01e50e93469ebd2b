/** The stops of the tour in order. Their titles and texts are in the message catalog. */
export const TOUR_STEPS = ['cover', 'parts', 'settings', 'formats', 'printCheck', 'download'] as const;

/** The elements that a stop points at, of which the first visible one is used. */
export const TOUR_PLACES: Readonly<Record<(typeof TOUR_STEPS)[number], readonly string[]>> = {
  cover: ['[data-testid="stage"]'],
  parts: ['[data-tour="tabs"]'],
  settings: ['[data-testid="drawer"]', '[data-tour="tabs"]'],
  formats: ['[data-tour="formats"]', '[data-tour="more"]'],
  printCheck: ['[data-tour="preflight"]'],
  download: ['[data-tour="download"]'],
};
