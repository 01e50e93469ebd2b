import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import type { MantineColorsTuple } from '@mantine/core';

/** Mantine's `gray` in the light scheme: warm, from paper to ink. */
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f4f1ea',
  '#eae5db',
  '#ddd6c8',
  '#c9c0b0',
  '#aca293',
  '#857c70',
  '#5f584f',
  '#413c36',
  '#2a2622',
];
/** Text and surfaces in dark, from paper-white to the darkest ink. */
const dark: MantineColorsTuple = [
  '#e6e2db',
  '#c8c3ba',
  '#a29c92',
  '#7a746b',
  '#555049',
  '#3d3934',
  '#2d2a26',
  '#232120',
  '#1a1817',
  '#121110',
];

/** The theme's six colors and its grays. */
export const COLOURS = { ...THEME_COLOURS, gray, dark };
