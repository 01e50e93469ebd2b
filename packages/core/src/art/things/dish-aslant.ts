import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { isCold } from './dish-company.ts';
import { type DishId, FILLINGS } from './dish-fillings.ts';
import { handlesOf, metalOf, rimOf, roomIn, shadeInside, type VesselId, vessel, vesselOf, woodOf, SQUARE } from './vessels.ts';
import { BAMBOO, enamelOf, TRAY } from './oven-vessels.ts';

/** The height of a vessel and the breadth of its foot, as shares of its radius. */
const BODY: Readonly<Record<VesselId, { readonly high: number; readonly foot: number; readonly belly: number }>> = {
  bowl: { high: 0.34, foot: 0.5, belly: 2.2 },
  platter: { high: 0.09, foot: 0.74, belly: 1.4 },
  pan: { high: 0.15, foot: 0.9, belly: 1 },
  pot: { high: 0.4, foot: 0.93, belly: 3 },
  board: { high: 0.07, foot: 1, belly: 1 },
  slate: { high: 0.05, foot: 1, belly: 1 },
  tray: { high: 0.07, foot: 1, belly: 1 },
  ovenDish: { high: 0.2, foot: 1, belly: 1 },
  grate: { high: 0.26, foot: 0.72, belly: 2.4 },
  steamer: { high: 0.24, foot: 0.99, belly: 1 },
};

interface Slant {
  /** The depth of a round thing as it is seen, as a share of its breadth. */
  readonly tilt: number;
  readonly shade: Rgba;
  /** The color of stoneware and china. */
  readonly glaze: Rgba;
}

/** A dish seen aslant from above, in hard light from the upper left: its long shadow, the wall of its vessel and its food. */
export function dishAslant(
  random: Random,
  middle: Point,
  reach: number,
  id: DishId,
  colours: RoleColours,
  slant: Slant,
): readonly SceneNode[] {
  const { tilt, shade, glaze } = slant;
  const served = vesselOf(id);
  const { high, foot, belly } = BODY[served];
  const down = high * reach * Math.sqrt(1 - tilt * tilt) * 1.3;
  const flat = (path: Path) => transformPath(path, [1, 0, 0, tilt, 0, middle.y - middle.y * tilt]);
  const rim = flat(rimOf(served, middle, reach));
  const handles = handlesOf(served, middle, reach).map(flat);
  const throws = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    const [x, y] = [down * 1.9 * share, down * (1 - share * 0.35)];
    return transformPath(rim, translation(x + reach * 0.02, y + reach * 0.03));
  });
  const own = {
    bowl: glaze,
    platter: glaze,
    pan: metalOf('pan', colours),
    pot: metalOf('pot', colours),
    board: woodOf(colours),
    slate: { r: 40, g: 42, b: 48, a: 1 },
    tray: TRAY,
    ovenDish: enamelOf(colours),
    grate: { r: 30, g: 30, b: 34, a: 1 },
    steamer: BAMBOO,
  }[served];
  return [
    shadowOf([filled(shade, ...throws)], withAlpha(shade, 0.62), { x: 0, y: 0 }, reach * 0.016),
    stroked(withAlpha(shade, 0.5), reach * 0.09, ...handles.map((path) => transformPath(path, translation(reach * 0.05, down * 0.7)))),
    painted(
      linearPaint({ x: middle.x - reach, y: 0 }, { x: middle.x + reach, y: 0 }, [
        mixColours(own, WHITE, 0.34),
        mixColours(own, WHITE, 0.06),
        mixColours(own, shade, 0.3),
        mixColours(own, shade, 0.66),
      ]),
      SQUARE.has(served) ? squareWall() : wall(),
    ),
    // Light grazes the wall under the rim.
    ...(SQUARE.has(served) ? [] : [stroked(withAlpha(mixColours(own, WHITE, 0.7), 0.28), reach * 0.016, arcOf(down * 0.24, 2.9, 1.8))]),
    slanted([
      ...vessel(random, served, middle, reach, glaze, colours),
      ...FILLINGS[id](random, middle, reach * roomIn(served), colours),
      ...shadeInside(served, middle, reach),
    ]),
    ...(isCold(id) ? [] : steam()),
  ];

  function slanted(children: readonly SceneNode[]): SceneNode {
    return { kind: 'group', transform: [1, 0, 0, tilt, 0, middle.y - middle.y * tilt], children };
  }

  function wall(): Path {
    const breadth = (share: number) => reach * (1 - (1 - foot) * share ** belly);
    const side = (sign: number) =>
      [0, 0.25, 0.5, 0.75].map((share) => ({ x: middle.x + sign * breadth(share), y: middle.y + down * share }));
    const base = Array.from({ length: 15 }, (_, index) => {
      const angle = Math.PI * (1 - index / 14);
      return { x: middle.x + reach * foot * Math.cos(angle), y: middle.y + down + reach * foot * tilt * Math.sin(angle) };
    });
    return polygon([...side(-1), ...base, ...side(1).toReversed()]);
  }

  /** The rim, and the rim pushed down, with what is between them. */
  function squareWall(): Path {
    return Array.from({ length: 6 }, (_, index) => transformPath(rim, translation(0, (down * (index + 1)) / 6))).flat();
  }

  function arcOf(below: number, from: number, to: number): Path {
    return smoothLine(
      Array.from({ length: 12 }, (_, index) => {
        const angle = from + ((to - from) * index) / 11;
        return { x: middle.x + reach * 0.99 * Math.cos(angle), y: middle.y + below + reach * tilt * Math.sin(angle) };
      }),
    );
  }

  function steam(): readonly SceneNode[] {
    const wisps = [-0.3, 0.04, 0.36].map((share, index) =>
      smoothLine(
        Array.from({ length: 8 }, (_, step) => ({
          x: middle.x + (share + 0.02 * step) * reach + Math.sin(step * 1.2 + index * 2.1) * reach * 0.07,
          y: middle.y - reach * (0.16 + step * (index === 1 ? 0.15 : 0.115)),
        })),
      ),
    );
    return [shadowOf([stroked(WHITE, reach * 0.07, ...wisps)], withAlpha(WHITE, 0.3), { x: 0, y: 0 }, reach * 0.05)];
  }
}

