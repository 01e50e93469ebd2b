import type { HeroId } from '../../art/heroes/hero-ids.ts';
import type { RoleColours } from '../../design/artwork.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { storybookFront } from '../storybook-front.ts';
import { isNightShown } from '../title-settings.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters on the wall over a nursery's window, and the title's thing on its sill among toys. */
export const nursery: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The toys for titles that name a nursery alone. */
const TOYS: readonly HeroId[] = ['train', 'rockinghorse', 'teddy', 'drum'];

/** Paint of walls in the light of a lamp, whatever the palette. */
const WALLS = [
  { r: 255, g: 234, b: 200, a: 1 },
  { r: 253, g: 220, b: 214, a: 1 },
  { r: 214, g: 238, b: 226, a: 1 },
  { r: 218, g: 228, b: 246, a: 1 },
] as const;
const DUSK = { r: 52, g: 48, b: 122, a: 1 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDusk = isNightShown(stage, seed % 2 === 1);
  const ink = isDusk ? own.paper : own.darkest;
  const isSquare = board.height < board.width * 1.2;
  const { motif = TOYS[seed % TOYS.length] ?? null } = named(stage, 'nursery');
  return storybookFront(stage, {
    id: 'window',
    generator: 'nursery',
    isNight: isDusk,
    motif,
    ink,
    colours: wallOf(own, isDusk, seed),
    zone: { top: 0.05, bottom: isSquare ? 0.34 : zoneEnd(title, 0.39) },
    lettering: { gap: 0.12, largest: 0.38 },
    author: 0.052,
    under: 8,
    overAuthor: 132,
    shade: 0.015,
    parameters: () => ({}),
  });
}

function wallOf(own: RoleColours, isDusk: boolean, seed: number): RoleColours {
  const darkest = groundUnder(own.paper, own.darkest, 9);
  if (isDusk) return { ...own, dark: clearGround(own.paper, [mixColours(own.dark, DUSK, 0.55), own.dark, own.darkest], 6.5), darkest };
  const paint = WALLS[(seed >> 1) % WALLS.length] ?? WALLS[0];
  return { ...own, light: groundUnder(own.darkest, mixColours(own.light, paint, 0.7), 7.5), darkest };
}
