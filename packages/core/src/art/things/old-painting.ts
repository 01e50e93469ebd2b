import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';
import { oldOak } from './old-oak.ts';
import { ridgeOf } from './ridge.ts';

/** The colors of an old canvas: its dark ground, its middle tone, its cloth, its light, and its darks. */
export type CanvasTones = Readonly<Record<'ground' | 'middle' | 'cloth' | 'light' | 'shade' | 'leaf', Rgba>>;

/** Strokes of a broad brush over a canvas, along a slow swirl. */
function brushed(
  random: Random,
  box: Rect,
  tones: readonly (readonly [Rgba, number])[],
  count: number,
  long: number,
): readonly SceneNode[] {
  return tones.map(([tone, alpha]) =>
    filled(
      withAlpha(tone, alpha),
      ...Array.from({ length: count }, (): Path => {
        const spot = { x: between(random, box.x, box.x + box.width), y: between(random, box.y, box.y + box.height) };
        const angle = Math.sin(spot.x / 150 + spot.y / 210) * 0.9 + between(random, -0.3, 0.3);
        const reach = between(random, long * 0.4, long);
        const thick = reach * between(random, 0.06, 0.13);
        const at = (along: number, off: number): Point => ({
          x: spot.x + Math.cos(angle) * along * reach - Math.sin(angle) * off * thick,
          y: spot.y + Math.sin(angle) * along * reach + Math.cos(angle) * off * thick,
        });
        return smoothShape([at(-0.5, 0), at(-0.2, -1), at(0.3, -0.8), at(0.5, 0.1), at(0.2, 1), at(-0.25, 0.8)]);
      }),
    ),
  );
}

/** A still life before a dark wall: a table with a heavy cloth for a thing to stand on. @param ledge where it stands. */
export function stillLifeGround(
  random: Random,
  box: Rect,
  ledge: number,
  { ground, middle, cloth, light, shade }: CanvasTones,
): readonly SceneNode[] {
  const low = box.y + box.height;
  const rear = ledge - box.height * 0.09;
  const wall = { ...box, height: rear - box.y };
  const folds = Array.from({ length: 11 }, (_, index) => {
    const x = box.x + ((index + between(random, 0.1, 0.9)) / 11) * box.width;
    const lean = between(random, -26, 26);
    return { x, lean, wide: between(random, 7, 20) };
  });
  const fall = ledge + box.height * 0.055;
  return [
    filled(ground, rectanglePath(box)),
    glow({ x: box.x + box.width * 0.36, y: box.y + box.height * 0.36 }, box.width * 0.62, withAlpha(middle, 0.95)),
    ...brushed(
      random,
      wall,
      [
        [shade, 0.12],
        [mixColours(middle, light, 0.35), 0.1],
        [middle, 0.16],
      ],
      110,
      box.width * 0.15,
    ),
    glow({ x: box.x + box.width, y: box.y }, box.width * 0.6, withAlpha(shade, 0.5)),
    painted(
      linearPaint({ x: 0, y: rear }, { x: 0, y: fall }, [mixColours(cloth, shade, 0.4), mixColours(cloth, light, 0.22)]),
      rectanglePath({ ...box, y: rear, height: low - rear }),
    ),
    ...brushed(
      random,
      { ...box, y: rear, height: fall - rear },
      [
        [shade, 0.14],
        [light, 0.12],
      ],
      40,
      box.width * 0.18,
    ),
    painted(
      linearPaint({ x: 0, y: fall }, { x: 0, y: low }, [mixColours(cloth, shade, 0.12), mixColours(cloth, shade, 0.66)]),
      rectanglePath({ ...box, y: fall, height: low - fall }),
    ),
    ...[0, 1].map((turn) =>
      filled(
        withAlpha(turn ? mixColours(cloth, light, 0.5) : shade, turn ? 0.3 : 0.4),
        ...folds.map(({ x, lean, wide }) =>
          polygon([
            { x: x - (turn ? wide : 0), y: fall },
            { x: x + lean * 0.4 + wide * (turn ? 0 : 1), y: fall + (low - fall) * 0.5 },
            { x: x + lean + wide * (turn ? 0.2 : 1.6), y: low },
            { x: x + lean - wide * 0.4, y: low },
          ]),
        ),
      ),
    ),
    stroked(
      withAlpha(mixColours(cloth, light, 0.7), 0.6),
      2.4,
      polyline([
        { x: box.x, y: fall },
        { x: box.x + box.width, y: fall },
      ]),
    ),
  ];
}

