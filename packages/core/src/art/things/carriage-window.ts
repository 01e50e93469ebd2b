import type { RoleColours } from '../../design/artwork.ts';
import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

export interface CarriageTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly brass: Rgba;
  readonly cloth: Rgba;
  readonly paper: Rgba;
  readonly ink: Rgba;
  readonly mark: Rgba;
}

/** The corner radius of a carriage's window, units. */
const CORNER = 52;

const WALNUT: Rgba = { r: 104, g: 58, b: 36, a: 1 };

/** The wood of a carriage's walls in a palette. */
export function carriageWood({ darkest, accent }: Pick<RoleColours, 'darkest' | 'accent'>): Rgba {
  return mixColours(mixColours(WALNUT, darkest, 0.36), accent, 0.1);
}

/** The outline of the pane. */
export function paneOf(view: Rect, grow = 0): Path {
  return roundedBox({ x: view.x - grow, y: view.y - grow, width: view.width + 2 * grow, height: view.height + 2 * grow }, CORNER + grow);
}

/** The paneled wall of a carriage. @param view its window, where it has no panels. */
export function carriageWall(random: Random, area: Rect, view: Rect, { wood, shade, light }: CarriageTones): readonly SceneNode[] {
  const grain = Array.from({ length: Math.round(area.width / 14) }, () => {
    const x = between(random, area.x, area.x + area.width);
    return smoothLine([0, 0.25, 0.5, 0.75, 1].map((down) => ({ x: x + between(random, -7, 7), y: area.y + area.height * down })));
  });
  const panels = [0, 1, 2, 3].flatMap((index) =>
    [view.x - 128 - 330 * (index + 1), view.x + view.width + 128 + 60 + 330 * index].map((x) =>
      roundedBox({ x, y: area.y + 90, width: 270, height: area.height - 180 }, 18),
    ),
  );
  return [
    painted(
      linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
        mixColours(wood, light, 0.08),
        wood,
        mixColours(wood, shade, 0.5),
      ]),
      rectanglePath(area),
    ),
    stroked(withAlpha(shade, 0.16), 1.6, ...grain),
    stroked(withAlpha(shade, 0.5), 5, ...panels),
    stroked(withAlpha(mixColours(wood, light, 0.6), 0.3), 1.6, ...panels),
  ];
}

/** The molding of the window, with a line of brass. */
export function windowFrame(view: Rect, { wood, shade, light, brass }: CarriageTones): readonly SceneNode[] {
  const edge = paneOf(view, 17);
  return [
    stroked(mixColours(wood, shade, 0.55), 34, edge),
    stroked(mixColours(wood, light, 0.28), 20, edge),
    stroked(withAlpha(light, 0.55), 2, paneOf(view, 8)),
    stroked(withAlpha(brass, 0.75), 3, paneOf(view, 29)),
    stroked(withAlpha(shade, 0.6), 5, paneOf(view, 1)),
  ];
}

/** A curtain that is drawn aside, tied low. @param outer x of the side that it hangs at. @param side 1 for the right one. */
export function drawnCurtain(
  outer: number,
  top: number,
  bottom: number,
  wide: number,
  side: 1 | -1,
  cloth: Rgba,
  { light, shade, brass }: CarriageTones,
): readonly SceneNode[] {
  const tie = 0.66;
  const reach = (down: number) => {
    const pull = down < tie ? 0.86 + 0.14 * Math.cos((down / tie) * Math.PI) : 0.72 + 0.5 * ((down - tie) / (1 - tie)) ** 0.8;
    return wide * (down < tie ? pull - 0.28 * (down / tie) ** 4 : pull);
  };
  const at = (share: number, down: number): Point => ({ x: outer - side * reach(down) * share, y: top + (bottom - top) * down });
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const fold = (from: number, to: number) =>
    polygon([...steps.map((down) => at(from, down)), ...steps.toReversed().map((down) => at(to, down))]);
  const count = 7;
  const band = polygon([
    at(-0.06, tie - 0.014),
    at(0.5, tie - 0.006),
    at(1.03, tie - 0.009),
    at(1.03, tie + 0.009),
    at(0.5, tie + 0.014),
    at(-0.06, tie + 0.008),
  ]);
  return [
    shadowOf([filled(shade, fold(-0.4, 1))], withAlpha(shade, 0.5), { x: -side * 9, y: 6 }, 10),
    ...Array.from({ length: count }, (_, index) => {
      const [from, to] = [index / count - (index ? 0 : 0.4), (index + 1) / count + 0.02];
      const [a, b] = [at(from, 0.3).x, at(to, 0.3).x];
      return painted(
        linearPaint({ x: a, y: 0 }, { x: b, y: 0 }, [
          mixColours(cloth, shade, 0.5),
          cloth,
          mixColours(cloth, light, 0.2 + 0.06 * index),
          mixColours(cloth, shade, 0.35),
        ]),
        fold(from, to),
      );
    }),
    stroked(withAlpha(light, 0.7), 2.4, polyline(steps.map((down) => at(1, down)))),
    painted(linearPaint(at(0, tie), at(1, tie), [mixColours(brass, shade, 0.4), brass]), band),
  ];
}

