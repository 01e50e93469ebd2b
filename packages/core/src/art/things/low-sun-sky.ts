import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, skyDown } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { DAY_RAYS, DUSK_RAYS, raysFrom } from './light-behind-words.ts';

interface SunPlace {
  /** The end of the words. */
  readonly calm: number;
  readonly horizon: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  readonly sun: Point;
  readonly isDusk: boolean;
  /** The sun's size beside the usual. */
  readonly size?: number;
}

interface SunTones {
  readonly colours: RoleColours;
  readonly glare: Rgba;
  readonly low: Rgba;
  readonly rim: Rgba;
}

/** A sky with the rays of a low sun behind the words, and under them streaks of cloud and the sun in its glow. */
export function lowSunSky(
  random: Random,
  area: Rect,
  { calm, horizon, room, sun, isDusk, size = 1 }: SunPlace,
  { colours, glare, low, rim }: SunTones,
): readonly SceneNode[] {
  const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
  const streaks = Array.from({ length: Math.round(area.width / 130) }, () => {
    const y = calm + room * between(random, -0.02, 0.22);
    const [x, long] = [between(random, area.x, area.x + area.width), between(random, 90, 300)];
    return ribbon([
      { x: x - long, y: y + between(random, -5, 5), width: 0.3 },
      { x: x - long * 0.3, y, width: between(random, 2, 6) },
      { x: x + long * 0.4, y: y + between(random, -4, 4), width: between(random, 1.5, 5) },
      { x: x + long, y: y + between(random, -5, 5), width: 0.3 },
    ]);
  });
  return [
    skyDown(area, horizon - area.y + 40, horizon, [
      { offset: 0, colour: isDusk ? mixColours(colours.darkest, colours.dark, 0.5) : mixColours(colours.light, colours.main, 0.16) },
      { offset: Math.min(0.88, share), colour: isDusk ? colours.dark : mixColours(colours.light, colours.paper, 0.55) },
      { offset: 1, colour: low },
    ]),
    ...raysFrom(sun, sun.y - area.y, withAlpha(glare, isDusk ? DUSK_RAYS : DAY_RAYS)),
    glow(sun, room * 0.62 * size, withAlpha(glare, isDusk ? 0.75 : 0.9)),
    filled(withAlpha(isDusk ? mixColours(colours.accent, glare, 0.5) : mixColours(colours.paper, WHITE, 0.7), 0.5), ...streaks),
    glow(sun, room * 0.3 * size, rim),
    filled(mixColours(rim, WHITE, 0.8), ellipse(sun, Math.min(38, room * 0.058) * size)),
  ];
}
