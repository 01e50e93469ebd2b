import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { eveningGrounds } from './evening-grounds.ts';
import { roleColours } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { groundUnder } from './readable-palette.ts';
import { warmerFirst } from './warmer-color.ts';

/** The colors of a morning: the sky overhead, the air over the land, and the light at the horizon. */
export interface Morning {
  readonly sky: Rgba;
  readonly glow: Rgba;
  readonly last: Rgba;
}

interface FirstLight {
  /** The color of the letters in the sky. */
  readonly ink: Rgba;
  readonly colours: RoleColours;
  /** The color behind the scene. */
  readonly plain: Rgba;
}

/** Mixes a morning into a palette. @param isDeep before the sun is up, with pale letters in a deep sky; else dark letters in a pale one. */
export function atFirstLight(roles: LayoutStage['roles'], { sky, glow, last }: Morning, isDeep: boolean): FirstLight {
  const own = roleColours(roles);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const ink = isDeep ? own.paper : own.darkest;
  const grounds = eveningGrounds(own, { sky: isDeep ? sky : glow, tint: 0.75, black: isDeep ? 0.35 : 0.25 });
  const main = mixColours(glow, own.main, 0.12);
  const shared = { ...own, ...grounds, accent, second, main };
  const colours = isDeep
    ? { ...shared, light: mixColours(last, own.light, 0.1) }
    : {
        ...shared,
        light: groundUnder(ink, mixColours(own.light, sky, 0.8), 7),
        paper: groundUnder(ink, mixColours(own.paper, last, 0.85), 8),
      };
  return { ink, colours, plain: isDeep ? colours.dark : colours.light };
}
