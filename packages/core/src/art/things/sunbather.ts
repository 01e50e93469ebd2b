import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

export interface Sunbather {
  /** The upper end of the towel's middle line, where the head lies. */
  readonly head: Point;
  /** Radians by which the feet are turned from straight down. */
  readonly turn: number;
  /** From head to feet, units. */
  readonly height: number;
  /** The side to which a hand reaches out: 1 to the right. */
  readonly side: 1 | -1;
  readonly who: 'woman' | 'man';
  /** On the back under a sun hat, or on the front over a book. */
  readonly does: 'dozes' | 'reads';
}

export interface SunbatherTones {
  readonly skin: Rgba;
  readonly hair: Rgba;
  readonly suit: Rgba;
  readonly trim: Rgba;
  readonly straw: Rgba;
  readonly band: Rgba;
  readonly cover: Rgba;
  readonly page: Rgba;
  readonly shade: Rgba;
}

type Spot = readonly [x: number, y: number];
type Joint = readonly [x: number, y: number, half: number];

/** Right halves of outlines, as shares of the height: across from the middle line, and down from the crown. */
const TRUNK: Readonly<Record<Sunbather['who'], readonly Spot[]>> = {
  woman: [
    [0.036, 0.165],
    [0.098, 0.188],
    [0.118, 0.225],
    [0.1, 0.3],
    [0.076, 0.375],
    [0.092, 0.44],
    [0.112, 0.505],
    [0.098, 0.56],
    [0.012, 0.575],
  ],
  man: [
    [0.042, 0.165],
    [0.115, 0.188],
    [0.146, 0.225],
    [0.128, 0.31],
    [0.105, 0.39],
    [0.1, 0.45],
    [0.108, 0.505],
    [0.1, 0.56],
    [0.012, 0.575],
  ],
};

