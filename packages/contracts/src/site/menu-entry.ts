/** Drawings that menus know. */
export type MenuIconName = 'eReader' | 'book' | 'configure' | 'save' | 'comments';

/** The six colours of the theme, by what they are for. */
export const THEME_COLOUR_NAMES = ['primary', 'secondary', 'info', 'warning', 'error', 'success'] as const;
export type ThemeColourName = (typeof THEME_COLOUR_NAMES)[number];
