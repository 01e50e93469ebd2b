import { createTheme } from '@mantine/core';
import { COLOURS } from './colours.ts';

const SERIF = "'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif";
const SANS = "'Inter Variable', Inter, system-ui, sans-serif";

/** Breakpoints of the layout in em, so that a larger text size counts: 600, 960, 1280, 1920 and 2560 px. */
export const BREAKPOINTS = { xs: '22.5em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' } as const;

/** The theme: paper, ink, book cloth and foil. The cover is the brightest element of the screen. */
export const theme = createTheme({
  colors: COLOURS,
  primaryColor: 'primary',
  primaryShade: { light: 8, dark: 6 },
  autoContrast: true,
  black: '#221f1b',
  breakpoints: BREAKPOINTS,
  fontFamily: SANS,
  headings: { fontFamily: SERIF, fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // The close button of dialogs needs an accessible name.
  components: { Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } } },
});
