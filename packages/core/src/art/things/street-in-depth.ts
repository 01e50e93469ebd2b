import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

/** A camera that looks down a street: where its lines vanish, and how they shrink. */
export interface StreetView {
  readonly vanishing: Point;
  /** From the vanishing point down to the ground at distance 1, units. */
  readonly eye: number;
  /** From the middle of the street to its houses at distance 1, units. */
  readonly half: number;
}

export interface HouseTones {
  readonly wall: Rgba;
  readonly awning: Rgba;
  readonly pane: Rgba;
  readonly lit: Rgba;
  readonly trim: Rgba;
  /** The color that houses take on with distance, and the share of it at the far end. */
  readonly haze: Rgba;
}

/** Where a point of a wall is seen. @param inwards how far it stands out from the wall, as a share of the street's half width. */
function placeOf({ vanishing, eye, half }: StreetView, side: 1 | -1) {
  return (distance: number, up: number, inwards = 0): Point => ({
    x: vanishing.x + (side * half * (1 - inwards)) / distance,
    y: vanishing.y + (eye * (1 - up)) / distance,
  });
}

/** A row of houses on one side of a street that leads away, the farthest first. @param tall height of the houses in eye heights. */
export function houseRow(
  random: Random,
  view: StreetView,
  side: 1 | -1,
  tall: number,
  tonesOf: (index: number) => HouseTones,
): readonly SceneNode[] {
  const houses: SceneNode[][] = [];
  let near = 0.8;
  for (let index = 0; near < 7; index += 1) {
    const far = near * between(random, 1.34, 1.5);
    houses.push([...house(random, view, side, { near, far, up: tall * between(random, 0.8, 1) }, tonesOf(index))]);
    near = far;
  }
  return houses.toReversed().flat();
}

interface Span {
  readonly near: number;
  readonly far: number;
  readonly up: number;
}

function house(random: Random, view: StreetView, side: 1 | -1, { near, far, up }: Span, tones: HouseTones): readonly SceneNode[] {
  const place = placeOf(view, side);
  const misty = (tone: Rgba) => mixColours(tone, tones.haze, Math.min(0.82, (near - 0.8) * 0.24));
  // Distances are shared out by what is seen of them, so that windows keep even gaps in the picture.
  const at = (share: number) => 1 / (1 / near + (1 / far - 1 / near) * share);
  const quad = (from: number, to: number, low: number, high: number, inwards = 0): Path =>
    polygon([place(at(from), low, inwards), place(at(to), low, inwards), place(at(to), high, inwards), place(at(from), high, inwards)]);
  const wall = misty(tones.wall);
  const trim = misty(tones.trim);
  const lights: Path[] = [];
  const dim: Path[] = [];
  const floors = Math.max(2, Math.round((up - 1) / 1.05));
  const floor = (up - 1.55) / floors;
  for (let row = 0; row < floors; row += 1) {
    for (const from of [0.14, 0.56]) {
      const low = 1.75 + row * floor;
      (random() < 0.6 ? lights : dim).push(quad(from, from + 0.28, low, low + floor * 0.6));
    }
  }
  // A shop has a window in three panes over a paneled foot, and a door.
  const shop: Path = [...quad(0.08, 0.24, 0.36, 1.12), ...quad(0.255, 0.415, 0.36, 1.12), ...quad(0.43, 0.59, 0.36, 1.12)];
  const door = quad(0.68, 0.9, 0.02, 1.16);
  const plants = Array.from({ length: 7 }, (_, plant) => {
    const middle = place(at(0.06 + plant * 0.09), 0.3, 0.05);
    return ellipse(middle, (view.eye * between(random, 0.06, 0.1)) / near, (view.eye * 0.1) / near);
  });
  const stripe = (index: number): Path => {
    const [from, to] = [0.04 + index * 0.115, 0.04 + (index + 1) * 0.115];
    return polygon([place(at(from), 1.5), place(at(to), 1.5), place(at(to), 1.12, 0.14), place(at(from), 1.12, 0.14)]);
  };
  const stripes = (rest: number) =>
    Array.from({ length: 8 }, (_, index) => index)
      .filter((index) => index % 2 === rest)
      .map(stripe);
  const shine = mixColours(tones.lit, WHITE, 0.25);
  return [
    painted(
      linearPaint(place(near, up), place(near, 0), [mixColours(wall, WHITE, 0.12), wall, mixColours(wall, BLACK, 0.1)]),
      quad(0, 1, 0, up),
    ),
    filled(mixColours(wall, BLACK, 0.22), quad(0, 0.035, 0, up)),
    filled(trim, quad(-0.02, 1.02, up, up + 0.12, 0.035), quad(0, 1, 1.5, 1.58, 0.02)),
    filled(misty(tones.pane), ...dim),
    painted(linearPaint(place(near, up), place(near, 0), [misty(shine), misty(tones.lit)]), ...lights, shop),
    filled(misty(mixColours(tones.awning, BLACK, 0.3)), quad(0.03, 0.64, 0, 0.36), door),
    filled(misty(mixColours(tones.lit, WHITE, 0.1)), quad(0.72, 0.86, 0.5, 1.08)),
    stroked(withAlpha(trim, 0.95), Math.max(0.8, 3.4 / near), ...lights, ...dim, shop),
    filled(misty({ r: 62, g: 128, b: 78, a: 1 }), ...plants),
    filled(misty(tones.awning), ...stripes(0)),
    filled(misty(mixColours(tones.trim, WHITE, 0.5)), ...stripes(1)),
    ...(near < 2.4 ? [glow(place(at(0.5), 0.7), (view.eye * 1.1) / near, withAlpha(shine, 0.3))] : []),
  ];
}

/** Strings of bulbs over a street, the farthest first. @param up where they hang, in eye heights. */
export function bulbStrings(view: StreetView, up: number, distances: readonly number[], cord: Rgba, light: Rgba): readonly SceneNode[] {
  return distances.flatMap((distance, index) => {
    const [left, right] = [placeOf(view, -1)(distance, up), placeOf(view, 1)(distance, up * 0.96)];
    const sag = (view.eye * 0.5) / distance;
    const at = (share: number): Point => ({
      x: left.x + (right.x - left.x) * share,
      y: left.y + (right.y - left.y) * share + sag * 4 * share * (1 - share),
    });
    const bulbs = Array.from({ length: 13 }, (_, bulb) => at((bulb + 0.5) / 13));
    const size = (view.eye * 0.05) / distance + 1.4;
    return [
      stroked(withAlpha(cord, 0.7), Math.max(1, 2.4 / distance), smoothLine(Array.from({ length: 11 }, (_, step) => at(step / 10)))),
      ...(index === distances.length - 1 ? bulbs.map((bulb) => glow(bulb, size * 4.2, withAlpha(light, 0.5))) : []),
      filled(mixColours(light, WHITE, 0.5), ...bulbs.map((bulb) => ellipse(bulb, size))),
    ];
  });
}
