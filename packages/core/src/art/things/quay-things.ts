import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

export interface QuayTones {
  readonly stone: Rgba;
  readonly wood: Rgba;
  readonly rope: Rgba;
  readonly net: Rgba;
  readonly float: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The stones of a quay's edge in the foreground, lit along their upper edges. @param top the edge over the water. */
export function quayEdge(
  random: Random,
  area: Rect,
  top: number,
  bottom: number,
  { stone, light, shade }: QuayTones,
): readonly SceneNode[] {
  const deep = bottom - top;
  const joints: Path[] = [];
  const slabs: Path[] = [];
  for (let x = area.x; x < area.x + area.width; ) {
    const wide = between(random, 90, 210);
    const lean = (x - 500) * 0.16;
    joints.push(
      polyline([
        { x, y: top + 2 },
        { x: x + lean, y: top + deep * 0.5 },
      ]),
    );
    if (random() < 0.5)
      slabs.push(
        polygon([
          { x: x + 3, y: top + 3 },
          { x: x + wide - 3, y: top + 3 },
          { x: x + wide - 3 + lean, y: top + deep * 0.5 },
          { x: x + 3 + lean, y: top + deep * 0.5 },
        ]),
      );
    x += wide;
  }
  const pits = Array.from({ length: Math.round(area.width * 0.24) }, () => {
    const y = top + random() ** 1.4 * deep * 0.8;
    return ellipse({ x: between(random, area.x, area.x + area.width), y }, between(random, 1.4, 9), between(random, 0.8, 2.4));
  });
  return [
    painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: bottom }, [mixColours(stone, light, 0.3), stone, mixColours(stone, shade, 0.6), shade]),
      rectanglePath({ ...area, y: top, height: deep }),
    ),
    filled(withAlpha(light, 0.13), ...slabs),
    filled(withAlpha(shade, 0.3), ...pits.filter((_, index) => index % 3 > 0)),
    filled(withAlpha(light, 0.28), ...pits.filter((_, index) => index % 3 === 0)),
    stroked(withAlpha(shade, 0.55), 2.4, ...joints),
    stroked(
      withAlpha(shade, 0.4),
      2.2,
      polyline([
        { x: area.x, y: top + deep * 0.24 },
        { x: area.x + area.width, y: top + deep * 0.24 },
      ]),
    ),
    filled(withAlpha(light, 0.75), rectanglePath({ x: area.x, y: top - 1, width: area.width, height: 3 })),
  ];
}

/** An iron bollard with a rope around it that runs off to a boat. @param to where the rope ends. */
export function bollard(foot: Point, high: number, to: Point, sun: 1 | -1, { rope, light, shade }: QuayTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * high, y: foot.y - up * high });
  const iron = mixColours(shade, light, 0.14);
  const body = smoothShape([
    at(-0.32, 0),
    at(-0.27, 0.1),
    at(-0.22, 0.5),
    at(-0.24, 0.66),
    at(-0.4, 0.78),
    at(-0.4, 0.92),
    at(-0.2, 1),
    at(0.2, 1),
    at(0.4, 0.92),
    at(0.4, 0.78),
    at(0.24, 0.66),
    at(0.22, 0.5),
    at(0.27, 0.1),
    at(0.32, 0),
  ]);
  const turns = [0.3, 0.38, 0.46].map((up) => smoothLine([at(-0.26, up + 0.02), at(-0.1, up - 0.05), at(0.1, up - 0.055), at(0.26, up)]));
  const away = smoothLine([
    at(-0.24, 0.42),
    { x: foot.x + (to.x - foot.x) * 0.4, y: foot.y - high * 0.42 + (to.y - foot.y + high * 0.42) * 0.3 + high * 0.24 },
    to,
  ]);
  const coil = [0, 1, 2].map((index) =>
    ellipse(at(0.86, 0.05 + index * 0.055), high * (0.44 - index * 0.05), high * (0.12 - index * 0.014)),
  );
  const tail = smoothLine([at(0.24, 0.3), at(0.4, 0.06), at(0.6, 0.0), at(0.9, -0.03)]);
  const strand = (paths: readonly Path[], thick: number) => [
    stroked(mixColours(rope, shade, 0.6), thick * 1.25, ...paths),
    stroked(rope, thick, ...paths),
    stroked(withAlpha(light, 0.6), thick * 0.3, ...paths),
  ];
  return [
    shadowOf(
      [filled(shade, ellipse(at(-sun * 0.5, 0.02), high * 0.7, high * 0.11), ellipse(at(0.86, 0), high * 0.5, high * 0.1))],
      withAlpha(shade, 0.7),
      { x: 0, y: 3 },
      5,
    ),
    ...strand([away], high * 0.055),
    ...strand([tail, ...coil], high * 0.07),
    painted(
      linearPaint(at(-0.4 * sun, 0.5), at(0.42 * sun, 0.6), [
        mixColours(shade, BLACK, 0.35),
        iron,
        mixColours(iron, light, 0.12),
        mixColours(iron, light, 0.75),
      ]),
      body,
    ),
    filled(withAlpha(light, 0.4), smoothShape([at(-0.3, 0.93), at(0, 0.97), at(0.33, 0.92), at(0.2, 0.985), at(-0.2, 0.985)])),
    ...strand(turns, high * 0.075),
  ];
}

