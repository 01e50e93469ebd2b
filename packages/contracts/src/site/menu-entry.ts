/** Names of the menus' icons. */
export type MenuIconName = 'eReader' | 'book' | 'configure' | 'save' | 'comments';

/** The six colors of the theme, by their purpose. */
export const THEME_COLOUR_NAMES = ['primary', 'secondary', 'info', 'warning', 'error', 'success'] as const;
export type ThemeColourName = (typeof THEME_COLOUR_NAMES)[number];
