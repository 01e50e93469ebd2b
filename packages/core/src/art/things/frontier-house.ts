import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** A street that leads away from the viewer. Lengths are units at depth 1, and shrink with the depth. */
export interface FrontierView {
  /** Turns a place beside the middle of the street, a height over it and a depth into a point of the front. */
  readonly at: (x: number, high: number, depth: number) => Point;
  /** The height of the viewer's eye. */
  readonly eye: number;
  /** From the middle of the street to the houses. */
  readonly half: number;
}

export interface FrontierHouse {
  /** The side of the street: 1 right. */
  readonly side: 1 | -1;
  /** The depths of its near and of its far end. */
  readonly near: number;
  readonly far: number;
  /** From the street to its top, units at depth 1. */
  readonly high: number;
  /** The share of the dust in its colors, from 0 to 1. */
  readonly haze: number;
}

export interface FrontierTones {
  /** The walls in the shade, dust included. */
  readonly wood: Rgba;
  readonly black: Rgba;
  readonly dust: Rgba;
  /** The light at the far end of the street. */
  readonly glare: Rgba;
  readonly lamp: Rgba;
}

/** A wooden house with a false front, lamps in its windows, and a boardwalk before it. */
export function frontierHouse(
  random: Random,
  { at, eye, half }: FrontierView,
  { side, near, far, high, haze }: FrontierHouse,
  { wood, black, dust, glare, lamp }: FrontierTones,
): readonly SceneNode[] {
  const lit = mixColours(wood, glare, 0.24 + haze * 0.2);
  const wall = (deep: number, up: number): Point => at(side * half, up, deep);
  /** The depth at a share of what is seen of the house's length, so that windows keep even gaps in the picture. */
  const along = (part: number) => 1 / (1 / near + (1 / far - 1 / near) * part);
  const step = between(random, 0.14, 0.3);
  const shape = Math.floor(random() * 3);
  const shoulder = high * (shape === 2 ? 1 : 0.86);
  const crown: readonly Point[] =
    shape === 0
      ? [
          wall(along(0), shoulder),
          wall(along(step), shoulder),
          wall(along(step), high),
          wall(along(1 - step), high),
          wall(along(1 - step), shoulder),
          wall(along(1), shoulder),
        ]
      : shape === 1
        ? [wall(along(0), shoulder), wall(along(0.5), high), wall(along(1), shoulder)]
        : [wall(along(0), high), wall(along(1), high)];
  const front = polygon([wall(near, 0), ...crown, wall(far, 0)]);
  const cornice = polygon([...crown, ...crown.toReversed().map(({ x, y }) => ({ x, y: y + 16 / near }))]);
  const [from, to] = [wall(near, 0), wall(far, 0)];
  return [
    painted(linearPaint({ x: from.x, y: 0 }, { x: to.x, y: 0 }, [mixColours(wood, black, 0.3), wood, lit]), front),
    filled(withAlpha(glare, 0.32), cornice),
    ...boards(),
    ...windows(),
    ...porch(),
  ];

  /** The seams between the boards of a near wall. */
  function boards(): readonly SceneNode[] {
    if (near > 2.4) return [];
    const seams = Array.from({ length: 13 }, (_, index) => {
      const up = (shoulder * (index + 1)) / 14;
      return polygon([wall(near, up), wall(far, up), wall(far, up - 3), wall(near, up - 3)]);
    });
    return [filled(withAlpha(black, 0.26 * (1 - haze)), ...seams)];
  }

  function windows(): readonly SceneNode[] {
    const pane = (left: number, right: number, low: number, up: number): Path =>
      polygon([wall(along(left), low), wall(along(left), up), wall(along(right), up), wall(along(right), low)]);
    const upper = [0.2, 0.58].map((part) => ({ part, isLit: random() < 0.62 }));
    const dark = mixColours(black, dust, haze * 0.8);
    const panes = [
      ...upper.map(({ part, isLit }) => ({ path: pane(part, part + 0.18, eye * 1.42, Math.min(shoulder * 0.86, eye * 1.84)), isLit })),
      { path: pane(0.12, 0.36, eye * 0.34, eye * 0.86), isLit: random() < 0.8 },
      { path: pane(0.48, 0.62, eye * 0.04, eye * 0.92), isLit: random() < 0.5 },
      { path: pane(0.72, 0.92, eye * 0.34, eye * 0.86), isLit: random() < 0.6 },
    ];
    const shining = panes.filter(({ isLit }) => isLit).map(({ path }) => path);
    return [
      filled(dark, ...panes.map(({ path }) => path)),
      shadowOf([filled(mixColours(lamp, dust, haze * 0.5), ...shining)], withAlpha(lamp, 0.7), { x: 0, y: 0 }, 12 / near),
      filled(mixColours(lamp, dust, haze * 0.5), ...shining),
    ];
  }

  /** A boardwalk with posts and a roof over it, or with a rail to tie horses to. */
  function porch(): readonly SceneNode[] {
    const hasRoof = random() < 0.8;
    const edge = side * half * 0.76;
    const ink = mixColours(mixColours(black, wood, 0.3), dust, haze * 0.7);
    const deck = polygon([wall(near, 18), wall(far, 18), at(edge, 18, far), at(edge, 18, near)]);
    const kerb = polygon([at(edge, 18, near), at(edge, 18, far), at(edge, 0, far), at(edge, 0, near)]);
    const [under, over] = [eye * 1.12, eye * 1.3];
    const roof = polygon([wall(near, over), wall(far, over), at(edge, under, far), at(edge, under, near)]);
    const fascia = polygon([at(edge, under, near), at(edge, under, far), at(edge, under - 14, far), at(edge, under - 14, near)]);
    const post = (part: number) => {
      const [foot, head] = [at(edge, 0, along(part)), at(edge, under, along(part))];
      const breadth = 7 / along(part);
      return rectanglePath({ x: foot.x - breadth, y: head.y, width: breadth * 2, height: foot.y - head.y });
    };
    const rail = polygon([
      at(edge * 0.9, eye * 0.44, along(0.2)),
      at(edge * 0.9, eye * 0.44, along(0.8)),
      at(edge * 0.9, eye * 0.4, along(0.8)),
      at(edge * 0.9, eye * 0.4, along(0.2)),
    ]);
    return [
      filled(mixColours(ink, lit, 0.3), deck),
      filled(ink, kerb),
      ...(hasRoof
        ? [
            filled(mixColours(ink, lit, 0.18), roof),
            filled(mixColours(ink, glare, 0.3), fascia),
            filled(ink, ...[0.02, 0.34, 0.66, 0.98].map(post)),
          ]
        : [filled(ink, rail)]),
    ];
  }
}
