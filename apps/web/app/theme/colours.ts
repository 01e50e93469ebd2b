import type { MantineColorsTuple } from '@mantine/core';

/** Book cloth: the green of bound library volumes. */
const primary: MantineColorsTuple = [
  '#eef6f2',
  '#dcebe3',
  '#b7d6c7',
  '#8fbfa9',
  '#6dac8f',
  '#4f987a',
  '#357f63',
  '#25674f',
  '#1d5341',
  '#133b2e',
];
/** Foil: the gold of a stamped title. */
const secondary: MantineColorsTuple = [
  '#fbf6ea',
  '#f3ead3',
  '#e7d4a6',
  '#dabd75',
  '#cfa94d',
  '#c09536',
  '#a67e29',
  '#85641f',
  '#674d17',
  '#4b380f',
];
const info: MantineColorsTuple = [
  '#eef4fa',
  '#dce7f2',
  '#b6cee5',
  '#8cb3d7',
  '#699ccb',
  '#4a85b8',
  '#376f9f',
  '#2a5a84',
  '#204667',
  '#15324b',
];
const warning: MantineColorsTuple = [
  '#fff6e6',
  '#fdeacb',
  '#f9d397',
  '#f4ba5f',
  '#eea435',
  '#da8c17',
  '#b8710d',
  '#945909',
  '#724407',
  '#503004',
];
/** Oxblood. */
const error: MantineColorsTuple = [
  '#fcefee',
  '#f7dcda',
  '#edb5b1',
  '#e28b85',
  '#d6655d',
  '#c4463d',
  '#a9342c',
  '#8a2721',
  '#6c1d18',
  '#4d1310',
];
const success: MantineColorsTuple = [
  '#effaef',
  '#dcf2dd',
  '#b6e3b8',
  '#8cd290',
  '#68c16d',
  '#47a94d',
  '#348d3b',
  '#27702d',
  '#1d5522',
  '#123b17',
];
/** Paper to ink, a little warm: Mantine's `gray` in light. */
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

/** The product's six colours, and its greys. */
export const COLOURS = { primary, secondary, info, warning, error, success, gray, dark };
