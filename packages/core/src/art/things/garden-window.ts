import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { fruitTree } from './fruit-trees.ts';
import { hazyHills } from './hazy-hills.ts';

interface GardenTones {
  readonly sky: readonly [Rgba, Rgba];
  readonly leaf: Rgba;
  readonly petals: readonly [Rgba, Rgba, Rgba];
  readonly sun: Rgba;
  readonly shade: Rgba;
  readonly frame: Rgba;
  readonly hill: Rgba;
}

/** A wide window with panes, and a garden in the morning behind it: hills in haze, trees, a path between beds of flowers. */
export function gardenWindow(chanceOf: (part: string) => Random, box: Rect, tones: GardenTones): readonly SceneNode[] {
  const { sky, leaf, petals, sun, shade, frame, hill } = tones;
  const { x, y, width, height } = box;
  const right = x + width;
  const horizon = y + height * 0.58;
  const bottom = y + height;
  const rising = { x: x + width * 0.3, y: horizon - height * 0.2 };
  const bar = Math.min(17, width * 0.02);
  const bars = [
    ...[1, 2, 3].map((index) => ({ x: x + (width * index) / 4 - bar / 2, y, width: index === 2 ? bar * 1.8 : bar, height })),
    { x, y: y + height * 0.36, width, height: bar },
  ];
  const edge = bar * 2.2;
  const sides = [
    { x: x - edge, y: y - edge, width: width + 2 * edge, height: edge },
    { x: x - edge, y, width: edge, height },
    { x: right, y, width: edge, height },
  ];
  return [
    shadowOf(
      [filled(shade, rectanglePath({ x: x - edge, y: y - edge, width: width + 2 * edge, height: height + edge }))],
      withAlpha(shade, 0.4),
      { x: 10, y: 10 },
      12,
    ),
    clipped(rectanglePath(box), [
      painted(linearPaint({ x: 0, y }, { x: 0, y: horizon }, [sky[0], mixColours(sky[0], sky[1], 0.5), sky[1]]), rectanglePath(box)),
      glow(rising, height * 0.9, withAlpha(sun, 0.85)),
      filled(mixColours(sun, WHITE, 0.7), ellipse(rising, height * 0.085)),
      ...hazyHills(chanceOf, box, { horizon, room: height * 1.2, mouth: x + width * 0.3 }, [hill, leaf, sky[1]]),
      ...garden(),
      glow({ x: rising.x, y: horizon }, height * 0.8, withAlpha(mixColours(sun, WHITE, 0.3), 0.5)),
      painted(
        linearPaint({ x, y }, { x: right, y: bottom }, [withAlpha(WHITE, 0.24), withAlpha(WHITE, 0), withAlpha(WHITE, 0.1)]),
        rectanglePath(box),
      ),
    ]),
    ...[...bars, ...sides].flatMap((piece) => {
      const isUpright = piece.height > piece.width;
      const to = isUpright ? { x: piece.x + piece.width, y: 0 } : { x: 0, y: piece.y + piece.height };
      const from = isUpright ? { x: piece.x, y: 0 } : { x: 0, y: piece.y };
      return [painted(linearPaint(from, to, [mixColours(frame, sun, 0.5), frame, mixColours(frame, shade, 0.42)]), rectanglePath(piece))];
    }),
  ];

  function garden(): readonly SceneNode[] {
    const random = chanceOf('garden');
    const lawn = mixColours(leaf, sun, 0.3);
    const path = polygon([
      { x: x + width * 0.29, y: horizon + 6 },
      { x: x + width * 0.33, y: horizon + 6 },
      { x: x + width * 0.72, y: bottom },
      { x: x + width * 0.46, y: bottom },
    ]);
    const trees = [
      [0.08, 0.62],
      [0.9, 0.7],
      [0.66, 0.38],
      [0.5, 0.26],
    ].flatMap(([share = 0, tall = 0]): readonly SceneNode[] => {
      const foot = { x: x + width * share, y: horizon + height * (tall * 0.28) };
      const reach = Math.hypot(rising.x - foot.x, 200);
      const tree = fruitTree(random, { foot, tall: height * tall, from: { x: (rising.x - foot.x) / reach, y: -200 / reach }, fruit: 0 });
      const haze = (tone: Rgba) => mixColours(tone, sky[1], Math.max(0, 0.5 - tall * 0.6));
      return [
        filled(withAlpha(haze(shade), 0.3), ellipse({ x: foot.x + height * 0.06, y: foot.y + 4 }, height * tall * 0.6, height * 0.03)),
        filled(haze(mixColours(shade, leaf, 0.25)), tree.trunk),
        filled(haze(mixColours(leaf, shade, 0.5)), tree.mass),
        filled(haze(mixColours(leaf, shade, 0.16)), tree.middle),
        filled(haze(mixColours(leaf, sun, 0.55)), tree.lit),
      ];
    });
    const blooms = Array.from({ length: 150 }, (_, index) => {
      const down = random() ** 0.7;
      const level = horizon + height * 0.1 + down * (bottom - horizon - height * 0.1);
      const middle = x + width * (0.31 + 0.28 * down);
      const away = width * (0.03 + 0.13 * down) + random() * width * (0.16 + 0.34 * down);
      const size = (2.4 + 8 * down) * (width / 800);
      return { at: { x: middle + (index % 2 ? 1 : -1) * away, y: level }, size, tone: index % 3 };
    });
    const bushes = blooms
      .filter((_, index) => index % 2 === 0)
      .map(({ at, size }) => ellipse({ x: at.x + between(random, -8, 8), y: at.y + size }, size * 2.6, size * 1.7));
    return [
      painted(
        linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [mixColours(lawn, sky[1], 0.5), lawn, mixColours(leaf, shade, 0.2)]),
        rectanglePath({ x, y: horizon + 2, width, height: bottom - horizon }),
      ),
      painted(
        linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [
          mixColours(sun, sky[1], 0.4),
          mixColours(sun, { r: 196, g: 164, b: 122, a: 1 }, 0.7),
        ]),
        path,
      ),
      ...trees,
      filled(mixColours(leaf, shade, 0.36), ...bushes),
      filled(mixColours(leaf, sun, 0.34), ...bushes.filter((_, index) => index % 3 === 0)),
      ...petals.map((petal, tone) =>
        filled(petal, ...blooms.filter((bloom) => bloom.tone === tone).map(({ at, size }) => ellipse(at, size))),
      ),
      filled(
        mixColours(sun, WHITE, 0.5),
        ...blooms
          .filter((_, index) => index % 3 === 0)
          .map(({ at, size }) => ellipse({ x: at.x - size * 0.3, y: at.y - size * 0.3 }, size * 0.4)),
      ),
    ];
  }
}
