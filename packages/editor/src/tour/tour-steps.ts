/** One stop of the look around. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** The places that it points at: the first that is on the screen. */
  readonly places: readonly string[];
}

export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'This is your cover',
    text: 'It shows the back, the spine and the front, as they print. Click anything to change it. Double-click text to edit it.',
    places: ['[data-testid="stage"]'],
  },
  {
    title: 'Edit any part',
    text: 'Use this menu for the book and its pages, the picture, text, spine, back, shapes and objects.',
    places: ['[data-tour="tabs"]'],
  },
  {
    title: 'Settings for each part',
    text: 'Change fonts, colors and sizes here. When you change the page count, the spine and back update. You can undo every step, even tomorrow.',
    places: ['[data-testid="drawer"]', '[data-tour="tabs"]'],
  },
  {
    title: 'One title, four formats',
    text: 'Make the paperback, hardcover, eBook and audiobook from one design. Each format keeps its own changes.',
    places: ['[data-tour="formats"]', '[data-tour="more"]'],
  },
  {
    title: 'Print check',
    text: 'Print check tests bleed, safe areas, resolution and spine against the printer’s rules. Click it to see and fix problems.',
    places: ['[data-tour="preflight"]'],
  },
  {
    title: 'Download your cover',
    text: 'Download the print file when you are ready. Changes are stored in this browser as you work. Press Save to store them on the server too.',
    places: ['[data-tour="download"]'],
  },
];
