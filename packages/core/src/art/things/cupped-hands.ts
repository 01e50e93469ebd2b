import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, pathBounds, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { wideSleeve } from './wide-sleeve.ts';

interface Cup {
  /** The middle of the line of knuckles, and the light above it. */
  readonly at: Point;
  readonly light: Point;
  /** 1: the hands are 600 units wide. */
  readonly scale: number;
}

interface HandTones {
  readonly skin: Rgba;
  readonly lit: Rgba;
  readonly shade: Rgba;
  readonly sleeve: Rgba;
  readonly lining: Rgba;
}

/** A joint of a finger: across from the little finger's side, up from the knuckles, and half of its width. */
type Joint = readonly [number, number, number];

/** The fingers of the right hand from the little one to the index, as its owner sees them. */
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [36, 30, 27],
    [33, -44, 26],
    [36, -92, 23.5],
    [44, -124, 20],
  ],
  [
    [92, 26, 30],
    [96, -72, 29],
    [95, -136, 26],
    [87, -176, 22],
  ],
  [
    [150, 28, 31],
    [161, -74, 30],
    [162, -146, 27],
    [151, -192, 23],
  ],
  [
    [206, 40, 31],
    [226, -46, 30],
    [230, -114, 27],
    [216, -162, 23],
  ],
];
/** The palm with the thumb, which curls up at its outer side. */
const PALM: readonly (readonly [number, number])[] = [
  [4, 8],
  [34, -14],
  [92, -26],
  [150, -26],
  [204, -8],
  [232, 16],
  [250, 12],
  [262, -18],
  [264, -58],
  [270, -92],
  [291, -106],
  [311, -92],
  [320, -52],
  [331, 0],
  [328, 54],
  [306, 112],
  [272, 168],
  [232, 216],
  [206, 275],
  [92, 285],
  [52, 222],
  [14, 160],
  [2, 84],
];

/** Two hands held together as a bowl, seen by their owner, with light from what lies in them. */
export function cuppedHands(random: Random, { at, light, scale }: Cup, tones: HandTones): readonly SceneNode[] {
  const right = hand(random, { at: { x: at.x + 4 * scale, y: at.y }, light, scale }, 1, tones);
  const left = hand(random, { at: { x: at.x - 2 * scale, y: at.y + 12 * scale }, light, scale }, -1, tones);
  return [right, left]
    .flatMap(({ behind }) => behind)
    .concat(
      [right, left].flatMap(({ fingers }) => fingers),
      [right, left].flatMap(({ palm }) => palm),
      [right, left].flatMap(({ before }) => before),
    );
}

