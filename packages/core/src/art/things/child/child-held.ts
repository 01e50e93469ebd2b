import { fromHex, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, glow, stroked } from '../../drawing/nodes.ts';
import { ellipse } from '../../drawing/outlines.ts';
import { blob, type Brush, curve, evenBlob, mass, type Spot } from './brush.ts';
import { GOLD, LEATHER, STEEL, star } from './child-hats.ts';
import type { ChildTones, Costume } from './child-look.ts';

const WARM: Rgba = fromHex('#ffdf8e');

type Thing = (brush: Brush, tones: ChildTones) => readonly SceneNode[];

/** The thing that a child holds up; places are from its fist. */
const HELD: Readonly<Partial<Record<Costume, Thing>>> = {
  knight: (brush) => [
    ...mass(brush, blob(brush, [-0.12, 0.22], [0.14, 0.16], [0.56, 1.66], [0.56, 1.98], [0.36, 1.74]), mixColours(STEEL, WHITE, 0.3)),
    stroked(withAlpha(WHITE, 0.8), brush.reach * 0.04, curve(brush, [0.04, 0.3], [0.24, 1], [0.46, 1.74])),
    ...mass(brush, blob(brush, [-0.42, 0.32], [-0.38, 0.16], [0, 0.12], [0.36, 0], [0.42, 0.14], [0.04, 0.26]), GOLD),
    ...mass(brush, ellipse(brush.at(-0.14, -0.34), brush.reach * 0.13), GOLD),
    stroked(LEATHER, brush.reach * 0.14, curve(brush, [0, 0.12], [-0.06, -0.1], [-0.11, -0.26])),
  ],
  pirate: (brush) => [
    ...mass(brush, blob(brush, [-0.16, -0.3], [0.06, -0.38], [0.34, 0.5], [0.1, 0.58]), mixColours(GOLD, LEATHER, 0.5)),
    ...mass(brush, blob(brush, [0.06, 0.5], [0.36, 0.4], [0.6, 1.12], [0.28, 1.22]), mixColours(GOLD, LEATHER, 0.22)),
    ...mass(brush, blob(brush, [0.22, 1.14], [0.66, 0.99], [0.72, 1.16], [0.28, 1.3]), GOLD),
  ],
  wizard: (brush, { shade }) => [
    stroked(mixColours(LEATHER, shade, 0.3), brush.reach * 0.1, curve(brush, [-0.1, -0.36], [0.1, 0.3], [0.32, 1])),
    glow(brush.at(0.4, 1.26), brush.reach * 1.5, withAlpha(WARM, 0.75)),
    filled(mixColours(GOLD, WHITE, 0.4), star(brush, 0.4, 1.26, 0.36)),
    filled(
      mixColours(WARM, WHITE, 0.4),
      ...(
        [
          [0.9, 1.6, 0.1],
          [0, 1.7, 0.08],
          [0.94, 0.9, 0.07],
          [0.5, 1.96, 0.07],
          [1.24, 1.26, 0.06],
        ] as const
      ).map(([x, up, size]) => star(brush, x, up, size)),
    ),
  ],
  astronaut: (brush, { coat, paper, shade }) => flag(brush, coat, paper, shade),
  explorer: (brush, { shade }) => {
    const { at, reach } = brush;
    const pane = evenBlob({ at: (x, up) => at(x + 0.1, up) }, [0, -0.5], [0.3, -0.56], [0.36, -1.06], [0, -1.14]);
    return [
      glow(at(0.1, -0.8), reach * 1.7, withAlpha(WARM, 0.7)),
      stroked(shade, reach * 0.06, curve(brush, [-0.14, -0.42], [0, 0], [0.24, 0], [0.36, -0.42])),
      filled(WARM, pane),
      glow(at(0.1, -0.84), reach * 0.4, withAlpha(WHITE, 0.9)),
      ...mass(brush, blob(brush, [-0.26, -0.42], [0.46, -0.42], [0.34, -0.6], [-0.14, -0.6]), mixColours(shade, LEATHER, 0.4)),
      ...mass(brush, blob(brush, [-0.3, -1.08], [0.5, -1.08], [0.46, -1.26], [-0.26, -1.26]), mixColours(shade, LEATHER, 0.4)),
      stroked(mixColours(shade, LEATHER, 0.4), reach * 0.045, curve(brush, [0.1, -0.56], [0.1, -0.8], [0.1, -1.1])),
    ];
  },
  sailor: (brush, { coat, paper }) => {
    const { reach } = brush;
    const hull = blob(brush, [-0.7, 0.42], [0.82, 0.42], [0.6, 0.06], [-0.46, 0.06]);
    return [
      ...mass(brush, hull, coat),
      stroked(LEATHER, reach * 0.07, curve(brush, [0.02, 0.4], [0.02, 1], [0.02, 1.66])),
      ...mass(brush, blob(brush, [0.1, 1.56], [0.5, 1.16], [0.74, 0.56], [0.1, 0.54]), paper),
      ...mass(brush, blob(brush, [-0.08, 1.4], [-0.4, 1.0], [-0.56, 0.56], [-0.08, 0.54]), paper),
    ];
  },
  everyday: (brush, tones) => balloon(brush, tones),
  royal: (brush, { coat }) => [
    stroked(GOLD, brush.reach * 0.11, curve(brush, [-0.12, -0.42], [0.06, 0.2], [0.24, 0.86])),
    ...mass(brush, ellipse(brush.at(0.3, 1.06), brush.reach * 0.22), coat),
    filled(GOLD, star(brush, 0.37, 1.36, 0.16)),
  ],
  winter: (brush) => mass(brush, ellipse(brush.at(0.04, 0.34), brush.reach * 0.3), { r: 244, g: 249, b: 255, a: 1 }),
};