/** Fish boxes on a heap, with a lobster pot on top and floats hung over them. */
export function fishBoxes(random: Random, foot: Point, size: number, sun: 1 | -1, tones: QuayTones): readonly SceneNode[] {
  const { wood, net, float, light, shade } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * size, y: foot.y - up * size });
  const box = (x: number, up: number, tint: Rgba): readonly SceneNode[] => {
    const [wide, high] = [0.62, 0.23];
    const slats = [0, 1, 2].map((row) =>
      polygon([
        at(x, up + row * 0.078),
        at(x + wide, up + row * 0.078),
        at(x + wide, up + row * 0.078 + 0.066),
        at(x, up + row * 0.078 + 0.066),
      ]),
    );
    const posts = [0.02, wide - 0.07].map((dx) =>
      polygon([at(x + dx, up), at(x + dx + 0.05, up), at(x + dx + 0.05, up + high), at(x + dx, up + high)]),
    );
    return [
      filled(mixColours(shade, BLACK, 0.2), polygon([at(x, up), at(x + wide, up), at(x + wide, up + high), at(x, up + high)])),
      painted(
        linearPaint(at(x + (sun > 0 ? 0 : wide), up), at(x + (sun > 0 ? wide : 0), up + high), [
          mixColours(tint, shade, 0.5),
          tint,
          mixColours(tint, light, 0.45),
        ]),
        ...slats,
      ),
      filled(withAlpha(mixColours(tint, shade, 0.35), 0.9), ...posts),
      stroked(withAlpha(light, 0.65), 1.4, polyline([at(x, up + high), at(x + wide, up + high)])),
    ];
  };
  const arch = [
    [-0.04, 0.47],
    [-0.01, 0.62],
    [0.08, 0.7],
    [0.5, 0.7],
    [0.59, 0.62],
    [0.62, 0.47],
  ] as const;
  const pot: Path = [...smoothLine(arch.map(([x, up]) => at(x, up))), ['Z']];
  const ribs = [
    smoothLine(arch.map(([x, up]) => at(x, up))),
    ...[0.14, 0.29, 0.44].map((x) => smoothLine([at(x - 0.02, 0.47), at(x, 0.62), at(x + 0.01, 0.71)])),
    polyline([at(-0.02, 0.585), at(0.6, 0.585)]),
  ];
  const mesh = Array.from({ length: 10 }, (_, index) => [
    polyline([at(-0.1 + index * 0.07, 0.44), at(0.14 + index * 0.07, 0.8)]),
    polyline([at(-0.1 + index * 0.07, 0.8), at(0.14 + index * 0.07, 0.44)]),
  ]).flat();
  const corks = [0.1, 0.24, 0.39].map((x, index) => at(0.62 + x * 0.2, 0.34 - index * 0.085));
  const heap = smoothShape([at(0.66, 0), at(0.72, 0.11), at(0.9, 0.19), at(1.1, 0.15), at(1.28, 0.07), at(1.36, 0), at(1, -0.02)]);
  const folds = Array.from({ length: 9 }, (_, index) =>
    smoothLine([at(0.68 + index * 0.07, 0), at(0.76 + index * 0.06, 0.09 + between(random, 0, 0.05)), at(0.88 + index * 0.05, 0.02)]),
  );
  const beads = Array.from({ length: 9 }, (_, index) =>
    at(0.7 + index * 0.075, 0.1 + 0.07 * Math.sin(index * 0.42) + between(random, -0.02, 0.02)),
  );
  return [
    shadowOf(
      [filled(shade, polygon([at(-0.1, 0), at(1.35, 0), at(1.35 - sun * 0.2, -0.08), at(-0.1 - sun * 0.3, -0.08)]))],
      withAlpha(shade, 0.7),
      { x: 0, y: 2 },
      5,
    ),
    ...box(-0.02, 0, mixColours(wood, float, 0.1)),
    ...box(0.03, 0.235, mixColours(wood, net, 0.35)),
    filled(withAlpha(mixColours(net, shade, 0.5), 0.75), pot),
    clipped(pot, [stroked(withAlpha(mixColours(net, light, 0.35), 0.8), 1.2, ...mesh)]),
    stroked(mixColours(wood, light, 0.25), size * 0.022, ...ribs, polyline([at(-0.05, 0.475), at(0.63, 0.475)])),
    painted(linearPaint(at(0.66, 0.2), at(1.2, 0), [mixColours(net, light, 0.35), mixColours(net, shade, 0.5)]), heap),
    stroked(withAlpha(mixColours(net, shade, 0.6), 0.8), 1.6, ...folds),
    ...[...beads.map((middle) => ({ middle, radius: size * 0.034 })), ...corks.map((middle) => ({ middle, radius: size * 0.055 }))].flatMap(
      ({ middle, radius }) => [
        filled(mixColours(float, shade, 0.35), ellipse(middle, radius)),
        filled(mixColours(float, light, 0.35), ellipse({ x: middle.x + sun * radius * 0.2, y: middle.y - radius * 0.24 }, radius * 0.66)),
      ],
    ),
  ];
}

