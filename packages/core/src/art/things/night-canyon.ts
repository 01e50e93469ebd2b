import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

/** A street between towers that leads away from the viewer. */
export interface CanyonView {
  readonly vanishing: Point;
  /** From the vanishing point down to the ground at distance 1, units. */
  readonly eye: number;
  /** From the middle of the street to its walls at distance 1, units. */
  readonly half: number;
}

export interface CanyonTones {
  readonly wall: Rgba;
  readonly haze: Rgba;
  readonly lit: Rgba;
  readonly cold: Rgba;
  readonly trim: Rgba;
  /** Colors of awnings. */
  readonly cloth: readonly [Rgba, Rgba];
}

/** Returns where a place of the street is seen. @param across units at distance 1. @param up heights of the eye over the ground. */
export function inCanyon({ vanishing, eye }: CanyonView, across: number, up: number, distance: number): Point {
  return { x: vanishing.x + across / distance, y: vanishing.y + (eye * (1 - up)) / distance };
}

/** The share of haze before what is at a distance. */
export function hazeAt(distance: number): number {
  return Math.min(0.88, 1 - Math.exp(-Math.max(0, distance - 0.8) / 5.2));
}

export interface Block {
  readonly near: number;
  readonly far: number;
  readonly up: number;
}

/** The towers of one side, the nearest first. */
export function blocksOf(random: Random): readonly Block[] {
  const blocks: Block[] = [];
  for (let near = 0.2; near < 13; ) {
    const far = near * between(random, 1.3, 1.62);
    blocks.push({ near, far, up: between(random, 11, 17) * (1 + near * 0.02) });
    near = far;
  }
  return blocks;
}

/** The height of a storey, in heights of the eye. */
const STOREY = 1.6;
/** Where the shops end and the storeys begin. */
const SHOPS = 2;

