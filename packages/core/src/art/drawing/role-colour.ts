import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';

/** The seven roles by number, from the darkest to paper, then the two accents. */
export const ROLE_NUMBERS = { darkest: 0, dark: 1, main: 2, light: 3, paper: 4, accent: 5, second: 6 } as const satisfies Record<
  keyof RoleColours,
  number
>;

/** The color that a generator's number names: a role, or a mix of two neighbors between whole numbers. */
export function roleColour(colours: RoleColours, number: number): Rgba {
  const { darkest, dark, main, light, paper, accent, second } = colours;
  const roles = [darkest, dark, main, light, paper, accent, second];
  const index = Math.min(roles.length - 1, Math.max(0, Math.floor(number)));
  return mixColours(roles[index] ?? darkest, roles[index + 1] ?? second, number - index);
}
