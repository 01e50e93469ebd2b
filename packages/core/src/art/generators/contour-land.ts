import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { colourRamp } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { contourRings } from '../things/contours.ts';

const LEVELS = 15;
const CELL = 24;

/** A mountain range as a map in layers of paper, each with its shadow, and the dotted line of a route. */
export const contourLand = defineGenerator({
  group: 'landscape',
  parameters: {
    scale: { label: 'sizeOfTheHills', least: 180, most: 900, standard: 420, step: 10 },
    route: { least: 200, most: 1700, standard: 1180, isPlace: true }, // Route from.
    routeEnd: { least: 100, most: 1600, standard: 860, isPlace: true }, // Route to.
    hasRoute: { label: 'route', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { scale, route, routeEnd, hasRoute } = parameters;
    const noise = smoothNoise(chanceOf('land'));
    const columns = Math.ceil(area.width / CELL) + 3;
    const rows = Math.ceil(area.height / CELL) + 3;
    const at = (column: number, row: number): Point => ({ x: area.x + (column - 1) * CELL, y: area.y + (row - 1) * CELL });
    const heights = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => {
        const { x, y } = at(column, row);
        return fractal(noise, x / scale, y / scale, 3, 0.4);
      }),
    );
    const tones = colourRamp([colours.darkest, colours.dark, colours.main, colours.light, colours.accent], LEVELS + 1);
    const layers = Array.from({ length: LEVELS }, (_, level) => {
      const threshold = -0.62 + (1.24 * level) / (LEVELS - 1);
      const rings = contourRings(heights, threshold).map((ring) => smoothShape(ring.map(({ x, y }) => at(x, y))));
      return { kind: 'fill', path: rings.flat() as Path, rule: 'evenodd', paint: { kind: 'solid', colour: tones[level + 1]! } } as const;
    });
    const random = chanceOf('route');
    const start = { x: 200 + random() * 120, y: route };
    const goal = { x: 690 + random() * 110, y: routeEnd };
    const way = Array.from({ length: 7 }, (_, index) => {
      const share = index / 6;
      return {
        x: start.x + (goal.x - start.x) * share,
        y: start.y + (goal.y - start.y) * share + Math.sin(share * 9 + 1) * 34 * (1 - Math.abs(share - 0.5) * 2),
      };
    });
    return [
      filled(tones[0]!, rectanglePath(area)),
      ...layers.flatMap((layer) => [shadowOf([layer], withAlpha(colours.darkest, 0.5), { x: -2, y: 6 }, 6), layer]),
      ...(hasRoute > 0
        ? [
            {
              kind: 'stroke',
              path: smoothLine(way),
              paint: { kind: 'solid', colour: colours.paper },
              width: 6,
              cap: 'round',
              dash: [2, 16],
            } as const,
            filled(colours.paper, ellipse(start, 13)),
            stroked(colours.paper, 9, [
              ['M', goal.x - 17, goal.y - 17],
              ['L', goal.x + 17, goal.y + 17],
              ['M', goal.x + 17, goal.y - 17],
              ['L', goal.x - 17, goal.y + 17],
            ]),
          ]
        : []),
    ];
  },
});
