import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { bust } from './busts.ts';

interface PortraitPlace {
  readonly id: 'hair' | 'short' | 'loose';
  /** The highest point of the head. */
  readonly crown: Point;
  /** Units from the crown to the elbows. */
  readonly height: number;
  readonly facing: 1 | -1;
}

interface PortraitTones {
  readonly face: Rgba;
  readonly hair: Rgba;
  readonly cloth: Rgba;
  readonly dots: Rgba;
  readonly lips: Rgba;
  readonly jewel: Rgba;
  readonly shade: Rgba;
}

type Spot = readonly [x: number, y: number];

/** The hairline from the brow to the nape, as shares of the height, like the outlines of busts. */
const HAIRLINES: Readonly<Record<PortraitPlace['id'], readonly Spot[]>> = {
  loose: [
    [0.15, 0.098],
    [0.1, 0.108],
    [0.058, 0.142],
    [0.04, 0.2],
    [0.03, 0.27],
    [0.006, 0.36],
    [-0.03, 0.47],
    [-0.064, 0.62],
    [-0.11, 0.78],
    [-0.2, 0.9],
  ],
  hair: [
    [0.15, 0.09],
    [0.094, 0.106],
    [0.054, 0.142],
    [0.034, 0.19],
    [0.006, 0.206],
    [-0.03, 0.226],
    [-0.058, 0.29],
    [-0.08, 0.36],
    [-0.14, 0.4],
  ],
  short: [
    [0.16, 0.1],
    [0.1, 0.108],
    [0.068, 0.14],
    [0.05, 0.19],
    [0.036, 0.25],
    [0.016, 0.24],
    [0.008, 0.2],
    [-0.024, 0.204],
    [-0.046, 0.25],
    [-0.07, 0.33],
    [-0.14, 0.4],
  ],
};

/** A person in profile, in a few flat planes with closed eyes, as posters of the middle of the last century showed people. */
export function flatPortrait({ id, crown, height, facing }: PortraitPlace, tones: PortraitTones): readonly SceneNode[] {
  const { face, hair, cloth, dots, lips, jewel, shade } = tones;
  const at = ([x, y]: Spot): Point => ({ x: crown.x + facing * x * height, y: crown.y + y * height });
  const shape = (...spots: readonly Spot[]) => smoothShape(spots.map(at));
  const line = (...spots: readonly Spot[]) => smoothLine(spots.map(at));
  const outline = bust(crown, { id, height, facing });
  const hairline = HAIRLINES[id];
  const [last = [0, 0]] = hairline.slice(-1);
  const locks = polygon([...([...alongLine(hairline), [-0.7, last[1]], [-0.7, -0.2], [0.2, -0.2]] as Spot[])].map(at));
  const neckline: readonly Spot[] =
    id === 'short'
      ? [
          [0.5, 0.5],
          [0.1, 0.53],
          [0.05, 0.55],
          [-0.02, 0.535],
          [-0.1, 0.47],
          [-0.5, 0.42],
        ]
      : [
          [0.5, 0.52],
          [0.17, 0.545],
          [0.07, 0.6],
          [-0.02, 0.62],
          [-0.12, 0.57],
          [-0.2, 0.5],
          [-0.5, 0.5],
        ];
  const garment = polygon([...alongLine(neckline), [-0.7, 1.6] as Spot, [0.7, 1.6] as Spot].map(at));
  const grid = Array.from({ length: 13 * 16 }, (_, index): Spot => {
    const row = Math.floor(index / 13);
    return [-0.5 + ((index % 13) + (row % 2) / 2) * 0.078, 0.52 + row * 0.056];
  });
  const fine = height * 0.0052;
  return [
    clipped(outline, [
      painted(linearPaint(at([0.16, 0.2]), at([-0.1, 0.36]), [mixColours(face, WHITE, 0.14), mixColours(face, shade, 0.1)]), outline),
      filled(
        withAlpha(shade, 0.2),
        shape([0.16, 0.366], [0.06, 0.39], [0, 0.352], [-0.05, 0.3], [-0.06, 0.42], [0.01, 0.49], [0.036, 0.47], [0.03, 0.41]),
      ),
      filled(withAlpha(lips, id === 'short' ? 0.18 : 0.34), ellipse(at([0.066, 0.272]), height * 0.03)),
      painted(linearPaint(at([0, 0.5]), at([0, 1.15]), [mixColours(cloth, WHITE, 0.06), mixColours(cloth, shade, 0.12)]), garment),
      clipped(garment, [filled(dots, ...grid.map((spot) => ellipse(at(spot), height * 0.0105)))]),
      painted(linearPaint(at([0.12, 0]), at([-0.22, 0.4]), [mixColours(hair, WHITE, 0.12), mixColours(hair, shade, 0.16)]), locks),
      clipped(locks, strands()),
    ]),
    ...(id === 'loose' ? [] : [filled(mixColours(face, shade, 0.08), ellipse(at([-0.004, 0.226]), height * 0.02, height * 0.032))]),
    stroked(mixColours(shade, hair, 0.4), fine, line([0.056, 0.192], [0.07, 0.203], [0.088, 0.204], [0.103, 0.194])),
    stroked(mixColours(hair, shade, 0.2), fine * 1.3, line([0.052, 0.164], [0.076, 0.15], [0.106, 0.156])),
    clipped(outline, [
      filled(
        id === 'short' ? mixColours(lips, face, 0.5) : lips,
        shape([0.14, 0.272], [0.118, 0.281], [0.094, 0.293], [0.116, 0.302], [0.14, 0.31]),
      ),
    ]),
    ...(id === 'short' ? [] : [filled(jewel, ellipse(at(id === 'loose' ? [0.03, 0.302] : [-0.004, 0.282]), height * 0.0155))]),
  ];

  function strands(): readonly SceneNode[] {
    const runs = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((share) =>
      id === 'loose'
        ? line(
            [0.1 - share * 0.1, 0.03 + share * 0.05],
            [-0.02 - share * 0.1, 0.08 + share * 0.06],
            [-0.06 - share * 0.16, 0.3],
            [-0.07 - share * 0.26, 0.56],
            [-0.11 - share * 0.28, 0.9],
          )
        : line(
            [0.11 - share * 0.06, 0.03 + share * 0.12],
            [0.02 - share * 0.06, 0.06 + share * 0.14],
            [-0.08 - share * 0.02, 0.12 + share * 0.22],
            [-0.14, 0.24 + share * 0.1],
          ),
    );
    return [stroked(withAlpha(mixColours(hair, WHITE, 0.4), 0.34), fine * 0.8, ...runs)];
  }
}

/** More points along a smooth line, so that straight edges follow its bends. */
function alongLine(spots: readonly Spot[]): readonly Spot[] {
  return spots.flatMap((spot, index): readonly Spot[] => {
    const [before, next, after] = [spots[index - 1] ?? spot, spots[index + 1], spots[index + 2] ?? spots[index + 1] ?? spot];
    if (!next) return [spot];
    return [0, 0.25, 0.5, 0.75].map((t): Spot => {
      const blend = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      return [blend(before[0], spot[0], next[0], after[0]), blend(before[1], spot[1], next[1], after[1])];
    });
  });
}