/** A thing that lies on a table, flat as it is seen from above, pressed to what is seen of it aslant. */
export function flatOn(children: readonly SceneNode[], { y }: Point, tilt: number): SceneNode {
  return { kind: 'group', transform: [1, 0, 0, tilt, 0, y - y * tilt], children };
}

/** A bulb of garlic. */
export function garlicBulb(at: Point, size: number): readonly SceneNode[] {
  const skin = { r: 246, g: 236, b: 220, a: 1 };
  const lobes = [-0.52, 0, 0.52].map((x) =>
    ellipse({ x: at.x + x * size, y: at.y + Math.abs(x) * size * -0.06 }, size * 0.56, size * 0.72),
  );
  const neck = smoothShape([
    { x: at.x - size * 0.34, y: at.y - size * 0.5 },
    { x: at.x - size * 0.1, y: at.y - size * 0.95 },
    { x: at.x + size * 0.02, y: at.y - size * 1.35 },
    { x: at.x + size * 0.16, y: at.y - size * 0.95 },
    { x: at.x + size * 0.36, y: at.y - size * 0.5 },
  ]);
  const veins = [-0.5, -0.2, 0.2, 0.5].map((x) =>
    smoothLine([
      polar(at, size * 0.9, -1.57 + x * 0.3),
      { x: at.x + x * size, y: at.y },
      { x: at.x + x * size * 0.7, y: at.y + size * 0.6 },
    ]),
  );
  return [
    filled(withAlpha(BLACK, 0.4), ellipse({ x: at.x + size * 0.7, y: at.y + size * 0.5 }, size * 1.3, size * 0.36)),
    painted(
      linearPaint({ x: at.x - size, y: at.y - size }, { x: at.x + size, y: at.y + size * 0.7 }, [
        WHITE,
        skin,
        mixColours(skin, { r: 150, g: 110, b: 110, a: 1 }, 0.6),
      ]),
      ...lobes,
      neck,
    ),
    stroked(withAlpha({ r: 176, g: 130, b: 150, a: 1 }, 0.5), size * 0.05, ...veins),
  ];
}