/** Somebody who lies in the sun, from straight above: what is under the arms, and its outline for the shadow on the towel. */
export function sunbather(
  { head, turn, height, side, who, does }: Sunbather,
  { skin, hair, suit, trim, straw, band, cover, page, shade }: SunbatherTones,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number): Point => ({
    x: head.x + (x * side * cos - y * sin) * height,
    y: head.y + (x * side * sin + y * cos) * height,
  });
  const round = (x: number, y: number, reach: number): Path => clockwise(ellipse(at(x, y), reach * height));
  const shape = (spots: readonly Spot[]) => clockwise(smoothShape(spots.map(([x, y]) => at(x, y))));
  const both = (half: readonly Spot[]) => shape([...half, ...half.toReversed().map(([x, y]): Spot => [-x, y])]);
  const limb = (...joints: readonly Joint[]): Path => [
    ...clockwise(ribbon(joints.map(([x, y, half]) => ({ ...at(x, y), width: half * height })))),
    ...joints.flatMap(([x, y, half]) => round(x, y, half)),
  ];
  const warm = mixColours(skin, shade, 0.3);
  /** A part with shade on the side away from the sun, which is at the upper left. */
  const soft = (path: Path, tone: Rgba, depth = 0.3): SceneNode =>
    clipped(path, [
      filled(mixColours(tone, shade, depth), path),
      shadowOf([filled(tone, path)], tone, { x: -height * 0.011, y: -height * 0.008 }, height * 0.008),
    ]);
  const isWoman = who === 'woman';
  const slim = isWoman ? 0.86 : 1;
  const reads = does === 'reads';
  const trunk = both(TRUNK[who]);
  const legs = [
    limb([0.055, 0.53, 0.052], [0.066, 0.72, 0.04 * slim], [0.06, 0.8, 0.034 * slim], [0.052, 0.95, 0.022 * slim]),
    reads
      ? limb([-0.055, 0.53, 0.052], [-0.07, 0.72, 0.04 * slim], [-0.068, 0.8, 0.034 * slim], [-0.062, 0.94, 0.022 * slim])
      : limb([-0.055, 0.53, 0.052], [-0.12, 0.7, 0.042 * slim], [-0.1, 0.78, 0.036 * slim], [-0.03, 0.9, 0.023 * slim]),
  ];
  const feet = reads
    ? [limb([0.05, 0.96, 0.022], [0.056, 1, 0.018]), limb([-0.062, 0.95, 0.022], [-0.05, 0.99, 0.018])]
    : [limb([0.052, 0.96, 0.021], [0.078, 0.99, 0.018]), limb([-0.03, 0.91, 0.021], [-0.052, 0.945, 0.018])];
  const arms = reads
    ? [
        limb([0.115, 0.215, 0.032 * slim], [0.17, 0.12, 0.027 * slim], [0.075, 0.02, 0.02 * slim], [0.055, -0.035, 0.018]),
        limb([-0.115, 0.215, 0.032 * slim], [-0.17, 0.12, 0.027 * slim], [-0.075, 0.02, 0.02 * slim], [-0.055, -0.035, 0.018]),
      ]
    : [
        limb([0.11, 0.22, 0.032 * slim], [0.17, 0.33, 0.026 * slim], [0.235, 0.43, 0.02 * slim], [0.25, 0.465, 0.018]),
        limb([-0.11, 0.22, 0.032 * slim], [-0.2, 0.15, 0.027 * slim], [-0.13, 0.06, 0.02 * slim], [-0.09, 0.04, 0.018]),
      ];
  const crown = round(0, 0.085, reads ? 0.072 : 0.068);
  const hat = round(-0.01, 0.085, 0.135);
  const long = isWoman
    ? shape([
        [-0.06, 0.03],
        [-0.078, 0.1],
        [-0.07, 0.2],
        [-0.045, 0.27],
        [0, 0.255],
        [0.045, 0.275],
        [0.07, 0.2],
        [0.078, 0.1],
        [0.06, 0.03],
        [0, 0.012],
      ])
    : crown;
  const fine = Math.max(0.8, height * 0.004);
  return {
    nodes: [
      ...legs.map((path) => soft(path, skin)),
      ...feet.map((path) => soft(path, mixColours(skin, WHITE, reads ? 0.22 : 0.05))),
      ...(reads ? [] : arms.slice(1).map((path) => soft(path, skin))),
      soft(limb([0, 0.12, 0.036], [0, 0.2, 0.04]), warm),
      soft(trunk, skin),
      ...swimsuit(),
      ...(reads ? [...book(), soft(crown, hair), soft(long, hair), ...strands(), ...arms.map((path) => soft(path, skin))] : [...sunHat()]),
      ...(reads ? [] : arms.slice(0, 1).map((path) => soft(path, skin))),
    ],
    outline: [...trunk, ...legs.flat(), ...feet.flat(), ...arms.flat(), ...(reads ? [...crown, ...bookShape()] : hat)],
  };

  /** A swimsuit with a pattern, or trunks with a stripe. */
  function swimsuit(): readonly SceneNode[] {
    const pale = withAlpha(mixColours(trim, WHITE, 0.3), 0.95);
    const dots = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
      [-2, -1, 0, 1, 2].map((column) => round(column * 0.042 + (row % 2) * 0.021, 0.25 + row * 0.042, 0.0085)),
    );
    if (!isWoman) {
      const shorts = both([
        [0.06, 0.425],
        [0.112, 0.44],
        [0.128, 0.52],
        [0.125, 0.645],
        [0.02, 0.655],
        [0.006, 0.585],
      ]);
      return [
        ...(reads
          ? [stroked(withAlpha(shade, 0.22), fine, smoothLine([at(0, 0.22), at(0.004, 0.3), at(0, 0.4)]))]
          : [
              stroked(
                withAlpha(shade, 0.24),
                fine,
                smoothLine([at(-0.075, 0.265), at(-0.04, 0.28), at(-0.006, 0.268)]),
                smoothLine([at(0.075, 0.265), at(0.04, 0.28), at(0.006, 0.268)]),
                smoothLine([at(0, 0.28), at(0.003, 0.33), at(0, 0.41)]),
              ),
            ]),
        soft(shorts, suit, 0.36),
        clipped(shorts, [
          stroked(
            pale,
            height * 0.016,
            ...[0.475, 0.53, 0.585, 0.64].map((y) => smoothLine([at(-0.15, y), at(0, y + 0.012), at(0.15, y)])),
          ),
          filled(pale, polygon([at(-0.15, 0.42), at(0.15, 0.42), at(0.15, 0.445), at(-0.15, 0.445)])),
        ]),
      ];
    }
    const cloth = both([
      [0.045, reads ? 0.33 : 0.222],
      [0.09, reads ? 0.31 : 0.245],
      [0.11, 0.29],
      [0.08, 0.375],
      [0.1, 0.45],
      [0.118, 0.5],
      [0.07, 0.545],
      [0.014, 0.6],
    ]);
    return [
      clipped([...trunk, ...legs.flat()], [soft(cloth, suit, 0.36), clipped(cloth, [filled(pale, ...dots)])]),
      stroked(
        suit,
        height * 0.011,
        smoothLine([at(0.07, 0.3), at(0.064, 0.23), at(0.05, 0.18)]),
        smoothLine([at(-0.07, 0.3), at(-0.064, 0.23), at(-0.05, 0.18)]),
      ),
    ];
  }

  function sunHat(): readonly SceneNode[] {
    const ring = (reach: number) => ellipse(at(-0.01, 0.085), reach * height);
    return [
      ...(isWoman ? [soft(long, hair)] : []),
      shadowOf([filled(shade, hat)], withAlpha(shade, 0.4), { x: height * 0.02, y: height * 0.022 }, height * 0.01),
      soft(hat, straw, 0.24),
      stroked(withAlpha(mixColours(straw, shade, 0.5), 0.4), fine, ring(0.12), ring(0.106), ring(0.092), ring(0.045), ring(0.03)),
      filled(mixColours(straw, shade, 0.14), round(-0.002, 0.093, 0.074)),
      filled(band, round(-0.01, 0.085, 0.074)),
      soft(round(-0.013, 0.082, 0.06), mixColours(straw, WHITE, 0.18), 0.3),
      stroked(withAlpha(mixColours(straw, shade, 0.5), 0.4), fine, ring(0.045), ring(0.028)),
    ];
  }

  function bookShape(): Path {
    return clockwise(polygon([at(-0.12, -0.11), at(0.12, -0.11), at(0.12, 0.02), at(-0.12, 0.02)]));
  }

  function book(): readonly SceneNode[] {
    const leaf = (sign: number) =>
      polygon([at(sign * 0.006, -0.1), at(sign * 0.112, -0.102), at(sign * 0.112, 0.01), at(sign * 0.006, 0.013)]);
    const lines = [-0.08, -0.062, -0.044, -0.026, -0.008].flatMap((y) =>
      [-1, 1].map(
        (sign): Path => polygon([at(sign * 0.022, y), at(sign * 0.096, y), at(sign * 0.096, y + 0.005), at(sign * 0.022, y + 0.005)]),
      ),
    );
    return [
      shadowOf([filled(shade, bookShape())], withAlpha(shade, 0.4), { x: height * 0.012, y: height * 0.014 }, height * 0.007),
      filled(cover, bookShape()),
      filled(page, leaf(-1)),
      filled(mixColours(page, shade, 0.08), leaf(1)),
      filled(withAlpha(mixColours(shade, BLACK, 0.3), 0.34), ...lines),
    ];
  }

  function strands(): readonly SceneNode[] {
    return [
      stroked(
        withAlpha(mixColours(hair, WHITE, 0.45), 0.5),
        fine * 1.2,
        ...[-0.045, -0.015, 0.02, 0.05].map((x) =>
          smoothLine([at(x * 0.5, 0.03), at(x, 0.09), ...(isWoman ? [at(x * 1.05, 0.17), at(x * 0.9, 0.24)] : [at(x, 0.13)])]),
        ),
      ),
    ];
  }
}