function hand(random: Random, { at, light, scale }: Cup, side: 1 | -1, tones: HandTones) {
  const { skin, lit, shade, sleeve, lining } = tones;
  const turn = between(random, -0.03, 0.05) * side;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (x: number, y: number): Point => ({
    x: at.x + side * scale * x * cos - scale * y * sin,
    y: at.y + side * scale * x * sin + scale * y * cos,
  });
  const glowing = (reach: number) =>
    radialPaint(light, reach * scale, [
      lit,
      mixColours(lit, skin, 0.42),
      mixColours(lit, skin, 0.86),
      mixColours(skin, shade, 0.3),
      mixColours(skin, shade, 0.62),
      mixColours(skin, shade, 0.9),
    ]);
  const digits = FINGERS.map((joints) => digit(joints, between(random, -5, 5)));
  const palm = smoothShape(PALM.map(([x, y]) => place(x, y)));
  return {
    ...wideSleeve(place, { light, scale, side }, { cloth: sleeve, lining, lit, shade }),
    fingers: digits.flatMap(({ path, creases }) => [...modeled(path, 0.13), stroked(withAlpha(shade, 0.3), 2 * scale, ...creases)]),
    palm: [...modeled(palm, 0.12), ...palmLines()],
  };

  /** A finger with a round tip, and the creases of its joints. */
  function digit(joints: readonly Joint[], sway: number) {
    const moved = joints.map(([x, y, width], index): Joint => [x + (sway * index) / joints.length, y, width]);
    const tip = moved.at(-1) ?? [0, 0, 10];
    const before = moved.at(-2) ?? tip;
    const long = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
    const [ux, uy] = [(tip[0] - before[0]) / long, (tip[1] - before[1]) / long];
    const beyond = (share: number, width: number) => ({
      ...place(tip[0] + ux * tip[2] * share, tip[1] + uy * tip[2] * share),
      width: tip[2] * width * scale,
    });
    const path = ribbon([
      ...moved.map(([x, y, width]) => ({ ...place(x, y), width: width * scale })),
      beyond(0.45, 0.88),
      beyond(0.8, 0.58),
      beyond(0.97, 0.16),
    ]);
    const creases = moved
      .slice(1, -1)
      .flatMap(([x, y, width]) => [smoothLine([place(x - width * 0.66, y - 3), place(x, y + 3), place(x + width * 0.6, y - 2)])]);
    return { path, creases };
  }

  /** A part of the hand: lit towards the light, with a core shadow along the side away from it and a rim on the side that faces it. */
  function modeled(path: Path, deep: number): readonly SceneNode[] {
    const box = pathBounds(path);
    if (!box) return [];
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const far = Math.hypot(light.x - middle.x, light.y - middle.y) || 1;
    const from = { x: (light.x - middle.x) / far, y: (light.y - middle.y) / far };
    const size = Math.min(box.width, box.height, 130 * scale);
    const edge = (colour: Rgba, alpha: number, reach: number, blur: number) =>
      shadowOf(
        [
          {
            kind: 'fill',
            rule: 'evenodd',
            path: [...rectanglePath({ x: box.x - 150, y: box.y - 150, width: box.width + 300, height: box.height + 300 }), ...path],
            paint: { kind: 'solid', colour },
          },
        ],
        withAlpha(colour, alpha),
        { x: from.x * reach, y: from.y * reach },
        blur,
      );
    return [
      shadowOf([filled(shade, path)], withAlpha(shade, 0.42), { x: -from.x * 3 * scale, y: 4 * scale }, 4 * scale),
      clipped(path, [
        painted(glowing(500), path),
        edge(shade, 0.72, size * deep, size * 0.16),
        edge(mixColours(lit, WHITE, 0.4), 0.42, -size * deep * 0.3, size * 0.04),
      ]),
    ];
  }

  /** The lines of the hand, the mound under the thumb, and the hollow. */
  function palmLines(): readonly SceneNode[] {
    const line = (points: readonly (readonly [number, number])[], width: number) =>
      ribbon(points.map(([x, y], index) => ({ ...place(x, y), width: index === 0 || index === points.length - 1 ? 0.4 : width * scale })));
    const mound = smoothShape([
      place(214, 62),
      place(250, 96),
      place(248, 150),
      place(220, 206),
      place(180, 214),
      place(164, 164),
      place(178, 100),
    ]);
    const hollow = place(110, 84);
    return [
      clipped(palm, [
        shadowOf(
          [
            filled(
              shade,
              smoothShape(
                [
                  [40, 262],
                  [120, 276],
                  [200, 274],
                  [300, 252],
                  [300, 340],
                  [40, 340],
                ].map(([x = 0, y = 0]) => place(x, y)),
              ),
            ),
          ],
          withAlpha(shade, 0.85),
          { x: 0, y: 0 },
          13 * scale,
        ),
        glow(hollow, 120 * scale, withAlpha(shade, 0.3)),
        shadowOf([filled(lit, mound)], withAlpha(lit, 0.3), { x: 0, y: 0 }, 16 * scale),
        filled(
          withAlpha(shade, 0.46),
          line(
            [
              [232, 40],
              [176, 84],
              [158, 150],
              [166, 226],
            ],
            1.9,
          ),
          line(
            [
              [222, 24],
              [160, 52],
              [84, 100],
              [40, 150],
            ],
            1.6,
          ),
          line(
            [
              [286, -4],
              [296, -8],
              [318, -2],
            ],
            1.2,
          ),
          line(
            [
              [254, 30],
              [250, 60],
              [262, 92],
            ],
            1.4,
          ),
          line(
            [
              [30, 40],
              [90, 28],
              [150, 20],
              [190, -4],
            ],
            1.5,
          ),
        ),
      ]),
    ];
  }
}
