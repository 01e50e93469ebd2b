import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { leaf } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

const BEADS = 60;

/** A silhouette in gold rings of beads and rays, laurel under it, filigree in the corners. */
export const radiantEmblem = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    middle: { least: 100, most: 1600, standard: 560, isPlace: true },
    reach: { least: 100, most: 600, standard: 400, isPlace: true },
    rays: { label: 'rays', least: 12, most: 96, standard: 48, step: 4 },
    embers: { label: 'embers', least: 0, most: 240, standard: 110, step: 10 },
    corners: { label: 'corners', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, height, chanceOf, parameters, motif }) => {
    const { reach, rays, embers, corners } = parameters;
    const middle = { x: 500, y: parameters.middle };
    const gold = mixColours(colours.second, colours.paper, 0.3);
    const pale = mixColours(gold, colours.paper, 0.5);
    const id = isHero(motif) ? motif : 'sword';
    const random = chanceOf('embers');
    const beads = Array.from({ length: BEADS }, (_, index) => {
      const angle = (index / BEADS) * 2 * Math.PI;
      return index % 5 === 0
        ? polygon(
            [0, 1, 2, 3].map((corner) =>
              polar(polar(middle, reach * 0.79, angle), corner % 2 === 0 ? 9 : 4, angle + (corner * Math.PI) / 2),
            ),
          )
        : ellipse(polar(middle, reach * 0.79, angle), 3);
    });
    return [
      painted(
        radialPaint(middle, Math.max(900, height * 0.8), [mixColours(colours.dark, colours.main, 0.55), colours.dark, colours.darkest]),
        rectanglePath(area),
      ),
      filled(withAlpha(gold, 0.1), ...farRays(middle, reach, Math.hypot(area.width, area.height))),
      filled(withAlpha(pale, 0.6), stars(chanceOf('stars'), area, Math.round(area.width / 12), 2.4)),
      glow(middle, reach * 1.5, withAlpha(mixColours(colours.main, colours.accent, 0.4), 0.4)),
      filled(gold, ...edgeRays(middle, reach, rays)),
      stroked(gold, 5, ellipse(middle, reach * 0.86)),
      stroked(gold, 2, ellipse(middle, reach * 0.72), ellipse(middle, reach * 0.88)),
      filled(pale, ...beads),
      ...laurel(middle, reach * 0.62, mixColours(gold, colours.dark, 0.3)),
      ...litHero(
        id,
        { middle, reach: reach * 0.56 },
        paintHero(id, colours, {
          plain: heroColours(pale, colours.accent, mixColours(colours.dark, colours.darkest, 0.5)),
          grounds: [mixColours(colours.dark, colours.main, 0.4), pale],
          isInOneInk: true,
        }),
        { light: colours.paper, shade: colours.darkest },
      ),
      filled(withAlpha(mixColours(colours.accent, colours.paper, 0.3), 0.8), ...emberSpots(random, middle, reach, embers)),
      ...(corners > 0 ? filigree(height).map((path) => stroked(gold, 3, path)) : []),
    ];
  },
});

function farRays(middle: Point, inner: number, outer: number): readonly Path[] {
  return Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    return polygon([
      polar(middle, inner, angle - 0.02),
      polar(middle, outer, angle - 0.035),
      polar(middle, outer, angle + 0.035),
      polar(middle, inner, angle + 0.02),
    ]);
  });
}

/** Long and short triangles around the outer ring. */
function edgeRays(middle: Point, reach: number, count: number): readonly Path[] {
  const whole = Math.round(count);
  return Array.from({ length: whole }, (_, index) => {
    const angle = (index / whole) * 2 * Math.PI - Math.PI / 2;
    const half = (Math.PI / whole) * 0.62;
    const far = reach * (index % 4 === 0 ? 1.12 : index % 2 === 0 ? 1.04 : 0.97);
    return polygon([polar(middle, reach * 0.9, angle - half), polar(middle, far, angle), polar(middle, reach * 0.9, angle + half)]);
  });
}

/** Two branches that meet under the emblem. */
function laurel(middle: Point, radius: number, colour: ReturnType<typeof mixColours>): readonly SceneNode[] {
  return [1, -1].map((side): SceneNode => {
    const angleAt = (share: number) => Math.PI / 2 - side * (0.12 + share * 1.5);
    const leaves = Array.from({ length: 14 }, (_, index) => {
      const share = index / 13;
      const at = polar(middle, radius, angleAt(share));
      const along = angleAt(share) - side * (Math.PI / 2);
      const size = radius * 0.2 * (1 - share * 0.35);
      return [...leaf(at, size, along + 0.5, 0.34), ...leaf(at, size, along - 0.5, 0.34)];
    }).flat();
    const stem = smoothLine(Array.from({ length: 12 }, (_, index) => polar(middle, radius, angleAt(index / 11))));
    return { kind: 'group', children: [stroked(colour, 3, stem), filled(colour, leaves)] };
  });
}

function emberSpots(random: Random, middle: Point, reach: number, count: number): readonly Path[] {
  return Array.from({ length: Math.round(count) }, () =>
    ellipse(polar(middle, reach * between(random, 0.1, 1.5), random() * 2 * Math.PI), between(random, 0.8, 3)),
  );
}

/** A scroll in each corner of the front. */
function filigree(height: number): readonly Path[] {
  return [
    [0, 0, 1, 1],
    [1000, 0, -1, 1],
    [0, height, 1, -1],
    [1000, height, -1, -1],
  ].flatMap(([x = 0, y = 0, sx = 1, sy = 1]) => {
    const at = (dx: number, dy: number): Point => ({ x: x + sx * dx, y: y + sy * dy });
    return [
      smoothLine([at(40, 190), at(40, 90), at(56, 56), at(90, 40), at(190, 40)]),
      smoothLine([at(56, 160), at(58, 100), at(84, 76), at(104, 88), at(100, 106), at(86, 104)]),
      smoothLine([at(160, 56), at(100, 58), at(76, 84), at(88, 104), at(106, 100), at(104, 86)]),
      ellipse(at(58, 58), 6),
    ];
  });
}
