import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline } from '../drawing/outlines.ts';
import { BRIGHT_STARS, CONSTELLATION_LINES, type Star } from '../things/sky-and-land.ts';
import { graticule, turnedSphere } from '../things/turned-sphere.ts';
import { stars } from '../things/stars.ts';

/** Depth under which a star lies too near the limb to be told from its neighbors. */
const SEEN = 0.08;
const TICKS = 180;

/** The constellations as they stand in the sky, on a chart with its circles and degrees. */
export const starChart = defineGenerator({
  group: 'sky',
  parameters: {
    across: { least: 0, most: 1000, standard: 500, isPlace: true }, // Chart across.
    down: { least: 200, most: 1700, standard: 1080, isPlace: true }, // Chart down.
    size: { least: 180, most: 900, standard: 470, step: 10, isPlace: true },
    from: { least: 0, most: 1500, standard: 0, isPlace: true }, // Stars from.
    circles: { label: 'circles', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, random, chanceOf, parameters }) => {
    const { across, down, size, from, circles } = parameters;
    const seen = turnedSphere({ east: between(random, -180, 180), north: between(random, 12, 62) }, between(random, -25, 25));
    const at = ({ x, y }: Point): Point => ({ x: across + x * size, y: down + y * size });
    const scale = Math.max(0.75, size / 470);
    const middle = { x: across, y: down };
    const disc = ellipse(middle, size);
    const line = mixColours(colours.dark, colours.light, 0.42);
    const net = graticule(30).flatMap((run) => visible(run.map(seen)).flatMap((part) => polyline(part.map(at))));
    const figures = CONSTELLATION_LINES.flatMap((star) => visible(star.map(seen)).flatMap((part) => polyline(part.map(at))));
    const dotsOf = (some: readonly Star[]) =>
      some.flatMap((star) => {
        const place = seen(star);
        return place.depth > SEEN ? ellipse(at(place), scale * Math.max(1.5, 7.2 - 1.35 * star.magnitude)) : [];
      });
    const brightest = BRIGHT_STARS.filter(({ magnitude }) => magnitude < 1.4);
    const sparks = brightest.flatMap((star) => {
      const place = seen(star);
      return place.depth > SEEN ? [glow(at(place), 34 * scale, withAlpha(colours.paper, 0.5))] : [];
    });
    const ticks = Array.from({ length: TICKS }, (_, index) => {
      const angle = (index / TICKS) * 2 * Math.PI;
      const reach = index % 15 === 0 ? 1.062 : index % 5 === 0 ? 1.046 : 1.034;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return polyline([at({ x: x * 1.02, y: y * 1.02 }), at({ x: x * reach, y: y * reach })]);
    }).flat();
    return [
      downwards(area, [colours.darkest, colours.dark]),
      filled(withAlpha(colours.paper, 0.55), stars(chanceOf('stars'), { ...area, y: from, height: area.y + area.height - from }, 190, 2.2)),
      glow(middle, size * 1.5, withAlpha(mixColours(colours.main, colours.light, 0.25), 0.55)),
      filled(mixColours(colours.darkest, colours.dark, 0.55), disc),
      clipped(disc, [
        glow({ x: across - size * 0.3, y: down - size * 0.35 }, size * 1.2, withAlpha(colours.main, 0.55)),
        ...(circles > 0 ? [stroked(withAlpha(line, 0.55), 1.4, net)] : []),
        stroked(colours.accent, 2.6 * scale, figures),
        ...sparks,
        filled(colours.paper, dotsOf(BRIGHT_STARS)),
        filled(colours.paper, dotsOf(CONSTELLATION_LINES.flat())),
      ]),
      stroked(colours.accent, 4, disc),
      stroked(colours.accent, 2, ticks),
      stroked(colours.accent, 2, ellipse(middle, size * 1.072)),
    ];
  },
});

/** The parts of a line that lie on the side that is seen. */
function visible<Seen extends { readonly depth: number }>(line: readonly Seen[]): readonly (readonly Seen[])[] {
  const parts: Seen[][] = [[]];
  for (const each of line) {
    if (each.depth > SEEN / 2) parts.at(-1)?.push(each);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}