/** A table under the window with a map and a pencil on it, in the light from outside. @param sill its far edge. */
export function carriageTable(
  random: Random,
  area: Rect,
  sill: number,
  place: (x: number) => number,
  { wood, shade, light, paper, ink, mark, brass }: CarriageTones,
): readonly SceneNode[] {
  const bottom = area.y + area.height;
  const deep = 128;
  const at = (x: number, down: number): Point => ({ x: place(500 + (x - 500) * (1 + down * 0.3)), y: sill + down * deep });
  const map = polygon([at(96, 0.2), at(400, 0.12), at(430, 0.86), at(66, 0.98)]);
  const parts = [at(172, 0.18), at(248, 0.16), at(324, 0.14)].map((head, index) =>
    polyline([head, at(157 + index * 91, 0.95 - index * 0.03)]),
  );
  const coast = smoothLine([at(110, 0.52), at(150, 0.4), at(190, 0.5), at(230, 0.34), at(290, 0.42), at(330, 0.28), at(404, 0.34)]);
  const roads = [
    smoothLine([at(120, 0.84), at(180, 0.66), at(260, 0.72), at(340, 0.5), at(412, 0.6)]),
    smoothLine([at(200, 0.9), at(230, 0.62), at(300, 0.48), at(316, 0.2)]),
  ];
  const way = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    return ellipse(at(130 + share * 262, 0.74 - share * 0.34 + 0.1 * Math.sin(share * 6)), 3.4, 2.2);
  });
  const grain = Array.from({ length: 26 }, () => {
    const [x, down, long] = [between(random, area.x, area.x + area.width), between(random, 0.04, 1.6), between(random, 60, 260)];
    return polyline([
      { x, y: sill + down * deep },
      { x: x + long, y: sill + down * deep + between(random, -1.5, 1.5) },
    ]);
  });
  const top = rectanglePath({ x: area.x, y: sill, width: area.width, height: bottom - sill });
  const pencil = [at(430, 0.3), at(560, 0.78)] as const;
  return [
    shadowOf([filled(shade, top)], withAlpha(shade, 0.6), { x: 0, y: -6 }, 10),
    painted(
      linearPaint({ x: 0, y: sill }, { x: 0, y: bottom }, [
        mixColours(wood, light, 0.5),
        mixColours(wood, light, 0.16),
        mixColours(wood, shade, 0.45),
        mixColours(wood, shade, 0.8),
      ]),
      top,
    ),
    clipped(top, [stroked(withAlpha(shade, 0.2), 1.8, ...grain), glow({ x: place(620), y: sill + 20 }, 330, withAlpha(light, 0.34))]),
    filled(withAlpha(mixColours(light, WHITE, 0.4), 0.8), rectanglePath({ x: area.x, y: sill, width: area.width, height: 3 })),
    shadowOf([filled(shade, map)], withAlpha(shade, 0.6), { x: place(0) > 500 ? 8 : -8, y: 9 }, 7),
    painted(linearPaint(at(90, 0.5), at(420, 0.5), [mixColours(paper, shade, 0.16), paper, mixColours(paper, light, 0.4)]), map),
    clipped(map, [
      filled(
        withAlpha(mixColours(ink, paper, 0.5), 0.24),
        polygon([
          at(60, 0.1),
          at(110, 0.52),
          at(150, 0.4),
          at(190, 0.5),
          at(230, 0.34),
          at(290, 0.42),
          at(330, 0.28),
          at(404, 0.34),
          at(420, 0),
        ]),
      ),
      stroked(withAlpha(ink, 0.55), 1.8, coast),
      stroked(withAlpha(ink, 0.3), 1.6, ...roads),
      filled(
        withAlpha(shade, 0.14),
        polygon([at(172, 0.18), at(248, 0.16), at(248, 0.92), at(157, 0.95)]),
        polygon([at(324, 0.14), at(400, 0.12), at(430, 0.9), at(339, 0.89)]),
      ),
      stroked(withAlpha(shade, 0.22), 1.6, ...parts),
      filled(mark, ...way),
      filled(mark, ellipse(at(392, 0.42), 7.5, 5)),
    ]),
    stroked(withAlpha(shade, 0.45), 8, polyline(pencil.map(({ x, y }) => ({ x: x - 2, y: y + 7 })))),
    stroked(mark, 8, polyline(pencil)),
    stroked(withAlpha(WHITE, 0.45), 2, polyline(pencil.map(({ x, y }) => ({ x, y: y - 2 })))),
    stroked(brass, 8.4, polyline([at(430, 0.3), at(442, 0.345)])),
    filled(mixColours(paper, BLACK, 0.55), ellipse(at(563, 0.79), 4, 3)),
  ];
}
