import type { RoleColours } from '../../design/artwork.ts';
import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline, smoothShape } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { stars } from '../things/stars.ts';

/** Its own clock, and every silhouette. */
export const DECO_MOTIFS = ['clock', ...HERO_IDS] as const;

/** A fan of golden rays, a round picture in a triple ring, and stepped corners: the 1920s. */
export const decoFan = defineGenerator({
  group: 'ornament',
  motifs: DECO_MOTIFS,
  parameters: {
    top: { least: 100, most: 1400, standard: 560, isPlace: true }, // Room from.
    bottom: { least: 400, most: 1700, standard: 1270, isPlace: true }, // Room to.
    rays: { label: 'rays', least: 9, most: 61, standard: 37, step: 2 },
  },
  draw: ({ area, colours, height, random, parameters, motif }) => {
    const { top, bottom, rays } = parameters;
    const gold = mixColours(colours.second, colours.paper, 0.35);
    const radius = Math.max(60, Math.min(330, (bottom - top) / 2));
    const middle = { x: 500, y: (top + bottom) / 2 };
    const foot = { x: 500, y: middle.y + radius * 0.9 };
    const far = Math.max(1500, height * 1.2);
    const fan = Array.from({ length: rays }, (_, index) => {
      const angle = -Math.PI / 2 + (index - (rays - 1) / 2) * (2.8 / rays);
      return polygon([foot, polar(foot, far, angle - 0.0045), polar(foot, far, angle + 0.0045)]);
    });
    const inset = (distance: number) =>
      rectanglePath({ x: distance, y: distance, width: 1000 - 2 * distance, height: height - 2 * distance });
    const corners = [
      [0, 0, 1, 1],
      [1000, 0, -1, 1],
      [0, height, 1, -1],
      [1000, height, -1, -1],
    ].flatMap(([x = 0, y = 0, sx = 1, sy = 1]) =>
      [58, 84, 110, 136].map((reach) =>
        polyline(
          Array.from({ length: 13 }, (_, step) => {
            const angle = (step / 12) * (Math.PI / 2);
            return { x: x + sx * (44 + Math.cos(angle) * reach), y: y + sy * (44 + Math.sin(angle) * reach) };
          }),
        ),
      ),
    );
    return [
      downwards(area, [colours.dark, colours.darkest]),
      filled(withAlpha(gold, 0.34), ...fan),
      filled(withAlpha(gold, 0.5), stars(random, area, 60, 2)),
      stroked(gold, 5, inset(34)),
      stroked(gold, 2, inset(44)),
      stroked(gold, 3, ...corners),
      filled(colours.darkest, ellipse(middle, radius)),
      stroked(gold, 10, ellipse(middle, radius)),
      stroked(gold, 3, ellipse(middle, radius - 26), ellipse(middle, radius - 38)),
      painted(
        radialPaint({ x: 500, y: middle.y - 60 }, radius, [
          mixColours(colours.main, colours.dark, 0.4),
          mixColours(colours.dark, colours.darkest, 0.5),
        ]),
        ellipse(middle, radius - 40),
      ),
      ...(isHero(motif)
        ? litHero(
            motif,
            { middle, reach: (radius - 44) * 0.72 },
            paintHero(motif, colours, {
              plain: heroColours(gold, colours.accent, colours.darkest),
              grounds: [colours.darkest, gold],
              isInOneInk: true,
            }),
            { light: colours.paper, shade: colours.darkest },
          )
        : clock(colours, middle, (radius - 44) / 290)),
    ];
  },
});

/** A dial whose hour hand is a dagger. */
function clock(colours: RoleColours, middle: Point, scale: number): readonly SceneNode[] {
  const gold = mixColours(colours.second, colours.paper, 0.35);
  const at = (x: number, y: number): Point => ({ x: middle.x + x * scale, y: middle.y + y * scale });
  const turned = (points: readonly (readonly [number, number])[], degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return points.map(([x, y]) => at(x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)));
  };
  const drop = smoothShape([at(176, 60), at(192, 104), at(176, 128), at(160, 104)]);
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const long = index % 5 === 0 ? 46 : 16;
    const wide = index % 15 === 0 ? 0.036 : index % 5 === 0 ? 0.02 : 0.008;
    return polygon([
      polar(middle, 272 * scale, angle - wide),
      polar(middle, 272 * scale, angle + wide),
      polar(middle, (272 - long) * scale, angle + wide * 0.6),
      polar(middle, (272 - long) * scale, angle - wide * 0.6),
    ]);
  });
  return [
    filled(gold, ...ticks),
    filled(
      gold,
      polygon(
        turned(
          [
            [-9, 40],
            [-7, -150],
            [0, -214],
            [7, -150],
            [9, 40],
          ],
          58,
        ),
      ),
      polygon(
        turned(
          [
            [-40, 36],
            [40, 36],
            [40, 49],
            [-40, 49],
          ],
          58,
        ),
      ),
      polygon(
        turned(
          [
            [-9, 49],
            [9, 49],
            [9, 111],
            [-9, 111],
          ],
          58,
        ),
      ),
      ellipse(turned([[0, 124]], 58)[0] ?? middle, 15 * scale),
    ),
    filled(
      colours.accent,
      polygon(
        turned(
          [
            [-11, 30],
            [-4, -150],
            [0, -172],
            [4, -150],
            [11, 30],
          ],
          -36,
        ),
      ),
      drop,
    ),
    filled(gold, ellipse(middle, 17 * scale)),
  ];
}
