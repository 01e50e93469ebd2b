import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { Who } from './two-people.ts';
import { crest } from './water-from-above.ts';

interface SwimmerPlace {
  /** The crown of the head. */
  readonly head: Point;
  /** Radians by which the way leans from straight up. */
  readonly turn: number;
  /** From the crown to the toes, units. */
  readonly height: number;
  /** The side of the arm that reaches forward. */
  readonly side: 1 | -1;
  readonly who: Who;
}

interface SwimmerTones {
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly suit: Rgba;
  readonly water: Rgba;
  readonly shade: Rgba;
  readonly foam: Rgba;
}

/** Somebody who swims the crawl, from straight above: the shadow on the floor, the legs under water, splashes, and the ripples of the way. */
export function swimmer(
  random: Random,
  { head, turn, height, side, who }: SwimmerPlace,
  { skin, hair, suit, water, shade, foam }: SwimmerTones,
): readonly SceneNode[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number): Point => ({
    x: head.x + (x * side * cos - y * sin) * height,
    y: head.y + (x * side * sin + y * cos) * height,
  });
  type Joint = readonly [x: number, y: number, half: number];
  const round = (x: number, y: number, reach: number): Path => clockwise(ellipse(at(x, y), reach * height));
  const limb = (...joints: readonly Joint[]): Path => [
    ...clockwise(ribbon(joints.map(([x, y, half]) => ({ ...at(x, y), width: half * height })))),
    ...joints.flatMap(([x, y, half]) => round(x, y, half)),
  ];
  const shape = (half: readonly (readonly [number, number])[]): Path =>
    clockwise(smoothShape([...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)].map(([x, y]) => at(x, y))));
  const isWoman = who === 'woman';
  const slim = isWoman ? 0.88 : 1;
  const trunk = shape(
    isWoman
      ? [
          [0.03, 0.16],
          [0.1, 0.185],
          [0.112, 0.24],
          [0.078, 0.37],
          [0.096, 0.48],
          [0.06, 0.57],
        ]
      : [
          [0.036, 0.16],
          [0.12, 0.185],
          [0.14, 0.24],
          [0.104, 0.38],
          [0.096, 0.48],
          [0.06, 0.57],
        ],
  );
  const legs = [
    limb([0.05, 0.53, 0.052], [0.05, 0.74, 0.04 * slim], [0.034, 0.93, 0.024], [0.03, 1, 0.017]),
    limb([-0.05, 0.53, 0.052], [-0.06, 0.74, 0.04 * slim], [-0.052, 0.9, 0.024], [-0.05, 0.97, 0.017]),
  ];
  const ahead = limb([0.1, 0.205, 0.036 * slim], [0.15, 0.06, 0.03 * slim], [0.105, -0.11, 0.022], [0.09, -0.16, 0.02]);
  const back = limb([-0.105, 0.21, 0.036 * slim], [-0.185, 0.32, 0.029 * slim], [-0.13, 0.46, 0.021], [-0.12, 0.5, 0.02]);
  const crown = round(0, 0.078, 0.07);
  const cloth = shape(
    isWoman
      ? [
          [0.05, 0.3],
          [0.09, 0.31],
          [0.082, 0.38],
          [0.1, 0.48],
          [0.05, 0.575],
        ]
      : [
          [0.1, 0.455],
          [0.108, 0.52],
          [0.1, 0.61],
          [0.02, 0.6],
        ],
  );
  const soft = (path: Path, tone: Rgba, depth = 0.34): SceneNode =>
    clipped(path, [
      filled(mixColours(tone, shade, depth), path),
      shadowOf([filled(tone, path)], tone, { x: -height * 0.012, y: -height * 0.008 }, height * 0.009),
    ]);
  const wet = (tone: Rgba) => mixColours(tone, water, 0.38);
  const whole: Path = [...trunk, ...legs.flat(), ...ahead, ...back, ...crown];
  const fine = Math.max(1, height * 0.006);
  return [
    shadowOf([filled(shade, whole)], withAlpha(shade, 0.42), { x: height * 0.2, y: height * 0.26 }, height * 0.035),
    ...ripplesOfWay(),
    ...legs.map((path) => soft(path, wet(skin))),
    ...spray(),
    soft(limb([0, 0.1, 0.036], [0, 0.2, 0.042]), mixColours(skin, shade, 0.2)),
    soft(trunk, skin),
    clipped([...trunk, ...legs.flat()], [soft(cloth, suit, 0.4)]),
    ...(isWoman
      ? [
          stroked(
            suit,
            height * 0.014,
            smoothLine([at(0.07, 0.33), at(0.01, 0.25), at(-0.06, 0.18)]),
            smoothLine([at(-0.07, 0.33), at(-0.01, 0.25), at(0.06, 0.18)]),
          ),
        ]
      : [stroked(withAlpha(shade, 0.25), fine, smoothLine([at(0, 0.22), at(0.004, 0.32), at(0, 0.43)]))]),
    soft(back, skin),
    soft(ahead, skin),
    soft(crown, hair, 0.4),
    ...(isWoman ? [soft(limb([0, 0.12, 0.046], [-0.02, 0.2, 0.036], [-0.05, 0.27, 0.012]), hair, 0.4)] : []),
    stroked(withAlpha(WHITE, 0.5), fine, smoothLine([at(-0.035, 0.05), at(-0.01, 0.028), at(0.025, 0.036)])),
    ...splash(at(0.086, -0.17), 0.1, 26),
  ];

  /** The bow wave, which runs back on both sides of the way in broken crests. */
  function ripplesOfWay(): readonly SceneNode[] {
    const crests = [0, 1, 2].flatMap((row) =>
      ([1, -1] as const).flatMap((out) =>
        Array.from({ length: 9 }, (_, index) => {
          const along = (index + between(random, 0.1, 0.9)) / 9;
          const arm = (share: number) =>
            at(out * (0.12 + row * 0.1 + share * (0.36 + row * 0.1)), -0.02 + row * 0.14 + share * (0.9 + row * 0.16));
          const [spot, next] = [arm(along), arm(along + 0.1)];
          return crest(
            spot,
            height * between(random, 0.1, 0.24),
            height * between(random, 0.007, 0.016) * (1.15 - along * 0.6) * (1 - row * 0.22),
            Math.atan2(next.y - spot.y, next.x - spot.x) + between(random, -0.12, 0.12),
            between(random, -0.1, 0.1),
          );
        }),
      ),
    );
    return [
      shadowOf([filled(foam, ...crests)], withAlpha(foam, 0.5), { x: 0, y: 0 }, height * 0.014),
      filled(withAlpha(foam, 0.55), ...crests),
    ];
  }

  /** White water behind the kicking feet. */
  function spray(): readonly SceneNode[] {
    const lenses = Array.from({ length: 120 }, () => {
      const along = random();
      const aside = (random() + random() - 1) * (0.06 + along * 0.12);
      return crest(
        at(aside, 0.84 + along * 0.62),
        height * between(random, 0.02, 0.085),
        height * between(random, 0.006, 0.02) * (1.1 - along),
        turn + Math.PI / 2 + between(random, -0.6, 0.6),
        between(random, -0.2, 0.2),
      );
    });
    return [
      shadowOf([filled(foam, ...lenses)], withAlpha(foam, 0.6), { x: 0, y: 0 }, height * 0.02),
      filled(withAlpha(foam, 0.9), ...lenses),
      ...splash(at(0, 0.95), 0.16, 60),
    ];
  }

  function splash(middle: Point, reach: number, count: number): readonly SceneNode[] {
    const drops = Array.from({ length: count }, () => {
      const [angle, out] = [random() * 2 * Math.PI, reach * height * Math.sqrt(random())];
      return ellipse(
        { x: middle.x + Math.cos(angle) * out, y: middle.y + Math.sin(angle) * out },
        between(random, 0.7, 3.2) * (height / 240),
      );
    });
    return [filled(withAlpha(foam, 0.95), ...drops)];
  }
}
