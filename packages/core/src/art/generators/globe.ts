import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { COASTS, INLAND_SEAS } from '../things/sky-and-land.ts';
import { type Place, graticule, onTheDisc, turnedSphere } from '../things/turned-sphere.ts';

/** Units in which the dark over the foot comes. */
const DUSK = 420;

/** The world with its true coasts, turned to a place, which a mark shows when it is named. */
export const globe = defineGenerator({
  group: 'landscape',
  parameters: {
    across: { least: 0, most: 1000, standard: 500, isPlace: true }, // Globe across.
    down: { least: 200, most: 1900, standard: 1080, isPlace: true }, // Globe down.
    size: { least: 180, most: 1100, standard: 470, step: 10, isPlace: true },
    east: { label: 'degreesEast', least: -180, most: 180, standard: 12, step: 1 },
    north: { label: 'degreesNorth', least: -60, most: 75, standard: 30, step: 1 },
    lift: { least: 0, most: 60, standard: 0, step: 1, isPlace: true }, // Place above the middle.
    dusk: { least: 400, most: 2400, standard: 2400, isPlace: true }, // Dark from.
    hasMark: { label: 'mark', least: 0, most: 1, standard: 0, step: 1 },
    relief: { label: 'depthOfPaper', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { across, down, size, east, north, lift, dusk, hasMark, relief } = parameters;
    // The globe is turned a little away from the place, so that no two globes look alike.
    const view = { east: east + between(random, -14, 14), north: north - lift + between(random, -6, 6) };
    const seen = turnedSphere(view, between(random, -16, 16));
    const at = ({ x, y }: Point): Point => ({ x: across + x * size, y: down + y * size });
    const middle = { x: across, y: down };
    const disc = ellipse(middle, size);
    const sea = mixColours(colours.dark, colours.main, 0.5);
    const outlineOf = (coast: readonly Place[]) => {
      const places = coast.map(seen);
      return places.some(({ depth }) => depth > 0) ? polygon(places.map((place) => at(onTheDisc(place)))) : [];
    };
    const lands = COASTS.flatMap(outlineOf);
    const inland = INLAND_SEAS.flatMap(outlineOf);
    const net = graticule(15).flatMap((run) =>
      run
        .map(seen)
        .flatMap((place, index, all) =>
          index > 0 && place.depth > 0 && all[index - 1]!.depth > 0 ? polyline([at(all[index - 1]!), at(place)]) : [],
        ),
    );
    const land = filled(colours.light, lands);
    const spot = at(seen({ east, north }));
    return [
      downwards(area, [colours.darkest, colours.dark]),
      glow(middle, size * 1.45, withAlpha(colours.accent, 0.35)),
      filled(sea, disc),
      clipped(disc, [
        glow({ x: across - size * 0.35, y: down - size * 0.4 }, size * 1.3, withAlpha(mixColours(colours.main, colours.light, 0.5), 0.6)),
        stroked(withAlpha(colours.paper, 0.28), 1.6, net),
        ...(relief > 0 ? [shadowOf([land], withAlpha(colours.darkest, 0.6), { x: 3, y: 7 }, 7)] : []),
        land,
        filled(sea, inland),
        stroked(mixColours(colours.light, colours.darkest, 0.45), 1.6, lands, inland),
        {
          kind: 'fill',
          path: disc,
          paint: {
            kind: 'radial',
            centre: { x: across - size * 0.35, y: down - size * 0.4 },
            radius: size * 1.55,
            stops: [
              { offset: 0, colour: withAlpha(colours.darkest, 0) },
              { offset: 0.5, colour: withAlpha(colours.darkest, 0.05) },
              { offset: 1, colour: withAlpha(colours.darkest, 0.7) },
            ],
          },
        },
      ]),
      stroked(colours.accent, 4, disc),
      painted(
        linearPaint(
          { x: 0, y: dusk - DUSK },
          { x: 0, y: dusk },
          [0, 0.07, 0.26, 0.55, 0.86, 1].map((share) => withAlpha(colours.darkest, share)),
        ),
        rectanglePath({ x: area.x, y: dusk - DUSK, width: area.width, height: Math.max(DUSK, area.y + area.height - dusk + DUSK) }),
      ),
      ...(hasMark > 0
        ? [
            glow(spot, 60, withAlpha(colours.second, 0.6)),
            filled(colours.second, ellipse(spot, 15)),
            stroked(colours.paper, 4, ellipse(spot, 24)),
          ]
        : []),
    ];
  },
});
