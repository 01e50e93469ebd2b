import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { DrawingColours } from '../heroes/tinted-thing.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { isCold } from './dish-company.ts';
import { type DishId, FILLINGS } from './dish-fillings.ts';
import { roundLoaf, type TableLight } from './table-setting.ts';

/** A dish on a table, seen aslant: its wall, its rim and its food, with steam over what is hot. @param reach half of its breadth. */
export function servedDish(
  random: Random,
  foot: Point,
  reach: number,
  id: DishId,
  colours: RoleColours,
  light: TableLight,
): readonly SceneNode[] {
  const { from, rim, shade, tilt } = light;
  const glaze = mixColours(mixColours(colours.paper, WHITE, 0.3), shade, 0.03);
  const high = reach * 0.22;
  const middle = { x: foot.x, y: foot.y - high };
  const at = (x: number, y: number): Point => ({ x: middle.x + x * reach, y: middle.y + y * reach });
  const wall = smoothShape([
    at(-1, 0),
    at(-0.9, 0.2 + tilt * 0.3),
    at(-0.5, 0.22 + tilt * 0.72),
    at(0, 0.24 + tilt * 0.84),
    at(0.5, 0.22 + tilt * 0.72),
    at(0.9, 0.2 + tilt * 0.3),
    at(1, 0),
  ]);
  const inner = reach * 0.86;
  return [
    shadowOf(
      [filled(shade, ellipse({ x: foot.x - from * reach * 0.12, y: foot.y + reach * 0.14 }, reach * 1.02, reach * tilt * 0.86))],
      withAlpha(shade, 0.5),
      { x: 0, y: 0 },
      reach * 0.05,
    ),
    painted(
      linearPaint(at(from, 0), at(-from, 0.3), [
        mixColours(glaze, rim, 0.5),
        mixColours(glaze, shade, 0.1),
        mixColours(glaze, shade, 0.32),
        mixColours(glaze, shade, 0.5),
      ]),
      wall,
    ),
    painted(
      linearPaint(at(from, -0.3), at(-from, 0.3), [mixColours(glaze, WHITE, 0.7), glaze, mixColours(glaze, shade, 0.2)]),
      ellipse(middle, reach, reach * tilt),
    ),
    painted(
      linearPaint(at(0, -tilt), at(0, tilt), [mixColours(glaze, shade, 0.42), mixColours(glaze, WHITE, 0.1)]),
      ellipse(middle, inner, inner * tilt),
    ),
    aslant(FILLINGS[id](random, middle, inner * 0.95, colours), middle, tilt),
    stroked(withAlpha(mixColours(rim, WHITE, 0.5), 0.8), reach * 0.014, ellipse(middle, reach * 0.99, reach * tilt * 0.99)),
    ...(isCold(id) ? [] : steamOver(middle, reach)),
  ];
}

/** A large loaf and two small ones on a board. @param reach half of the board's breadth. */
export function servedLoaves(random: Random, foot: Point, reach: number, wood: Rgba, light: TableLight): readonly SceneNode[] {
  const { from, shade } = light;
  return [
    ...breadBoard(foot, reach, wood, light),
    shadowOf(
      [filled(shade, ellipse({ x: foot.x - from * reach * 0.1, y: foot.y }, reach * 0.74, reach * 0.16))],
      withAlpha(shade, 0.6),
      { x: 0, y: 0 },
      reach * 0.04,
    ),
    ...roundLoaf(random, { x: foot.x - from * reach * 0.34, y: foot.y - reach * 0.12 }, reach * 0.4, light),
    ...roundLoaf(random, { x: foot.x + from * reach * 0.22, y: foot.y - reach * 0.02 }, reach * 0.56, light),
    ...roundLoaf(random, { x: foot.x - from * reach * 0.4, y: foot.y + reach * 0.12 }, reach * 0.27, light),
  ];
}

function breadBoard(foot: Point, breadth: number, board: Rgba, { from, rim, shade, tilt }: TableLight): readonly SceneNode[] {
  const plate = (down: number) => ellipse({ x: foot.x, y: foot.y + down }, breadth, breadth * tilt * 0.7);
  const thick = breadth * 0.09;
  return [
    shadowOf([filled(shade, plate(thick + 4))], withAlpha(shade, 0.5), { x: -from * breadth * 0.1, y: breadth * 0.06 }, breadth * 0.05),
    filled(mixColours(board, shade, 0.5), plate(thick)),
    painted(
      linearPaint({ x: foot.x + from * breadth, y: 0 }, { x: foot.x - from * breadth, y: 0 }, [
        mixColours(board, rim, 0.45),
        board,
        mixColours(board, shade, 0.3),
      ]),
      plate(0),
    ),
    stroked(withAlpha(mixColours(board, shade, 0.5), 0.4), 1.6, ellipse(foot, breadth * 0.84, breadth * tilt * 0.58)),
  ];
}

/** Things that lie in a plane, pressed to what is seen of it from aside. */
function aslant(children: readonly SceneNode[], { y }: Point, tilt: number): SceneNode {
  return { kind: 'group', transform: [1, 0, 0, tilt, 0, y - y * tilt], children };
}

function steamOver({ x, y }: Point, reach: number): readonly SceneNode[] {
  const wisps = [-0.34, 0.02, 0.36].map((share, index) =>
    smoothLine(
      Array.from({ length: 6 }, (_, step) => ({
        x: x + share * reach + Math.sin(step * 1.5 + index * 2.1) * reach * 0.07,
        y: y - reach * (0.1 + step * (index === 1 ? 0.15 : 0.11)),
      })),
    ),
  );
  return [shadowOf([stroked(WHITE, reach * 0.06, ...wisps)], withAlpha(WHITE, 0.5), { x: 0, y: 0 }, reach * 0.045)];
}

interface ThingPlace extends TableLight {
  /** The color around it, on which it has to be seen. */
  readonly ground: Rgba;
  /** The board that it stands on. */
  readonly board: Rgba;
}

/** A thing that stands on a board on a table. @param tall its greatest height. @param wide its greatest breadth. */
export function servedThing(
  id: HeroId,
  foot: Point,
  tall: number,
  wide: number,
  colours: DrawingColours,
  { ground, board, ...light }: ThingPlace,
): readonly SceneNode[] {
  const { from, rim, shade, tilt } = light;
  const box = heroBounds(id);
  const half = Math.min(tall / box.height, wide / box.width);
  const breadth = Math.max(wide * 0.32, (box.width * half) / 2 + wide * 0.07);
  const stand = { x: foot.x, y: foot.y + breadth * tilt * 0.1 };
  const tones = paintHero(id, colours, {
    plain: heroColours(mixColours(colours.darkest, colours.dark, 0.3), colours.accent, colours.paper),
    grounds: [ground, mixColours(ground, shade, 0.4)],
  });
  const drawn = litHero(id, { middle: middleOver(id, stand, half), reach: half }, tones, { light: mixColours(rim, WHITE, 0.3), shade });
  return [
    ...breadBoard(foot, breadth, board, light),
    filled(
      withAlpha(mixColours(shade, BLACK, 0.2), 0.4),
      ellipse({ x: stand.x - from * half * 0.12, y: stand.y + 2 }, (box.width * half) / 2.1, breadth * tilt * 0.2),
    ),
    glow({ x: foot.x, y: stand.y - box.height * half * 0.5 }, box.height * half * 0.8, withAlpha(rim, 0.28)),
    ...drawn,
  ];
}