/** One tower's wall along the street: storeys with windows of which some are lit, ledges, pipes, and a shop at its foot. */
export function canyonWall(
  random: Random,
  view: CanyonView,
  side: 1 | -1,
  { near, far, up }: Block,
  tones: CanyonTones,
): readonly SceneNode[] {
  const share = hazeAt(near);
  const misty = (tone: Rgba, more = 0) => mixColours(tone, tones.haze, Math.min(0.94, share + more));
  // Equal steps along the wall are shared out by what is seen of them.
  const distance = (along: number) => 1 / (1 / near + (1 / far - 1 / near) * along);
  const at = (along: number, high: number, inwards = 0) => inCanyon(view, side * (view.half - inwards * view.eye), high, distance(along));
  const quad = (from: number, to: number, low: number, high: number, inwards = 0) =>
    polygon([at(from, low, inwards), at(to, low, inwards), at(to, high, inwards), at(from, high, inwards)]);
  const columns = near < 0.5 ? 9 : 6;
  const [lit, cold, dim, ledges, bars]: [Path[], Path[], Path[], Path[], Path[]] = [[], [], [], [], []];
  const floors = Math.floor((up - SHOPS) / STOREY);
  for (let floor = 0; floor < floors; floor += 1) {
    const low = SHOPS + 0.5 + floor * STOREY;
    const isBand = random() < 0.22;
    ledges.push(quad(-0.01, 1.01, low - 0.42, low - 0.3, 0.06));
    for (let column = 0; column < columns; column += 1) {
      const [from, to] = isBand ? [column / columns, (column + 1) / columns] : [(column + 0.18) / columns, (column + 0.84) / columns];
      const high = low + STOREY * (isBand ? 0.34 : 0.56);
      const pane = quad(from, to, low, high);
      const chance = random();
      bars.push(polyline([at((from + to) / 2, low), at((from + to) / 2, high)]));
      (chance < 0.27 ? lit : chance < 0.42 ? cold : dim).push(pane);
    }
  }
  const wall = misty(mixColours(tones.wall, tones.cold, between(random, 0, 0.12)));
  const shopLit = random() < 0.84;
  const shop = [
    [0.06, 0.3],
    [0.34, 0.58],
    [0.7, 0.9],
  ].map(([from = 0, to = 0], index) => quad(from, to, index === 2 ? 0.04 : 0.34, 1.44));
  const light = misty(mixColours(tones.lit, WHITE, 0.2), -share * 0.5);
  const thin = Math.max(0.8, 3 / near);
  const corner = [at(0, 0), at(0, up)] as const;
  return [
    painted(
      linearPaint(at(0, 0), at(0, 7), [misty(mixColours(tones.wall, tones.lit, 0.16)), wall, misty(mixColours(tones.wall, BLACK, 0.25))]),
      quad(0, 1, 0, up),
    ),
    filled(misty(mixColours(tones.wall, BLACK, 0.32)), ...dim),
    filled(misty(mixColours(tones.lit, tones.wall, 0.3), -share * 0.4), ...lit),
    filled(misty(mixColours(tones.cold, tones.wall, 0.45), -share * 0.4), ...cold),
    stroked(misty(tones.wall), thin * 0.5, ...bars),
    filled(misty(mixColours(tones.wall, tones.trim, 0.16)), ...ledges),
    filled(misty(mixColours(tones.wall, BLACK, 0.5)), quad(0.02, 0.96, 0, 1.62)),
    ...(shopLit
      ? [
          painted(linearPaint(at(0.3, 1.5), at(0.3, 0.2), [light, misty(mixColours(tones.lit, tones.wall, 0.35), -share * 0.5)]), ...shop),
          filled(withAlpha(misty(mixColours(tones.wall, BLACK, 0.4)), 0.62), ...goods()),
          stroked(misty(mixColours(tones.wall, BLACK, 0.4)), thin * 0.7, ...shop, polyline([at(0.06, 1.1), at(0.58, 1.1)])),
        ]
      : [
          stroked(
            misty(mixColours(tones.wall, tones.trim, 0.22)),
            thin * 0.4,
            ...[0.4, 0.6, 0.8, 1, 1.2, 1.4].map((high) => polyline([at(0.06, high), at(0.9, high)])),
          ),
        ]),
    ...awning(),
    stroked(misty(mixColours(tones.wall, BLACK, 0.35)), thin * 1.5, polyline([at(0.97, 0), at(0.97, up)])),
    stroked(withAlpha(misty(mixColours(tones.cold, tones.trim, 0.4)), 0.5), thin * 0.6, polyline([...corner])),
    ...(shopLit && near > 0.6 ? [glow(at(0.4, 0.8), (view.eye * 1.5) / near, withAlpha(tones.lit, 0.2))] : []),
  ];

  /** The goods in the windows of a shop, before its light. */
  function goods(): readonly Path[] {
    return Array.from({ length: 14 }, (_, index) => {
      const from = (index < 7 ? 0.065 : 0.345) + (index % 7) * 0.034;
      return quad(from, from + between(random, 0.018, 0.032), 0.34, 0.34 + between(random, 0.08, 0.42));
    });
  }

  /** An awning over the shop in the color of its house, and lanterns that hang under it. */
  function awning(): readonly SceneNode[] {
    if (random() < 0.3) return [];
    const cloth = random() < 0.5 ? tones.cloth[0] : tones.cloth[1];
    const stripe = (from: number, to: number) => polygon([at(from, 1.86), at(to, 1.86), at(to, 1.56, 0.26), at(from, 1.56, 0.26)]);
    const lanterns = [0.12, 0.34, 0.56, 0.78].map((along) => at(along, 1.4, 0.22));
    const size = view.eye * 0.042;
    return [
      filled(misty(mixColours(cloth, tones.wall, 0.4)), stripe(0.04, 0.92)),
      filled(
        misty(mixColours(cloth, tones.wall, 0.66)),
        ...[0, 1, 2, 3, 4].map((index) => stripe(0.04 + index * 0.176, 0.128 + index * 0.176)),
      ),
      stroked(misty(mixColours(cloth, tones.trim, 0.45)), thin * 0.6, polyline([at(0.04, 1.56, 0.26), at(0.92, 1.56, 0.26)])),
      ...lanterns.map((lantern, index) => glow(lantern, (size * 4.6) / distance(0.12 + index * 0.22), withAlpha(tones.lit, 0.5))),
      filled(
        mixColours(tones.lit, WHITE, 0.35),
        ...lanterns.map((lantern, index) => {
          const half = size / distance(0.12 + index * 0.22);
          return ellipse(lantern, half * 0.8, half);
        }),
      ),
    ];
  }
}
