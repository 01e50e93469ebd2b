import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { oldOak } from './old-oak.ts';
import type { Ridge } from './ridge.ts';

interface Land {
  readonly random: Random;
  readonly area: Rect;
  readonly hill: Ridge;
  readonly room: number;
  readonly place: (x: number) => number;
  readonly side: 1 | -1;
}

type LandTones = Readonly<Record<'leaf' | 'wall' | 'roof' | 'black' | 'sun' | 'lamp', Rgba>>;

/** The land over a cut through the ground: an old tree, bushes, a fence and a farmhouse with smoke, the sun behind them. */
export function landAbove({ random, area, hill, room, place, side }: Land, tones: LandTones): readonly SceneNode[] {
  const { leaf, black, sun } = tones;
  const bark = mixColours({ r: 74, g: 52, b: 42, a: 1 }, black, 0.35);
  const bushes = Array.from({ length: Math.round(area.width / 62) }, () => {
    const x = between(random, area.x, area.x + area.width);
    return { x, y: hill(x) + 6, size: room * between(random, 0.012, 0.034) };
  }).filter(({ x }) => Math.abs(x - place(716)) > 90);
  const houseAt = place(858);
  const grove = [-78, -58, -34, 44, 66, 88].map((off, index) => ({
    x: houseAt + off * side,
    y: hill(houseAt + off * side) + 4,
    size: room * (0.034 + 0.014 * (index % 3)),
  }));
  return [
    ...heaps(bushes),
    ...heaps(grove),
    ...tree(232, 0.29),
    ...[-640, 1420].flatMap((x) => tree(x, 0.24)),
    ...fence(),
    ...house({ x: houseAt, y: hill(houseAt) + 6 }),
  ];

  function tree(x: number, share: number): readonly SceneNode[] {
    const { wood, mass, middle, lit } = oldOak(random, { x: place(x), y: hill(place(x)) + 10 }, room * share, { x: side * 0.7, y: -0.7 });
    return [
      filled(mixColours(leaf, black, 0.55), mass),
      filled(bark, wood),
      filled(mixColours(leaf, black, 0.2), middle),
      filled(mixColours(leaf, sun, 0.45), lit),
    ];
  }

  /** Bushes of many leaves, bright towards the sun. */
  function heaps(all: readonly (Point & { readonly size: number })[]): readonly SceneNode[] {
    const lobes = all.flatMap(({ x, y, size }) =>
      Array.from({ length: 9 }, (_, index) => ({
        x: x + Math.cos(index * 2.4) * size * 0.62,
        y: y - size * (0.62 + 0.5 * Math.sin(index * 2.4)),
        size: size * between(random, 0.3, 0.52),
      })),
    );
    const light = { x: side * 0.24, y: -0.34 };
    return [
      filled(mixColours(leaf, black, 0.5), ...lobes.map((lobe) => ellipse(lobe, lobe.size))),
      filled(
        mixColours(leaf, black, 0.16),
        ...lobes.map((lobe) => ellipse({ x: lobe.x + light.x * lobe.size, y: lobe.y + light.y * lobe.size }, lobe.size * 0.66)),
      ),
      filled(
        withAlpha(mixColours(leaf, sun, 0.55), 0.8),
        ...lobes.map((lobe) => ellipse({ x: lobe.x + light.x * lobe.size * 2, y: lobe.y + light.y * lobe.size * 2 }, lobe.size * 0.32)),
      ),
    ];
  }

  function fence(): readonly SceneNode[] {
    const posts = Array.from({ length: 12 }, (_, index) => place(352 + index * 27));
    const top = (x: number) => hill(x) - room * 0.027;
    const rails = [0.25, 0.7].map((share) => smoothLine(posts.map((x) => ({ x, y: top(x) + room * 0.03 * share }))));
    const uprights = posts.map((x) =>
      polyline([
        { x, y: top(x) },
        { x, y: hill(x) + 8 },
      ]),
    );
    return [stroked(bark, 3, ...uprights, ...rails), stroked(withAlpha(sun, 0.5), 1, ...uprights.map((path) => path.map((part) => part)))];
  }

  function house(foot: Point): readonly SceneNode[] {
    const width = Math.min(88, room * 0.125);
    const { wall, roof, lamp } = tones;
    const at = (x: number, y: number): Point => ({ x: foot.x - side * x * width, y: foot.y - y * width });
    const long = polygon([at(-0.1, 0), at(0.72, 0), at(0.72, 0.42), at(-0.1, 0.42)]);
    const panes = [0.06, 0.3, 0.54].map((x) => polygon([at(x, 0.14), at(x + 0.11, 0.14), at(x + 0.11, 0.31), at(x, 0.31)]));
    const smoke = Array.from({ length: 7 }, (_, index) =>
      ellipse(at(0.5 + index * 0.07, 1.02 + index * 0.12), width * (0.03 + index * 0.017), width * (0.026 + index * 0.012)),
    );
    const shingles = [0.2, 0.4, 0.6, 0.8].map((share) =>
      polyline([at(-0.1 - 0.25 * share, 0.4 + 0.4 * share), at(0.79 - 0.22 * share, 0.4 + 0.4 * share)]),
    );
    return [
      filled(withAlpha(mixColours(wall, WHITE, 0.4), 0.2), ...smoke),
      painted(linearPaint(at(-0.1, 0), at(0.72, 0), [mixColours(wall, black, 0.5), mixColours(wall, black, 0.66)]), long),
      painted(
        linearPaint(at(-0.6, 0.5), at(-0.1, 0), [mixColours(wall, sun, 0.5), mixColours(wall, black, 0.2)]),
        polygon([at(-0.6, 0), at(-0.1, 0), at(-0.1, 0.42), at(-0.35, 0.82), at(-0.6, 0.42)]),
      ),
      painted(
        linearPaint(at(0, 0.84), at(0, 0.38), [mixColours(roof, sun, 0.22), mixColours(roof, black, 0.4)]),
        polygon([at(-0.1, 0.38), at(0.79, 0.38), at(0.56, 0.84), at(-0.35, 0.84)]),
      ),
      stroked(withAlpha(black, 0.26), 1.4, ...shingles),
      filled(mixColours(roof, black, 0.5), polygon([at(0.42, 0.7), at(0.54, 0.7), at(0.54, 1.02), at(0.42, 1.02)])),
      stroked(mixColours(roof, black, 0.3), width * 0.045, polyline([at(-0.66, 0.36), at(-0.35, 0.85), at(-0.08, 0.38)])),
      filled(lamp, ...panes),
      filled(
        mixColours(black, wall, 0.2),
        polygon([at(-0.4, 0), at(-0.27, 0), at(-0.27, 0.28), at(-0.4, 0.28)]),
        ellipse(at(-0.35, 0.5), width * 0.05),
      ),
      glow(at(0.3, 0.24), width * 0.6, withAlpha(lamp, 0.45)),
    ];
  }
}
