import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { desertGround } from '../things/desert-ground.ts';
import { flyingBird } from '../things/birds.ts';
import { butte } from '../things/butte.ts';
import { walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { longGown } from '../things/long-gown.ts';
import { ridgeOf } from '../things/ridge.ts';
import { saguaro } from '../things/saguaro.ts';

/** A desert at sundown: an enormous low sun, buttes in the dust, saguaros, and a trail with a person on it. */
export const mesa = defineGenerator({
  group: 'landscape',
  parameters: {
    top: { least: 100, most: 1300, standard: 760, isPlace: true }, // Top of the sun.
    horizon: { least: 300, most: 1500, standard: 1130, isPlace: true },
    floor: { least: 500, most: 1800, standard: 1330, isPlace: true }, // Foot of the front.
    sun: { label: 'sunAcross', least: 200, most: 800, standard: 560 },
    dusk: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    person: { label: 'somebodyOnTheTrail', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a man, a woman.
    group: GROUP_PARAMETER,
    cacti: { label: 'cacti', least: 0, most: 4, standard: 4, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, dusk, person, group, cacti, sun: sunAcross } = parameters;
    const horizon = Math.max(top + 90, parameters.horizon);
    const floor = Math.max(horizon + 70, parameters.floor);
    const bottom = area.y + area.height;
    const isDusk = dusk > 0;
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const low = mixColours(colours.light, colours.paper, 0.35);
    // The sky keeps its color down to the sun, because the title stands there.
    const share = Math.min(0.85, (top - area.y) / (horizon + 30 - area.y));
    const sky = isDusk
      ? [
          { offset: 0, colour: mixColours(colours.darkest, colours.dark, 0.4) },
          { offset: share * 0.5, colour: colours.dark },
          { offset: share, colour: colours.second },
          { offset: share + (1 - share) * 0.5, colour: mixColours(colours.accent, low, 0.3) },
          { offset: 1, colour: low },
        ]
      : [
          { offset: 0, colour: colours.light },
          { offset: share * 0.4, colour: colours.paper },
          { offset: share, colour: colours.second },
          { offset: share + (1 - share) * 0.45, colour: mixColours(colours.light, colours.accent, 0.4) },
          { offset: 1, colour: low },
        ];
    const size = Math.min(330, (horizon - top) * 0.68);
    const sun = { x: sunAcross, y: top + size };
    const disc = isDusk
      ? [mixColours(low, colours.paper, 0.7), low, mixColours(low, colours.accent, 0.45)]
      : [mixColours(colours.accent, colours.light, 0.15), colours.accent, mixColours(colours.accent, colours.dark, 0.2)];
    const dust = mixColours(low, colours.accent, isDusk ? 0.3 : 0.22);
    const rocks = [
      mixColours(colours.main, dust, 0.42),
      mixColours(colours.main, colours.dark, 0.3),
      mixColours(colours.dark, colours.main, 0.12),
    ] as const;
    const air = horizon - top;
    const side = sun.x > 500 ? 1 : -1;
    const stand = (x: number, wide: number, high: number, rock: Rgba, base: number) =>
      butte(chanceOf(`butte ${x}`), {
        foot: { x, y: base },
        width: wide,
        height: high,
        rock,
        dust,
        light: mixColours(low, colours.accent, 0.3),
        sun: x > sun.x ? -1 : 1,
      });
    const far = ridgeOf(chanceOf('far range'), { base: horizon - air * 0.07, reach: air * 0.08, shape: 'sharp', spacing: 240 });
    const trail = (t: number) => 500 + side * (70 - 150 * Math.sin(t * 3) * (0.3 + 0.7 * t));
    const walk = { x: trail(0.52), y: horizon + 24 + (floor - horizon) * 0.52 };
    const tall = Math.min(120, (floor - horizon) * 0.5);
    const walking = groupOf(group, walk, tall, 'hat') ?? (person > 1 ? longGown(walk, tall * 0.96) : walker(walk, tall));
    return [
      {
        kind: 'fill',
        path: rectanglePath({ ...area, height: horizon - area.y + 30 }),
        paint: { kind: 'linear', from: { x: 0, y: area.y }, to: { x: 0, y: horizon + 30 }, stops: sky },
      },
      ...clouds(chanceOf('clouds'), area, {
        top: isDusk ? area.y + 60 : area.y,
        horizon,
        tone: isDusk ? mixColours(colours.accent, low, 0.3) : mixColours(colours.light, colours.accent, 0.35),
      }),
      glow({ x: sun.x, y: sun.y + size * 0.3 }, size * 1.9, withAlpha(isDusk ? low : mixColours(colours.accent, low, 0.4), 0.36)),
      painted(linearPaint({ x: 0, y: sun.y - size }, { x: 0, y: sun.y + size }, disc), ellipse(sun, size)),
      ...haze(area, sun, size, { dust, horizon }),
      ...birds(chanceOf('vultures'), sun, size, black),
      // The land has three depths: pale, warm, dark.
      painted(
        linearPaint({ x: 0, y: horizon - air * 0.16 }, { x: 0, y: horizon }, [mixColours(rocks[0], dust, 0.45), dust]),
        areaUnder(across(area, 8, far), horizon + 30),
      ),
      ...stand(500 + side * 60, 96, air * 0.3, rocks[0], horizon + 4),
      ...stand(500 - side * 120, 60, air * 0.38, rocks[0], horizon + 4),
      glow({ x: sun.x, y: horizon }, 420, withAlpha(low, 0.5)),
      ...stand(500 - side * 315, 190, air * 0.62, rocks[1], horizon + 26),
      ...stand(500 + side * 395, 150, air * 0.44, rocks[1], horizon + 26),
      ...desertGround(chanceOf('ground'), area, {
        horizon,
        bottom,
        floor,
        dust,
        rock: rocks[2],
        black,
        tone: mixColours(dust, low, 0.4),
        trail,
      }),
      ...(person > 0 || group > 0
        ? [
            shadowOf(
              [filled(black, castShadow(walking, walk, { across: -side * 0.32, down: 1.3 }))],
              withAlpha(black, 0.7),
              { x: 0, y: 0 },
              2,
            ),
            filled(black, walking),
          ]
        : []),
      ...desert(chanceOf, { area, sun, horizon, floor, black, count: cacti, side, light: mixColours(dust, low, 0.3) }),
    ];
  },
});

/** Thin clouds that the sun lights from below. */
function clouds(
  random: Random,
  area: Rect,
  { top, horizon, tone }: { readonly top: number; readonly horizon: number; readonly tone: Rgba },
): readonly SceneNode[] {
  return Array.from({ length: 9 }, () => {
    const y = top + (horizon - top) * between(random, 0.3, 0.92);
    const long = between(random, 130, 360);
    const x = area.x + random() * area.width;
    const streaks = Array.from({ length: 4 }, () =>
      ellipse(
        { x: x + between(random, -0.6, 0.6) * long, y: y + between(random, -9, 9) },
        long * between(random, 0.4, 1),
        between(random, 1.5, 5),
      ),
    );
    return shadowOf([filled(tone, ...streaks)], withAlpha(tone, 0.16), { x: 0, y: 0 }, 5);
  });
}

/** Dust that lies in bands before the foot of the sun. */
function haze(
  area: Rect,
  sun: Point,
  size: number,
  { dust, horizon }: { readonly dust: Rgba; readonly horizon: number },
): readonly SceneNode[] {
  const bands = [0.2, 0.38, 0.54, 0.68, 0.8].map((down, index) =>
    filled(
      withAlpha(dust, 0.5),
      ellipse({ x: sun.x + (index % 2 === 0 ? -60 : 70), y: sun.y + size * down }, size * (1.05 - index * 0.05), 2 + index * 2.6),
    ),
  );
  return [
    shadowOf(bands, withAlpha(dust, 0.9), { x: 0, y: 0 }, 3),
    painted(
      linearPaint({ x: 0, y: horizon - size * 0.7 }, { x: 0, y: horizon + 10 }, [withAlpha(dust, 0), withAlpha(dust, 0.85)]),
      rectanglePath({ x: area.x, y: horizon - size * 0.7, width: area.width, height: size * 0.7 + 20 }),
    ),
  ];
}

function birds(random: Random, sun: Point, size: number, tone: Rgba): readonly SceneNode[] {
  const places = [
    { x: -0.3, y: -0.36, span: 0.2 },
    { x: 0.08, y: -0.56, span: 0.13 },
    { x: 0.4, y: -0.3, span: 0.1 },
  ];
  return [
    filled(
      tone,
      ...places.map(({ x, y, span }) =>
        flyingBird(random, { x: sun.x + x * size, y: sun.y + y * size }, span * size, between(random, -0.25, 0.25)),
      ),
    ),
  ];
}

interface Desert {
  readonly sun: Point;
  readonly area: Rect;
  readonly horizon: number;
  readonly floor: number;
  readonly black: Rgba;
  readonly light: Rgba;
  readonly count: number;
  readonly side: number;
}

/** Saguaros from far to near, their long shadows, and the near ground with the largest on it. */
function desert(
  chanceOf: (part: string) => Random,
  { area, sun, horizon, floor, black, light, count, side }: Desert,
): readonly SceneNode[] {
  const deep = floor - horizon;
  const places = [
    { x: 500 + side * 235, down: 0.2, tall: 0.42 },
    { x: 500 - side * 210, down: 0.36, tall: 0.6 },
    { x: 500 + side * 330, down: 0.62, tall: 1.05 },
    { x: 500 - side * 405, down: 1.02, tall: 1.75 },
  ].slice(0, count);
  const near = ridgeOf(chanceOf('near ground'), { base: floor - deep * 0.04, reach: deep * 0.16, shape: 'round', spacing: 420 });
  const plants = places.map(({ x, down, tall }, index) => {
    const foot = { x, y: horizon + 26 + deep * down };
    return {
      foot,
      path: saguaro(chanceOf(`cactus ${index}`), foot, deep * tall),
      tone: mixColours(black, light, Math.max(0, 0.26 - down * 0.3)),
    };
  });
  return [
    ...plants.map(({ foot, path }) =>
      shadowOf(
        [filled(black, castShadow(path, foot, { across: (foot.x - sun.x) / 900, down: 0.7 }))],
        withAlpha(black, 0.5),
        { x: 0, y: 0 },
        3,
      ),
    ),
    ...plants.flatMap(({ path, foot, tone }) => [
      filled(mixColours(tone, light, 0.75), path),
      // The dark side leaves the edge free that the sun lights.
      clipped(path, [shadowOf([filled(tone, path)], tone, { x: foot.x > sun.x ? 5 : -5, y: 2 }, 2)]),
    ]),
    filled(black, areaUnder(across(area, 8, near), area.y + area.height)),
  ];
}
