import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { longGown } from '../things/long-gown.ts';
import { ridgeOf } from '../things/ridge.ts';

/** Half the width of the street at the near edge of the front, units. */
const HALF = 400;
/** Depths of the walls between the houses, in multiples of the distance of the near edge. */
const WALLS = [0.74, 1.16, 1.62, 2.3, 3.2, 4.6, 6.8, 10] as const;
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
          isDusk ? glare : colours.accent,
          mixColours(colours.accent, glare, 0.3),
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
      const rock = mixColours(colours.main, dust, 0.5);
      return [
        painted(
          linearPaint({ x: 0, y: horizon - air * 0.25 }, { x: 0, y: horizon }, [rock, mixColours(rock, glare, 0.6)]),
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
      const rows = WALLS.slice(0, -1).map((near, index) => ({ near, far: (WALLS[index + 1] ?? 12) * 0.985, index, random: random() }));
      return rows.toReversed().flatMap((row) => house(side, row));
    }

    function house(
      side: -1 | 1,
      row: { readonly near: number; readonly far: number; readonly index: number; readonly random: number },
    ): readonly SceneNode[] {
      const { near, far, index } = row;
      const random = chanceOf(`house ${side} ${index}`);
      // No front is higher than the sky that the title leaves.
      const most = eye + near * air * 0.88;
      const high = Math.min(most, eye * between(random, 1.95, 2.7) + (index > 2 ? eye * 0.3 : 0));
      const haze = Math.min(0.86, (index / WALLS.length) * 1.15);
      const wood = mixColours(mixColours(black, colours.main, 0.26 + row.random * 0.1), dust, haze);
      const lit = mixColours(wood, glare, 0.24 + haze * 0.2);
      const wall = (deep: number, up: number): Point => at(side * HALF, up, deep);
      const along = (part: number) => 1 / (1 / near + (1 / far - 1 / near) * part);
      const step = between(random, 0.14, 0.3);
      const shape = Math.floor(random() * 3);
      const shoulder = high * (shape === 2 ? 1 : 0.86);
      const crown: readonly Point[] =
        shape === 0
          ? [
              wall(along(0), shoulder),
              wall(along(step), shoulder),
              wall(along(step), high),
              wall(along(1 - step), high),
              wall(along(1 - step), shoulder),
              wall(along(1), shoulder),
            ]
          : shape === 1
            ? [wall(along(0), shoulder), wall(along(0.5), high), wall(along(1), shoulder)]
            : [wall(along(0), high), wall(along(1), high)];
      const front = polygon([wall(near, 0), ...crown, wall(far, 0)]);
      const cornice = polygon([...crown, ...crown.toReversed().map(({ x, y }) => ({ x, y: y + 16 / near }))]);
      const [from, to] = [wall(near, 0), wall(far, 0)];
      return [
        painted(linearPaint({ x: from.x, y: 0 }, { x: to.x, y: 0 }, [mixColours(wood, black, 0.3), wood, lit]), front),
        filled(withAlpha(glare, 0.32), cornice),
        ...boards(side, { near, far, high: shoulder, tone: withAlpha(black, 0.26 * (1 - haze)) }),
        ...windows(side, { near, far, high: shoulder, haze, random }),
        ...porch(side, { near, far, haze, wood, lit, hasRoof: random() < 0.8 }),
      ];
    }

    function boards(
      side: -1 | 1,
      { near, far, high, tone }: { readonly near: number; readonly far: number; readonly high: number; readonly tone: Rgba },
    ): readonly SceneNode[] {
      if (near > 2.4) return [];
      const lines = Array.from({ length: 13 }, (_, index) => {
        const up = (high * (index + 1)) / 14;
        return polygon([at(side * HALF, up, near), at(side * HALF, up, far), at(side * HALF, up - 3, far), at(side * HALF, up - 3, near)]);
      });
      return [filled(tone, ...lines)];
    }

    function windows(
      side: -1 | 1,
      {
        near,
        far,
        high,
        haze,
        random,
      }: { readonly near: number; readonly far: number; readonly high: number; readonly haze: number; readonly random: Random },
    ): readonly SceneNode[] {
      const along = (part: number) => 1 / (1 / near + (1 / far - 1 / near) * part);
      const pane = (from: number, to: number, low: number, up: number): Path =>
        polygon([
          at(side * HALF, low, along(from)),
          at(side * HALF, up, along(from)),
          at(side * HALF, up, along(to)),
          at(side * HALF, low, along(to)),
        ]);
      const lamp = mixColours({ r: 255, g: 196, b: 96, a: 1 }, colours.accent, 0.18);
      const upper = [0.2, 0.58].map((part) => ({ part, isLit: random() < 0.62 }));
      const dark = mixColours(black, dust, haze * 0.8);
      const panes = [
        ...upper.map(({ part, isLit }) => ({ path: pane(part, part + 0.18, eye * 1.42, Math.min(high * 0.86, eye * 1.84)), isLit })),
        { path: pane(0.12, 0.36, eye * 0.34, eye * 0.86), isLit: random() < 0.8 },
        { path: pane(0.48, 0.62, eye * 0.04, eye * 0.92), isLit: random() < 0.5 },
        { path: pane(0.72, 0.92, eye * 0.34, eye * 0.86), isLit: random() < 0.6 },
      ];
      const shining = panes.filter(({ isLit }) => isLit).map(({ path }) => path);
      return [
        filled(dark, ...panes.map(({ path }) => path)),
        shadowOf([filled(mixColours(lamp, dust, haze * 0.5), ...shining)], withAlpha(lamp, 0.7), { x: 0, y: 0 }, 12 / near),
        filled(mixColours(lamp, dust, haze * 0.5), ...shining),
      ];
    }

    /** A boardwalk with posts, a roof over it, and a rail to tie horses to. */
    function porch(
      side: -1 | 1,
      {
        near,
        far,
        haze,
        wood,
        lit,
        hasRoof,
      }: {
        readonly near: number;
        readonly far: number;
        readonly haze: number;
        readonly wood: Rgba;
        readonly lit: Rgba;
        readonly hasRoof: boolean;
      },
    ): readonly SceneNode[] {
      const edge = side * HALF * 0.76;
      const along = (part: number) => 1 / (1 / near + (1 / far - 1 / near) * part);
      const ink = mixColours(mixColours(black, wood, 0.3), dust, haze * 0.7);
      const deck = polygon([at(side * HALF, 18, near), at(side * HALF, 18, far), at(edge, 18, far), at(edge, 18, near)]);
      const kerb = polygon([at(edge, 18, near), at(edge, 18, far), at(edge, 0, far), at(edge, 0, near)]);
      const [under, over] = [eye * 1.12, eye * 1.3];
      const roof = polygon([at(side * HALF, over, near), at(side * HALF, over, far), at(edge, under, far), at(edge, under, near)]);
      const fascia = polygon([at(edge, under, near), at(edge, under, far), at(edge, under - 14, far), at(edge, under - 14, near)]);
      const post = (part: number, up: number, wide: number) => {
        const [foot, head] = [at(edge, 0, along(part)), at(edge, up, along(part))];
        const half = wide / along(part);
        return rectanglePath({ x: foot.x - half, y: head.y, width: half * 2, height: foot.y - head.y });
      };
      const rail = polygon([
        at(edge * 0.9, eye * 0.44, along(0.2)),
        at(edge * 0.9, eye * 0.44, along(0.8)),
        at(edge * 0.9, eye * 0.4, along(0.8)),
        at(edge * 0.9, eye * 0.4, along(0.2)),
      ]);
      return [
        filled(mixColours(ink, lit, 0.3), deck),
        filled(ink, kerb),
        ...(hasRoof
          ? [
              filled(mixColours(ink, lit, 0.18), roof),
              filled(mixColours(ink, glare, 0.3), fascia),
              filled(ink, ...[0.02, 0.34, 0.66, 0.98].map((part) => post(part, under, 7))),
            ]
          : [filled(ink, rail)]),
      ];
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
