import { fromHex } from '../../design/colour.ts';

/** Seven colors that tests draw in: a night in blue, with gold and red. */
export const ART_COLOURS = {
  darkest: fromHex('#070c18'),
  dark: fromHex('#13233f'),
  main: fromHex('#2c4a7a'),
  light: fromHex('#b9c8e0'),
  paper: fromHex('#f4efdc'),
  accent: fromHex('#d9a441'),
  second: fromHex('#b5342f'),
};
