import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { type OutlinePoint, corneredShape } from '../drawing/cornered-shape.ts';
import { clipped, downwards, filled, glow, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { areaUnder, ellipse, polar, polygon } from '../drawing/outlines.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { PLACES } from '../heroes/places.ts';
import { flyingBird } from '../things/birds.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const TILE = 125;

/** A wall of star tiles, and through its pointed arch a low sun, hills, and what stands before it. */
export const ogeeArch = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 700, standard: 130, isPlace: true }, // Top of the arch.
    horizon: { least: 230, most: 1600, standard: 900, isPlace: true },
    size: { label: 'sizeOfWhatItShows', least: 0.4, most: 1.4, standard: 1, step: 0.05 },
    birds: { label: 'birds', least: 0, most: 12, standard: 5, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, height, chanceOf, parameters, motif }) => {
    const { top, size, birds, night } = parameters;
    const horizon = Math.max(top + 260, parameters.horizon);
    const wall = mixColours(colours.dark, colours.darkest, 0.3);
    const gold = mixColours(colours.second, colours.paper, 0.3);
    const bottom = Math.max(height, area.y + area.height) + 60;
    const arch = (inset: number) => archPath(130 + inset, 870 - inset, top + inset * 1.3, Math.min(horizon - 60, top + 400), bottom);
    const opening = arch(54);
    const sun = { x: 500, y: top + (horizon - top) * 0.5 };
    const disc = Math.min(190, (horizon - top) * 0.3);
    const sky =
      night > 0
        ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.7), colours.main]
        : [mixColours(colours.light, colours.paper, 0.3), colours.light, mixColours(colours.light, colours.accent, 0.6), colours.accent];
    const far = mixColours(colours.main, night > 0 ? colours.dark : colours.accent, 0.3);
    const ink = colours.darkest;
    const id = isHero(motif) ? motif : 'castle';
    const hill = (part: string, base: number, reach: number) => {
      const ridge = ridgeOf(chanceOf(part), { base, reach, shape: 'round', spacing: 260 });
      return areaUnder(
        Array.from({ length: 41 }, (_, index) => ({ x: 100 + index * 20, y: ridge(100 + index * 20) })),
        bottom,
      );
    };
    const reach = Math.min(300, (horizon - top) * 0.36) * size;
    const random = chanceOf('birds');
    return [
      filled(wall, rectanglePath(area)),
      filled(mixColours(wall, colours.main, 0.32), ...tiles(area, 0.46)),
      filled(mixColours(wall, gold, 0.42), ...tiles(area, 0.2)),
      shadowOf([filled(colours.darkest, arch(0))], withAlpha(colours.darkest, 0.8), { x: 0, y: 8 }, 16),
      filled(gold, arch(0)),
      filled(colours.darkest, arch(10)),
      filled(colours.paper, arch(20)),
      filled(colours.second, arch(34)),
      filled(gold, arch(46)),
      clipped(opening, [
        downwards({ x: 100, y: top, width: 800, height: horizon - top }, sky),
        ...(night > 0
          ? [filled(colours.paper, stars(chanceOf('stars'), { x: 150, y: top, width: 700, height: horizon - top }, 90, 2.6))]
          : []),
        glow(sun, disc * 2.4, withAlpha(colours.paper, 0.55)),
        filled(colours.paper, ellipse(sun, disc)),
        filled(mixColours(far, colours.light, night > 0 ? 0 : 0.35), hill('far', horizon - 60, 90)),
        filled(far, hill('near', horizon - 16, 70)),
        ...litHero(
          id,
          { middle: { x: 500, y: horizon - reach * 0.93 }, reach },
          paintHero(id, colours, {
            plain: {
              ink,
              shade: mixColours(ink, colours.dark, 0.5),
              mark: mixColours(colours.second, ink, 0.2),
              cut: mixColours(colours.accent, colours.paper, 0.5),
            },
            grounds: [colours.paper, far],
            // A building stands dark before its sky.
            isInOneInk: Object.hasOwn(PLACES, id),
          }),
          { light: colours.second, shade: colours.darkest },
        ),
        ...Array.from({ length: Math.round(birds) }, () =>
          filled(
            ink,
            flyingBird(
              random,
              { x: sun.x + between(random, -230, 230), y: sun.y - disc * between(random, 0.2, 1.5) },
              between(random, 22, 44),
              between(random, -0.2, 0.2),
            ),
          ),
        ),
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: horizon - 30 },
            to: { x: 0, y: horizon + 120 },
            stops: [
              { offset: 0, colour: mixColours(colours.dark, colours.darkest, 0.5) },
              { offset: 1, colour: colours.darkest },
            ],
          },
          hill('floor', horizon + 6, 30),
        ),
      ]),
      stroked(colours.darkest, 2, opening),
    ];
  },
});

function archPath(left: number, right: number, top: number, spring: number, bottom: number): Path {
  const [half, rise] = [(right - left) / 2, spring - top];
  const middle = (left + right) / 2;
  const side: OutlinePoint[] = [
    { x: middle, y: top, isCorner: true },
    { x: middle + half * 0.16, y: top + rise * 0.2, isCorner: false },
    { x: middle + half * 0.56, y: top + rise * 0.4, isCorner: false },
    { x: middle + half * 0.9, y: top + rise * 0.66, isCorner: false },
    { x: right, y: spring, isCorner: true },
    { x: right, y: bottom, isCorner: true },
  ];
  return corneredShape([
    ...side,
    ...side
      .slice(1)
      .toReversed()
      .map((point) => ({ ...point, x: left + right - point.x })),
  ]);
}

/** Eight-pointed stars in a grid over the whole area. */
function tiles({ x, y, width, height }: { x: number; y: number; width: number; height: number }, share: number): readonly Path[] {
  const [fromColumn, toColumn] = [Math.floor(x / TILE), Math.ceil((x + width) / TILE)];
  const [fromRow, toRow] = [Math.floor(y / TILE), Math.ceil((y + height) / TILE)];
  return Array.from({ length: toColumn - fromColumn + 1 }, (_, column) =>
    Array.from({ length: toRow - fromRow + 1 }, (_none, row) => {
      const middle = { x: (fromColumn + column) * TILE + TILE / 2, y: (fromRow + row) * TILE };
      return polygon(
        Array.from({ length: 16 }, (_point, point) =>
          polar(middle, TILE * share * (point % 2 === 0 ? 1 : 0.72), (point / 16) * 2 * Math.PI),
        ),
      );
    }),
  ).flat();
}
