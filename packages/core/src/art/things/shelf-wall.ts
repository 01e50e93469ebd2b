import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { alongHall, type HallView, metreAt, seenAt } from './hall-view.ts';

export interface ShelfTones {
  readonly wood: Rgba;
  readonly books: readonly Rgba[];
  readonly light: Rgba;
  /** The color that shelves take on with distance. */
  readonly haze: Rgba;
}

/** Heights of the boards, meters; the fifth is the floor of the gallery. */
const BOARDS = [0.35, 1, 1.6, 2.2, 2.8, 3.35, 3.9, 4.45, 5];
const GALLERY = 2.8;
const TOP = 5.5;
/** The distances of the posts between the bays, the farthest first. */
const POSTS = [4.4, 3.6, 2.95, 2.42, 1.98, 1.62, 1.33, 1.09, 0.89, 0.73, 0.6, 0.49, 0.4, 0.33, 0.27, 0.22];
const BOOKS_IN_BAY = 9;

/**
 * A wall of books along a hall: bays with shelves full of books, posts between them, and a gallery with its rail.
 * @param area the part that is seen. @param x meters from the camera.
 */
export function shelfWall(
  random: Random,
  view: HallView,
  area: Rect,
  x: number,
  { wood, books, light, haze }: ShelfTones,
): readonly SceneNode[] {
  const inwards = -Math.sign(x);
  const [far, near] = [POSTS[0] ?? 1, POSTS.at(-1) ?? 1];
  const at = (up: number, distance: number, out = 0): Point => seenAt(view, x + inwards * out, up, distance);
  const end = { from: at(0, far), to: at(0, near) };
  const shades = (tone: Rgba) =>
    linearPaint({ x: end.from.x, y: 0 }, { x: end.to.x, y: 0 }, [
      mixColours(tone, haze, 0.5),
      mixColours(tone, haze, 0.12),
      mixColours(tone, BLACK, 0.18),
    ]);
  const byTone = new Map<Rgba, Path[]>();
  const gaps: Path[] = [];
  POSTS.slice(0, -1).forEach((back, bay) => {
    const front = POSTS[bay + 1] ?? back;
    const edge = at(0, back).x;
    if (edge < area.x || edge > area.x + area.width) return;
    const placeOf = (share: number) => front * (back / front) ** share;
    BOARDS.slice(0, -1).forEach((low, row) => {
      const high = BOARDS[row + 1] ?? low;
      let share = 0.04;
      while (share < 0.95) {
        const next = Math.min(0.96, share + between(random, 0.45, 1.5) / BOOKS_IN_BAY);
        const tall = low + 0.04 + (high - low) * between(random, 0.6, 0.88);
        const tone = books[Math.floor(random() * books.length)] ?? wood;
        const book = alongHall(view, x, [low + 0.03, tall], [placeOf(share), placeOf(next - 0.008)]);
        if (random() < 0.07) gaps.push(book);
        else byTone.set(tone, [...(byTone.get(tone) ?? []), book]);
        share = next;
      }
    });
  });
  const boards = BOARDS.map((up) => polygon([at(up - 0.045, far), at(up + 0.03, far), at(up + 0.03, near), at(up - 0.045, near)]));
  const posts = POSTS.map((distance) => {
    const wide = distance * 1.045;
    return polygon([at(0, distance, 0.12), at(TOP, distance, 0.12), at(TOP, wide, 0.12), at(0, wide, 0.12)]);
  });
  const floor = polygon([at(GALLERY, far), at(GALLERY, far, 0.75), at(GALLERY, near, 0.75), at(GALLERY, near)]);
  const ledge = polygon([at(GALLERY, far, 0.75), at(GALLERY - 0.2, far, 0.75), at(GALLERY - 0.2, near, 0.75), at(GALLERY, near, 0.75)]);
  const rods = Array.from({ length: 44 }, (_, index) => {
    const distance = near * (far / near) ** (index / 43);
    return polyline([at(GALLERY, distance, 0.75), at(GALLERY + 0.92, distance, 0.75)]);
  });
  return [
    painted(shades(mixColours(wood, BLACK, 0.55)), alongHall(view, x, [0, TOP], [near, far])),
    ...[...byTone].map(([tone, paths]) => painted(shades(tone), ...paths)),
    filled(mixColours(wood, BLACK, 0.7), ...gaps),
    painted(shades(mixColours(wood, light, 0.16)), ...boards),
    painted(shades(mixColours(wood, light, 0.1)), ...posts),
    stroked(
      withAlpha(light, 0.3),
      1.4,
      ...POSTS.map((distance) => polyline([at(0, distance * 1.045, 0.12), at(TOP, distance * 1.045, 0.12)])),
    ),
    painted(
      shades(mixColours(wood, light, 0.24)),
      polygon([at(TOP, far, 0.2), at(TOP + 0.4, far, 0.2), at(TOP + 0.4, near, 0.2), at(TOP, near, 0.2)]),
    ),
    painted(shades(mixColours(wood, BLACK, 0.5)), floor),
    painted(shades(mixColours(wood, light, 0.2)), ledge),
    stroked(withAlpha(mixColours(light, wood, 0.35), 0.75), metreAt(view, 3) * 0.03, ...rods),
    painted(
      shades(mixColours(light, wood, 0.4)),
      polygon([
        at(GALLERY + 0.88, far, 0.75),
        at(GALLERY + 0.96, far, 0.75),
        at(GALLERY + 0.96, near, 0.75),
        at(GALLERY + 0.88, near, 0.75),
      ]),
    ),
  ];
}
