import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

export interface RailTones {
  readonly paint: Rgba;
  readonly wood: Rgba;
  readonly leather: Rgba;
  readonly accent: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

interface DeckPlace {
  readonly area: Rect;
  /** The far edge of the deck, where the rail stands. */
  readonly edge: number;
  readonly bottom: number;
  /** Where the planks run to. */
  readonly vanishing: Point;
}

/** The planks of a ship's deck, wet with the light, and its raised edge. */
export function shipDeck(
  random: Random,
  { area, edge, bottom, vanishing }: DeckPlace,
  { paint, wood, light, shade }: RailTones,
): readonly SceneNode[] {
  const lip = (bottom - edge) * 0.022;
  const at = (x: number, y: number): Point => ({ x: vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (edge - vanishing.y), y });
  const seams: Path[] = [];
  const sheen: Path[] = [];
  for (let x = area.x - 900; x < area.x + area.width + 900; x += 26) {
    seams.push(polyline([at(x, edge), at(x, bottom)]));
    const from = edge + (bottom - edge) * between(random, 0, 0.5);
    const to = from + (bottom - edge) * between(random, 0.1, 0.34);
    sheen.push(polygon([at(x + 2, from), at(x + 24, from), at(x + 24, to), at(x + 2, to)]));
  }
  const deck = rectanglePath({ ...area, y: edge, height: bottom - edge });
  return [
    painted(
      linearPaint({ x: 0, y: edge }, { x: 0, y: bottom }, [mixColours(wood, light, 0.42), wood, mixColours(wood, shade, 0.6), shade]),
      deck,
    ),
    clipped(deck, [
      filled(withAlpha(light, 0.16), ...sheen.filter((_, index) => index % 3 === 0)),
      filled(withAlpha(shade, 0.2), ...sheen.filter((_, index) => index % 3 === 1)),
      stroked(withAlpha(shade, 0.6), 1.8, ...seams),
    ]),
    painted(
      linearPaint({ x: 0, y: edge - lip * 1.6 }, { x: 0, y: edge + lip }, [mixColours(paint, light, 0.4), mixColours(paint, shade, 0.55)]),
      rectanglePath({ ...area, y: edge - lip * 1.6, height: lip * 2.6 }),
    ),
    filled(withAlpha(light, 0.8), rectanglePath({ ...area, y: edge - lip * 1.7, height: 2.4 })),
  ];
}

/** A ship's rail across the picture: stanchions, bars, and a wooden handrail with the light along it. @param foot the line that it stands on. */
export function shipRail(
  area: Rect,
  foot: number,
  high: number,
  sun: 1 | -1,
  { paint, wood, light, shade }: RailTones,
): readonly SceneNode[] {
  const top = foot - high;
  const thick = high * 0.075;
  const posts: Path[] = [];
  const knobs: Path[] = [];
  for (let x = Math.ceil((area.x - 60) / 152) * 152 + 44; x < area.x + area.width + 60; x += 152) {
    posts.push(rectanglePath({ x: x - thick * 0.42, y: top, width: thick * 0.84, height: high }));
    for (const share of [0.3, 0.56, 0.8]) knobs.push(ellipse({ x, y: top + high * share }, thick * 0.62));
    knobs.push(rectanglePath({ x: x - thick, y: foot - thick * 0.7, width: thick * 2, height: thick * 0.8 }));
  }
  const bars = [0.3, 0.56, 0.8].map((share) => rectanglePath({ ...area, y: top + high * share - thick * 0.22, height: thick * 0.44 }));
  const round = (paths: readonly Path[]) =>
    ({
      kind: 'group',
      transform: [1, 0, 0, 1, sun * thick * 0.2, 0],
      children: [filled(withAlpha(mixColours(paint, light, 0.75), 0.8), ...paths)],
    }) satisfies SceneNode;
  const slim = posts.map((_, index) => {
    const x = Math.ceil((area.x - 60) / 152) * 152 + 44 + index * 152;
    return rectanglePath({ x: x - thick * 0.1, y: top, width: thick * 0.2, height: high });
  });
  return [
    painted(linearPaint({ x: 0, y: top }, { x: 0, y: foot }, [paint, mixColours(paint, shade, 0.38)]), ...bars),
    filled(
      withAlpha(light, 0.7),
      ...[0.3, 0.56, 0.8].map((share) => rectanglePath({ ...area, y: top + high * share - thick * 0.2, height: thick * 0.12 })),
    ),
    filled(mixColours(paint, shade, 0.42), ...posts),
    round(slim),
    filled(mixColours(paint, shade, 0.3), ...knobs),
    shadowOf(
      [filled(shade, rectanglePath({ ...area, y: top + thick * 0.5, height: thick }))],
      withAlpha(shade, 0.5),
      { x: 0, y: thick * 0.6 },
      thick * 0.4,
    ),
    painted(
      linearPaint({ x: 0, y: top - thick * 0.9 }, { x: 0, y: top + thick }, [
        mixColours(wood, light, 0.7),
        wood,
        mixColours(wood, shade, 0.55),
      ]),
      rectanglePath({ ...area, y: top - thick * 0.9, height: thick * 1.9 }),
    ),
    filled(withAlpha(light, 0.85), rectanglePath({ ...area, y: top - thick * 0.86, height: thick * 0.2 })),
  ];
}

/** A lifebuoy that hangs on a rail. */
export function lifebuoy(
  middle: Point,
  radius: number,
  sun: 1 | -1,
  { paint, accent, wood, light, shade }: RailTones,
): readonly SceneNode[] {
  const white = mixColours(mixColours(paint, WHITE, 0.4), light, 0.1);
  const arc = (from: number, to: number): Path => {
    const steps = Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
    return polygon([
      ...steps.map((angle) => polar(middle, radius, angle)),
      ...steps.toReversed().map((angle) => polar(middle, radius * 0.56, angle)),
    ]);
  };
  const whole = [0, 1].map((half) => arc(half * Math.PI, (half + 1) * Math.PI + 0.02));
  const bands = [0.25, 0.75, 1.25, 1.75].map((turn) => arc(turn * Math.PI - 0.3, turn * Math.PI + 0.3));
  const rope = [0, 1, 2, 3].map((index) => {
    const from = (0.25 + index * 0.5) * Math.PI;
    return smoothLine(
      [0, 0.25, 0.5, 0.75, 1].map((share) =>
        polar(middle, radius * (1.02 + 0.14 * Math.sin(share * Math.PI)), from + share * 0.5 * Math.PI),
      ),
    );
  });
  return [
    shadowOf(
      whole.map((path) => filled(shade, path)),
      withAlpha(shade, 0.6),
      { x: -sun * radius * 0.16, y: radius * 0.16 },
      radius * 0.08,
    ),
    filled(white, ...whole),
    filled(mixColours(accent, shade, 0.08), ...bands),
    ...whole.map((path) =>
      painted(
        linearPaint({ x: middle.x + sun * radius, y: middle.y - radius }, { x: middle.x - sun * radius, y: middle.y + radius }, [
          withAlpha(light, 0.45),
          withAlpha(light, 0),
          withAlpha(shade, 0.45),
        ]),
        path,
      ),
    ),
    stroked(withAlpha(shade, 0.28), radius * 0.05, ellipse(middle, radius * 0.6)),
    stroked(
      withAlpha(light, 0.6),
      radius * 0.03,
      smoothLine([0.55, 0.3, 0.05, -0.2].map((turn) => polar(middle, radius * 0.9, (sun > 0 ? -0.5 + turn : -0.5 - turn) * Math.PI))),
    ),
    stroked(mixColours(wood, shade, 0.35), radius * 0.075, ...rope),
    stroked(mixColours(wood, WHITE, 0.45), radius * 0.05, ...rope),
  ];
}

/** An old suitcase with straps and brass corners that stands on the ground. */
export function oldSuitcase(foot: Point, width: number, sun: 1 | -1, { leather, light, shade, accent }: RailTones): readonly SceneNode[] {
  const high = width * 0.68;
  const box = { x: foot.x - width / 2, y: foot.y - high, width, height: high };
  const body = roundedBox(box, width * 0.06);
  const straps = [0.22, 0.72].map((share) =>
    rectanglePath({ x: box.x + width * share, y: box.y - 1, width: width * 0.065, height: high + 2 }),
  );
  const corner = width * 0.12;
  const brass = mixColours({ r: 226, g: 180, b: 92, a: 1 }, shade, 0.15);
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([cx = 0, cy = 0]) => {
    const [x, y] = [box.x + cx * width, box.y + cy * high];
    const [dx, dy] = [cx > 0 ? -1 : 1, cy > 0 ? -1 : 1];
    return polygon([
      { x, y },
      { x: x + dx * corner, y },
      { x, y: y + dy * corner },
    ]);
  });
  const grip = smoothLine([
    { x: foot.x - width * 0.14, y: box.y },
    { x: foot.x - width * 0.11, y: box.y - width * 0.11 },
    { x: foot.x + width * 0.11, y: box.y - width * 0.11 },
    { x: foot.x + width * 0.14, y: box.y },
  ]);
  return [
    shadowOf(
      [
        filled(
          shade,
          polygon([
            { x: box.x, y: foot.y },
            { x: box.x + width, y: foot.y },
            { x: box.x + width - sun * width * 0.4, y: foot.y + high * 0.26 },
            { x: box.x - sun * width * 0.4, y: foot.y + high * 0.26 },
          ]),
        ),
      ],
      withAlpha(mixColours(shade, BLACK, 0.4), 0.7),
      { x: 0, y: 0 },
      width * 0.04,
    ),
    stroked(mixColours(leather, shade, 0.6), width * 0.045, grip),
    painted(
      linearPaint({ x: foot.x + (sun * width) / 2, y: box.y }, { x: foot.x - (sun * width) / 2, y: foot.y }, [
        mixColours(leather, light, 0.5),
        leather,
        mixColours(leather, shade, 0.55),
      ]),
      body,
    ),
    clipped(body, [
      filled(withAlpha(light, 0.5), rectanglePath({ ...box, height: 3 })),
      filled(withAlpha(shade, 0.3), rectanglePath({ ...box, y: box.y + high * 0.2, height: 2.4 })),
      filled(mixColours(leather, shade, 0.55), ...straps),
      filled(
        brass,
        ...corners,
        ...[0.22, 0.72].map((share) =>
          rectanglePath({ x: box.x + width * share - 2, y: box.y + high * 0.26, width: width * 0.065 + 4, height: high * 0.09 }),
        ),
      ),
      filled(mixColours(accent, shade, 0.2), ellipse({ x: box.x + width * 0.5, y: box.y + high * 0.6 }, width * 0.1, high * 0.13)),
    ]),
  ];
}