function flag(brush: Brush, colour: Rgba, paper: Rgba, shade: Rgba): readonly SceneNode[] {
  const cloth = blob(brush, [0.12, 2.2], [0.5, 2.3], [0.96, 2.1], [1.5, 2.22], [1.5, 1.36], [0.96, 1.26], [0.5, 1.46], [0.12, 1.36]);
  return [
    stroked(mixColours(shade, paper, 0.5), brush.reach * 0.085, curve(brush, [-0.05, -2.7], [0.04, 0], [0.1, 2.3])),
    ...mass(brush, cloth, colour),
    filled(mixColours(paper, WHITE, 0.3), star(brush, 0.8, 1.76, 0.28)),
  ];
}

function balloon(brush: Brush, { coat, paper }: ChildTones): readonly SceneNode[] {
  const { at, reach } = brush;
  return [
    stroked(withAlpha(paper, 0.9), reach * 0.035, curve(brush, [0, -0.4], [0.02, 0.3], [0.24, 1], [0.3, 1.66])),
    ...mass(
      brush,
      blob(brush, [0.3, 1.62], [-0.3, 2.1], [-0.46, 2.66], [-0.2, 3.14], [0.3, 3.32], [0.8, 3.14], [1.06, 2.66], [0.9, 2.1]),
      coat,
    ),
    ...mass(brush, blob(brush, [0.3, 1.7], [0.4, 1.5], [0.2, 1.5]), coat),
    clipped(ellipse(at(0.3, 2.5), reach * 0.74, reach * 0.84), [
      stroked(withAlpha(WHITE, 0.6), reach * 0.1, curve(brush, [-0.2, 2.5], [-0.12, 2.84], [0.1, 3.06])),
    ]),
  ];
}

export function held(brush: Brush, costume: Costume, tones: ChildTones): readonly SceneNode[] {
  return HELD[costume]?.(brush, tones) ?? [];
}

/** The shield on a knight's other arm; places are from its fist. */
export function shield(brush: Brush, { coat, second, paper }: ChildTones): readonly SceneNode[] {
  const board: readonly [Spot, ...Spot[]] = [
    [0, 0.66],
    [0.52, 0.6],
    [0.6, 0.1],
    [0.4, -0.46],
    [0, -0.8],
  ];
  const inner = board.map(([x, up]): Spot => [x * 0.82, up * 0.82 - 0.01]);
  const face = evenBlob(brush, ...inner);
  return [
    ...mass(brush, evenBlob(brush, ...board), GOLD),
    ...mass(brush, face, second),
    clipped(face, [
      filled(
        mixColours(paper, second, 0.1),
        blob(brush, [-0.12, 0.8], [0.12, 0.8], [0.12, -0.9], [-0.12, -0.9]),
        blob(brush, [-0.8, 0.2], [0.8, 0.2], [0.8, -0.02], [-0.8, -0.02]),
      ),
    ]),
    filled(coat, star(brush, 0, 0.1, 0.2)),
  ];
}

/** Things that hang behind a child: a cape in the wind, or a pack. */
export function behindBack(
  brush: Brush,
  costume: Costume,
  isGirl: boolean,
  isFlying: boolean,
  { coat, second, shade }: ChildTones,
): readonly SceneNode[] {
  if (costume === 'explorer')
    return [
      ...mass(brush, evenBlob(brush, [0, 2.9], [0.8, 2.8], [1.0, 2.2], [0.94, 1.5], [0, 1.4]), mixColours(second, shade, 0.12)),
      ...mass(brush, blob(brush, [-1.06, 2.98], [1.06, 2.98], [1.12, 2.72], [-1.12, 2.72]), coat),
    ];
  if (costume !== 'hero' && !(costume === 'royal' && !isGirl)) return [];
  const cape = isFlying
    ? blob(brush, [0.4, 2.8], [-0.4, 2.84], [-1.2, 2.3], [-2.2, 2.2], [-2.5, 1.5], [-1.9, 1.3], [-1.5, 0.8], [-0.9, 1.0], [0.4, 1.5])
    : blob(
        brush,
        [0.5, 2.8],
        [-0.5, 2.8],
        [-1, 2],
        [-1.7, 1.0],
        [-2.0, 0.5],
        [-1.4, 0.56],
        [-0.8, 0.36],
        [0, 0.5],
        [0.7, 0.4],
        [1.0, 0.7],
        [0.8, 2],
      );
  return [
    ...mass(brush, cape, costume === 'royal' ? mixColours(second, coat, 0.2) : coat),
    stroked(
      withAlpha(shade, 0.22),
      brush.reach * 0.07,
      curve(brush, [-0.5, 2.5], [-0.9, 1.7], [-1.5, 0.8]),
      curve(brush, [-0.3, 2.4], [-0.5, 1.6], [-0.8, 0.7]),
    ),
  ];
}
