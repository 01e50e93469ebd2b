import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, skyDown } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';

interface SkyPlace {
  /** The end of the words. */
  readonly calm: number;
  readonly horizon: number;
  /** Where the sky may end, under what stands before it. */
  readonly end: number;
  /** True before the sun is up, with a deep sky overhead. */
  readonly isDeep: boolean;
}

/** The sky of first light: even behind the words, with the colors of the morning under them. */
export function firstLightSky(area: Rect, { calm, horizon, end, isDeep }: SkyPlace, colours: RoleColours, low: Rgba): SceneNode {
  const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
  const rest = 1 - share;
  return skyDown(
    area,
    end - area.y,
    horizon,
    isDeep
      ? [
          { offset: 0, colour: colours.darkest },
          { offset: share * 0.98, colour: colours.dark },
          { offset: share + rest * 0.36, colour: mixColours(colours.dark, colours.main, 0.66) },
          { offset: share + rest * 0.74, colour: mixColours(colours.main, low, 0.44) },
          { offset: 1, colour: low },
        ]
      : [
          { offset: 0, colour: colours.light },
          { offset: share * 0.9, colour: mixColours(colours.light, colours.paper, 0.5) },
          { offset: 1, colour: low },
        ],
  );
}

/** Thin streaks of cloud under the words, lit by the sun below the horizon or over it. */
export function lightStreaks(
  random: Random,
  area: Rect,
  { calm, room, isDeep }: { readonly calm: number; readonly room: number; readonly isDeep: boolean },
  colours: RoleColours,
  glare: Rgba,
): SceneNode {
  const streaks = Array.from({ length: Math.round(area.width / 75) }, () => {
    const y = calm + room * between(random, -0.01, 0.18);
    const [x, long] = [between(random, area.x, area.x + area.width), between(random, 70, 290)];
    return ribbon([
      { x: x - long, y: y + between(random, -5, 5), width: 0.3 },
      { x: x - long * 0.3, y, width: between(random, 1.5, 6) },
      { x: x + long * 0.4, y: y + between(random, -4, 4), width: between(random, 1, 5) },
      { x: x + long, y: y + between(random, -5, 5), width: 0.3 },
    ]);
  });
  return filled(withAlpha(isDeep ? mixColours(glare, colours.accent, 0.4) : mixColours(colours.paper, WHITE, 0.6), 0.48), ...streaks);
}
