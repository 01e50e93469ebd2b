import type { Rgba } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type HeroColours, heroColours } from './draw-hero.ts';
import type { HeroId } from './hero-ids.ts';
import { paintHero } from './paint-hero.ts';
import type { DrawingColours } from './tinted-thing.ts';

/** Relative luminance of a body below which its thin lines have to be dark as well. */
const DARK = 0.06;

/** Returns the colors of a thing in a pool of light on a dark ground: a pale one where it has none of its own, and a raven in black with black legs. */
export function paintInLight(id: HeroId, roles: DrawingColours, grounds: readonly Rgba[]): HeroColours {
  const pale = paintHero(id, roles, { plain: heroColours(roles.paper, roles.accent, roles.dark), grounds });
  if (relativeLuminance(pale.ink) >= DARK) return pale;
  return paintHero(id, roles, { plain: heroColours(mixColours(roles.darkest, roles.dark, 0.4), roles.accent, roles.paper), grounds });
}