/** A wide land in evening light, as old masters painted it: a great sky, hills, water, and trees where nothing else stands. */
export function landscapePainting(
  random: Random,
  box: Rect,
  kind: 'land' | 'trees' | 'sea',
  { ground, middle, cloth, light, shade, leaf }: CanvasTones,
): readonly SceneNode[] {
  const low = box.y + box.height;
  const horizon = box.y + box.height * 0.6;
  const sun = { x: box.x + box.width * 0.34, y: horizon - box.height * 0.07 };
  const warm = mixColours(middle, light, 0.5);
  const wide = { x: box.x - 10, y: box.y, width: box.width + 20, height: box.height };
  const hills = [0, 1, 2].map((index) => {
    const ridge = ridgeOf(random, {
      base: horizon + box.height * (0.02 + index * 0.1),
      reach: box.height * (0.07 - index * 0.008),
      shape: 'round',
      spacing: 150 + index * 60,
    });
    const tone = mixColours(mixColours(leaf, warm, 0.62 - index * 0.28), shade, index * 0.14);
    return [
      painted(
        linearPaint({ x: 0, y: horizon - box.height * 0.06 }, { x: 0, y: low }, [
          mixColours(tone, light, 0.3),
          mixColours(tone, shade, 0.3),
        ]),
        areaUnder(across(wide, 8, ridge), low),
      ),
    ];
  });
  const clouds = Array.from({ length: 26 }, (_, index) => ({
    x: box.x + random() * box.width,
    y: box.y + box.height * between(random, 0.06, 0.44),
    size: box.width * between(random, 0.04, 0.12),
    turn: index % 3,
  }));
  const puff = (dx: number, dy: number, scale: number) =>
    clouds.map(({ x, y, size }) => ellipse({ x: x + dx * size, y: y + dy * size }, size * scale, size * scale * 0.42));
  const lake = smoothShape([
    { x: box.x + box.width * 0.1, y: horizon + box.height * 0.15 },
    { x: box.x + box.width * 0.36, y: horizon + box.height * 0.12 },
    { x: box.x + box.width * 0.66, y: horizon + box.height * 0.15 },
    { x: box.x + box.width * 0.5, y: horizon + box.height * 0.2 },
    { x: box.x + box.width * 0.24, y: horizon + box.height * 0.21 },
  ]);
  return [
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: horizon }, [
        mixColours(cloth, ground, 0.6),
        mixColours(middle, cloth, 0.3),
        mixColours(warm, light, 0.6),
      ]),
      rectanglePath(box),
    ),
    filled(withAlpha(mixColours(ground, middle, 0.4), 0.3), ...puff(0, 0, 1)),
    filled(withAlpha(mixColours(warm, WHITE, 0.3), 0.4), ...puff(-0.2, 0.2, 0.72)),
    ...brushed(
      random,
      { ...box, height: horizon - box.y },
      [
        [mixColours(light, WHITE, 0.3), 0.13],
        [ground, 0.1],
        [warm, 0.14],
      ],
      90,
      box.width * 0.13,
    ),
    glow(sun, box.width * 0.42, withAlpha(mixColours(light, WHITE, 0.4), 0.85)),
    glow(sun, box.width * 0.07, withAlpha(mixColours(light, WHITE, 0.9), 1)),
    ...(kind === 'sea' ? sea() : land()),
    ...(kind === 'trees'
      ? [
          [0.83, 0.86, 0.62],
          [0.62, 0.8, 0.3],
        ].flatMap(([x = 0, y = 0, tall = 0]) => tree({ x: box.x + box.width * x, y: box.y + box.height * y }, box.height * tall))
      : []),
    glow({ x: box.x + box.width, y: low }, box.width * 0.5, withAlpha(shade, 0.5)),
    glow({ x: box.x, y: low }, box.width * 0.4, withAlpha(shade, 0.4)),
  ];

  function land(): readonly SceneNode[] {
    return [
      ...(hills[0] ?? []),
      ...(hills[1] ?? []),
      painted(
        linearPaint({ x: 0, y: horizon + box.height * 0.12 }, { x: 0, y: horizon + box.height * 0.2 }, [
          mixColours(light, WHITE, 0.3),
          mixColours(warm, leaf, 0.3),
        ]),
        lake,
      ),
      ...(hills[2] ?? []),
      ...brushed(
        random,
        { ...box, y: horizon + box.height * 0.16, height: box.height * 0.26 },
        [
          [shade, 0.2],
          [mixColours(leaf, light, 0.5), 0.2],
          [mixColours(leaf, middle, 0.5), 0.2],
        ],
        80,
        box.width * 0.09,
      ),
    ];
  }

  /** Waves in rows, the nearer the higher, with light on their crests. */
  function sea(): readonly SceneNode[] {
    const water = mixColours(mixColours(ground, leaf, 0.4), middle, 0.24);
    const rows = [0, 0.05, 0.11, 0.18, 0.27].flatMap((down, index) => {
      const y = horizon + box.height * down;
      const reach = 1.5 + index * 3.4;
      const crest = across(
        wide,
        6,
        (x) => y - reach * Math.abs(Math.sin(x / (16 + index * 13) + index * 1.7)) - reach * 0.4 * Math.sin(x / (41 + index * 9)),
      );
      const tone = mixColours(water, warm, 0.42 - index * 0.09);
      return [
        painted(
          linearPaint({ x: 0, y: y - reach }, { x: 0, y: y + box.height * 0.12 }, [
            mixColours(tone, light, 0.3),
            mixColours(tone, shade, 0.34),
          ]),
          areaUnder(crest, low),
        ),
        stroked(withAlpha(mixColours(light, WHITE, 0.4), 0.5), 1 + index * 0.4, polyline(crest)),
      ];
    });
    return [
      ...rows,
      ...brushed(
        random,
        { ...box, y: horizon, height: low - horizon },
        [
          [shade, 0.16],
          [light, 0.14],
          [mixColours(water, light, 0.3), 0.16],
        ],
        70,
        box.width * 0.11,
      ),
    ];
  }

  function tree(foot: Point, tall: number): readonly SceneNode[] {
    const { wood, mass, middle: inner, lit } = oldOak(random, foot, tall, { x: -0.8, y: -0.6 });
    return [
      filled(mixColours(leaf, shade, 0.66), mass),
      filled(mixColours(shade, leaf, 0.15), wood),
      filled(mixColours(leaf, shade, 0.3), inner),
      filled(mixColours(leaf, light, 0.5), lit),
    ];
  }
}

/** The light of a lamp on varnish, and the fine cracks of old paint. */
export function varnish(random: Random, box: Rect, light: Rgba, shade: Rgba): readonly SceneNode[] {
  const cracks = Array.from({ length: 70 }, () => {
    let spot = { x: between(random, box.x, box.x + box.width), y: between(random, box.y, box.y + box.height) };
    return polyline([
      spot,
      ...Array.from({ length: 4 }, () => {
        spot = { x: spot.x + between(random, -9, 9), y: spot.y + between(random, -9, 9) };
        return spot;
      }),
    ]);
  });
  return [
    clipped(rectanglePath(box), [
      stroked(withAlpha(shade, 0.16), 0.9, ...cracks),
      painted(
        linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height * 0.5 }, [withAlpha(light, 0.26), withAlpha(light, 0)]),
        rectanglePath(box),
      ),
      shadowOf(
        [filled(shade, rectanglePath({ x: box.x - 30, y: box.y - 30, width: box.width + 60, height: 30 }))],
        withAlpha(shade, 0.6),
        { x: 0, y: 5 },
        8,
      ),
    ]),
  ];
}
