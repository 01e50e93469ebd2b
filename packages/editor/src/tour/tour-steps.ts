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
    text: 'Laid out flat as the printer sees it: the back, the spine, the front. Click what you would like to change; click twice to type. What you see is what is printed.',
    places: ['[data-testid="stage"]'],
  },
  {
    title: 'Its parts are here',
    text: 'The book and its pages, the picture, the words, the spine, the back, shapes and objects. Each part opens its own drawer.',
    places: ['[data-tour="tabs"]'],
  },
  {
    title: 'A drawer for every part',
    text: 'Fonts, colours, sizes. Change the page count, and spine and back follow at once. Every step can be undone, even tomorrow.',
    places: ['[data-testid="drawer"]', '[data-tour="tabs"]'],
  },
  {
    title: 'One title, four formats',
    text: 'Paperback, hardback, eBook and audiobook are made from the same design. Each keeps its own changes.',
    places: ['[data-tour="formats"]', '[data-tour="more"]'],
  },
  {
    title: 'The printer’s eye',
    text: 'This badge checks bleed, safe areas, resolution and spine as the printer would. Press it, and it leads you to whatever needs a look.',
    places: ['[data-tour="preflight"]'],
  },
  {
    title: 'Take it with you',
    text: 'Download the print file when you are ready. Your work is kept in this browser all the time; Save brings it to the server too.',
    places: ['[data-tour="download"]'],
  },
];
