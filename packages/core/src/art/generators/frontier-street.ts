import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { figure, walker } from '../things/figures.ts';
import { frontierHouse } from '../things/frontier-house.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { longGown } from '../things/long-gown.ts';
import { ridgeOf } from '../things/ridge.ts';

/** Half the width of the street at the near edge of the front, units. */
const HALF = 400;
/** Depths of the walls between the houses, in multiples of the distance of the near edge. */
const WALLS = [0.74, 1.16, 1.62, 2.3, 3.2, 4.6, 6.8, 10] as const;
const LAMP: Rgba = { r: 255, g: 196, b: 96, a: 1 };
/** The height of a man in a hat beside the height of the eye over the street. */
const MAN = 0.86;

/** The main street of a frontier town at sundown, and somebody who walks down its middle towards the light. */
export const frontierStreet = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    horizon: { least: 300, most: 1500, standard: 1060, isPlace: true },
    floor: { least: 500, most: 1800, standard: 1330, isPlace: true }, // Foot of the front.
    sun: { label: 'sunAcross', least: 300, most: 700, standard: 500 },
    dusk: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a man, a woman.
    group: GROUP_PARAMETER,
    rival: { label: 'somebodyOnTheTrail', least: 0, most: 1, standard: 1, step: 1 }, // Somebody waits at the far end.
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, dusk, person, group, rival, sun: sunAcross, snow } = parameters;
    const horizon = Math.max(top + 110, parameters.horizon);
    const floor = Math.max(horizon + 90, parameters.floor);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const isDusk = dusk > 0;
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const low = mixColours(colours.light, colours.paper, 0.4);
    const glare = isDusk ? mixColours(low, colours.accent, 0.2) : mixColours(colours.paper, colours.light, 0.3);
    const dust = snow > 0 ? mixColours(low, { r: 232, g: 240, b: 248, a: 1 }, 0.7) : mixColours(low, colours.accent, isDusk ? 0.42 : 0.3);
    const eye = floor - horizon;
    const air = horizon - top;
    /** Turns a place beside the middle of the street, a height over it and a depth into a point of the front. */
    const at = (x: number, high: number, depth: number): Point => ({ x: 500 + x / depth, y: horizon + (eye - high) / depth });
    const size = Math.min(200, air * 0.4);
    const sun = { x: sunAcross, y: horizon - size * 0.42 };
    const feet = at(-12, 0, 1.34);
    const tall = (eye * MAN) / 1.34;
    const body = groupOf(group, feet, tall, 'hat') ?? (person > 1 ? longGown(feet, tall * 0.95) : person > 0 ? walker(feet, tall) : null);
    const share = Math.min(0.85, (top - area.y) / (horizon - area.y));
    const sky = isDusk
      ? [colours.darkest, colours.dark, colours.second, mixColours(colours.accent, low, 0.3), glare]
      : [colours.light, colours.paper, colours.second, mixColours(colours.light, colours.accent, 0.42), glare];
    const offsets = [0, share * 0.5, share, share + (1 - share) * 0.55, 1];
    return [
      {
        kind: 'fill',
        path: rectanglePath({ ...area, height: horizon - area.y + 20 }),
        paint: {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: horizon + 10 },
          stops: sky.map((colour, index) => ({ offset: offsets[index] ?? 1, colour })),
        },
      },
      ...clouds(chanceOf('clouds'), area, { top, horizon, tone: mixColours(glare, colours.accent, 0.3) }),
      glow(sun, size * 2.6, withAlpha(glare, 0.75)),
      painted(
        linearPaint({ x: 0, y: sun.y - size }, { x: 0, y: sun.y + size }, [
          mixColours(glare, colours.paper, 0.7),
          isDusk ? glare : mixColours(glare, colours.accent, 0.3),
          mixColours(colours.accent, glare, isDusk ? 0.3 : 0.45),
        ]),
        ellipse(sun, size),
      ),
      ...range(),
      ...street(),
      ...[-1, 1].flatMap((side) => houses(side as -1 | 1)),
      glow({ x: 500, y: horizon }, air * 0.8, withAlpha(glare, 0.5)),
      ...(rival > 0 && group < 1 ? waiting() : []),
      ...(snow > 0 ? flakes() : motes()),
      ...(body
        ? [
            shadowOf(
              [filled(black, castShadow(body, feet, { across: (500 - sunAcross) / 900, down: 1.5 }))],
              withAlpha(black, 0.75),
              { x: 0, y: 0 },
              3,
            ),
            filled(black, body),
          ]
        : []),
    ];

    function range(): readonly SceneNode[] {
      const far = ridgeOf(chanceOf('far range'), { base: horizon - air * 0.1, reach: air * 0.16, shape: 'sharp', spacing: 210 });
      const near = ridgeOf(chanceOf('near range'), { base: horizon - air * 0.03, reach: air * 0.08, shape: 'round', spacing: 160 });
      // A ridge as pale as the sun would be a cloud on it.
      const rock = mixColours(mixColours(colours.main, colours.darkest, 0.4), dust, 0.3);
      return [
        painted(
          linearPaint({ x: 0, y: horizon - air * 0.25 }, { x: 0, y: horizon }, [rock, mixColours(rock, dust, 0.5)]),
          areaUnder(across(area, 8, far), horizon + 10),
        ),
        filled(mixColours(rock, colours.dark, 0.18), areaUnder(across(area, 8, near), horizon + 10)),
      ];
    }

    /** Packed earth with ruts that run to the far end, bright where the sun stands over it. */
    function street(): readonly SceneNode[] {
      const random = chanceOf('ruts');
      const earth = mixColours(mixColours(colours.main, colours.dark, 0.45), dust, 0.25);
      const ruts = [-150, -96, 60, 128].map((x) => {
        const wide = between(random, 9, 16);
        return polygon([at(x, 0, 12), at(x + wide, 0, 12), at(x + wide * 1.6, 0, 0.7), at(x - wide * 0.6, 0, 0.7)]);
      });
      const stones = Array.from({ length: 150 }, () => {
        const depth = between(random, 0.8, 4) ** 1.2;
        const where = at(between(random, -HALF, HALF), 0, depth);
        return ellipse(where, between(random, 2, 7) / depth, between(random, 0.8, 2.4) / depth);
      });
      return [
        {
          kind: 'fill',
          path: rectanglePath({ x: left, y: horizon, width: area.width, height: bottom - horizon }),
          paint: {
            kind: 'linear',
            from: { x: 0, y: horizon },
            to: { x: 0, y: floor + 40 },
            stops: [
              { offset: 0, colour: mixColours(dust, glare, 0.5) },
              { offset: 0.3, colour: dust },
              { offset: 0.72, colour: snow > 0 ? mixColours(dust, colours.dark, 0.35) : mixColours(earth, dust, 0.3) },
              { offset: 1, colour: black },
            ],
          },
        },
        filled(withAlpha(black, 0.2), ...ruts),
        filled(withAlpha(black, 0.22), ...stones),
      ];
    }

    /** One row of houses with false fronts, from the far end to the viewer. */
    function houses(side: -1 | 1): readonly SceneNode[] {
      const random = chanceOf(`houses ${side}`);
      const rows = WALLS.slice(0, -1).map((near, index) => ({ near, far: (WALLS[index + 1] ?? 12) * 0.985, index, tone: random() }));
      return rows.toReversed().flatMap((row) => house(side, row));
    }

    function house(
      side: -1 | 1,
      { near, far, index, tone }: { readonly near: number; readonly far: number; readonly index: number; readonly tone: number },
    ): readonly SceneNode[] {
      const random = chanceOf(`house ${side} ${index}`);
      // No front is higher than the sky that the title leaves.
      const most = eye + near * air * 0.88;
      const high = Math.min(most, eye * between(random, 1.95, 2.7) + (index > 2 ? eye * 0.3 : 0));
      const haze = Math.min(0.86, (index / WALLS.length) * 1.15);
      return frontierHouse(
        random,
        { at, eye, half: HALF },
        { side, near, far, high, haze },
        {
          wood: mixColours(mixColours(black, colours.main, 0.26 + tone * 0.1), dust, haze),
          black,
          dust,
          glare,
          lamp: mixColours(LAMP, colours.accent, 0.18),
        },
      );
    }

    /** Somebody at the far end of the street, small before the light. */
    function waiting(): readonly SceneNode[] {
      const depth = 4.4;
      const aside = sunAcross > 500 ? 1 : -1;
      const there = at(aside * 130, 0, depth);
      return [filled(mixColours(black, dust, 0.16), figure(there, (eye * MAN) / depth, 'coat'))];
    }

    function motes(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const specks = Array.from({ length: 90 }, () =>
        ellipse({ x: between(random, left, right), y: between(random, horizon - air * 0.3, floor) }, between(random, 0.8, 2.6)),
      );
      return [
        painted(
          linearPaint({ x: 0, y: horizon - air * 0.22 }, { x: 0, y: horizon + eye * 0.5 }, [
            withAlpha(dust, 0),
            withAlpha(dust, 0.34),
            withAlpha(dust, 0),
          ]),
          rectanglePath({ x: left, y: horizon - air * 0.22, width: area.width, height: air * 0.22 + eye * 0.5 }),
        ),
        filled(withAlpha(glare, 0.55), ...specks),
      ];
    }

    function flakes(): readonly SceneNode[] {
      const random = chanceOf('flakes');
      const fall = Array.from({ length: 170 }, () =>
        ellipse({ x: between(random, left, right), y: between(random, top, floor) }, between(random, 1.4, 5)),
      );
      return [filled(withAlpha(colours.paper, 0.85), ...fall)];
    }
  },
});

/** Long clouds that the sun lights from below. */
function clouds(
  random: Random,
  area: Rect,
  { top, horizon, tone }: { readonly top: number; readonly horizon: number; readonly tone: Rgba },
): readonly SceneNode[] {
  return Array.from({ length: 8 }, () => {
    const y = top + (horizon - top) * between(random, 0.06, 0.7);
    const long = between(random, 120, 320);
    const x = area.x + random() * area.width;
    const streaks = Array.from({ length: 4 }, () =>
      ellipse(
        { x: x + between(random, -0.6, 0.6) * long, y: y + between(random, -8, 8) },
        long * between(random, 0.4, 1),
        between(random, 1.5, 5),
      ),
    );
    return shadowOf([filled(tone, ...streaks)], withAlpha(tone, 0.2), { x: 0, y: 0 }, 5);
  });
}
