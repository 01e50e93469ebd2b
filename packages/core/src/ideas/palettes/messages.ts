import { defineMessages } from '../../messages/define-messages.ts';
import type { PaletteRoles } from './palette-roles.ts';

const ROLE_NAMES = {
  darkest: 'Darkest',
  dark: 'Dark',
  main: 'Main',
  light: 'Light',
  paper: 'Paper',
  accent: 'Accent',
  second: 'Second accent',
} as const satisfies Record<keyof PaletteRoles, string>;

/** The names of the roles that colors play on a cover. */
export const roleMessages = defineMessages('palette roles', ROLE_NAMES);