/** A gull that stands and looks to one side. */
export function standingGull(foot: Point, high: number, side: 1 | -1, { light, shade, float }: QuayTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * high, y: foot.y - up * high });
  const white = mixColours(WHITE, light, 0.25);
  const body = smoothShape([
    at(0.36, 0.86),
    at(0.3, 0.98),
    at(0.16, 0.99),
    at(0.08, 0.86),
    at(-0.06, 0.68),
    at(-0.4, 0.44),
    at(-0.6, 0.33),
    at(-0.3, 0.28),
    at(0, 0.26),
    at(0.2, 0.36),
    at(0.29, 0.56),
    at(0.29, 0.76),
  ]);
  const wing = smoothShape([
    at(0.08, 0.64),
    at(-0.1, 0.6),
    at(-0.42, 0.42),
    at(-0.74, 0.28),
    at(-0.36, 0.33),
    at(-0.04, 0.38),
    at(0.12, 0.5),
  ]);
  return [
    stroked(mixColours(float, shade, 0.2), high * 0.04, polyline([at(-0.02, 0.28), at(-0.02, 0)]), polyline([at(0.08, 0.3), at(0.09, 0)])),
    painted(linearPaint(at(0, 1), at(0, 0.26), [white, white, mixColours(white, shade, 0.4)]), body),
    filled(mixColours(white, shade, 0.48), wing),
    filled(
      mixColours(shade, BLACK, 0.2),
      smoothShape([at(-0.46, 0.4), at(-0.8, 0.25), at(-0.5, 0.3)]),
      ellipse(at(0.26, 0.88), high * 0.022),
    ),
    filled(mixColours({ r: 240, g: 176, b: 60, a: 1 }, float, 0.2), polygon([at(0.35, 0.9), at(0.53, 0.83), at(0.35, 0.83)])),
  ];
}
