import type { ThemeColourName } from './menu-entry.ts';

/** Ten shades of a color, palest first, as `#rrggbb`. */
export type ThemeShades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The theme's six colors. */
export type SiteTheme = Readonly<Record<ThemeColourName, ThemeShades>>;

/** Book cloth: the green of bound library volumes. */
const primary: ThemeShades = ['#eef6f2', '#dcebe3', '#b7d6c7', '#8fbfa9', '#6dac8f', '#4f987a', '#357f63', '#25674f', '#1d5341', '#133b2e'];
/** Foil: the gold of a stamped title. */
const secondary: ThemeShades = [
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
const info: ThemeShades = ['#eef4fa', '#dce7f2', '#b6cee5', '#8cb3d7', '#699ccb', '#4a85b8', '#376f9f', '#2a5a84', '#204667', '#15324b'];
const warning: ThemeShades = ['#fff6e6', '#fdeacb', '#f9d397', '#f4ba5f', '#eea435', '#da8c17', '#b8710d', '#945909', '#724407', '#503004'];
/** The shades of errors are oxblood. */
const error: ThemeShades = ['#fcefee', '#f7dcda', '#edb5b1', '#e28b85', '#d6655d', '#c4463d', '#a9342c', '#8a2721', '#6c1d18', '#4d1310'];
const success: ThemeShades = ['#effaef', '#dcf2dd', '#b6e3b8', '#8cd290', '#68c16d', '#47a94d', '#348d3b', '#27702d', '#1d5522', '#123b17'];
/** The default theme. */
export const THEME_COLOURS: SiteTheme = { primary, secondary, info, warning, error, success };
