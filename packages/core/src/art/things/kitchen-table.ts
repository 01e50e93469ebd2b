import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';

interface TableEdge {
  readonly area: Rect;
  /** The far edge of the table, where the wall begins. */
  readonly far: number;
  readonly sun: Rgba;
  readonly shade: Rgba;
}

const TILE = 118;

/** A wall of tiles that were glazed by hand, with the light of a window from the left. */
export function handmadeTiles(random: Random, wall: Rgba, { area, far, sun, shade }: TableEdge): readonly SceneNode[] {
  const groups: Path[][] = [[], [], [], []];
  const lit: Path[] = [];
  const dim: Path[] = [];
  const rows = Math.ceil((far - area.y) / TILE);
  const left = Math.floor(area.x / TILE) * TILE;
  for (let row = 0; row < rows; row += 1) {
    const y = far - (row + 1) * TILE;
    for (let x = left - (row % 2) * (TILE / 2); x < area.x + area.width; x += TILE) {
      const jut = () => between(random, 1.6, 3);
      const [a, b, c, d] = [jut(), jut(), jut(), jut()];
      const corners = [
        { x: x + a, y: y + b },
        { x: x + TILE - c, y: y + a },
        { x: x + TILE - d, y: y + TILE - b },
        { x: x + b, y: y + TILE - c },
      ] as const;
      groups[Math.floor(random() * groups.length)]?.push(polygon(corners));
      lit.push(
        polyline([
          { x: x + a + 2, y: y + TILE - c - 4 },
          { x: x + a + 2, y: y + b + 2 },
          { x: x + TILE - c - 4, y: y + a + 2 },
        ]),
      );
      dim.push(
        polyline([
          { x: x + b + 4, y: y + TILE - c - 2 },
          { x: x + TILE - d - 2, y: y + TILE - b - 2 },
          { x: x + TILE - c - 2, y: y + a + 4 },
        ]),
      );
    }
  }
  const pane = (x: number, down: number): Path =>
    polygon([
      { x, y: area.y },
      { x: x + 250, y: area.y },
      { x: x + 250 + down * 0.5, y: area.y + down },
      { x: x + down * 0.5, y: area.y + down },
    ]);
  return [
    filled(mixColours(wall, shade, 0.13), rectanglePath(area)),
    ...groups.map((paths, index) => filled(mixColours(wall, index < 2 ? WHITE : shade, [0.0, 0.035, 0.02, 0.05][index] ?? 0), ...paths)),
    stroked(withAlpha(WHITE, 0.12), 2.6, ...lit),
    stroked(withAlpha(shade, 0.13), 2.6, ...dim),
    shadowOf([filled(sun, pane(-330, far - area.y), pane(-50, far - area.y))], withAlpha(sun, 0.16), { x: 0, y: 0 }, 16),
    glow({ x: 60, y: area.y + (far - area.y) * 0.3 }, 760, withAlpha(mixColours(wall, sun, 0.7), 0.28)),
    painted(
      linearPaint({ x: 0, y: far - 190 }, { x: 0, y: far }, [withAlpha(shade, 0), withAlpha(shade, 0.42)]),
      rectanglePath({ ...area, y: far - 190, height: 190 }),
    ),
  ];
}

/** A worn table of planks that lie along it, with hard light on it from a window at the left. */
export function wornTable(random: Random, wood: Rgba, { area, far, sun, shade }: TableEdge): readonly SceneNode[] {
  const bottom = area.y + area.height;
  const count = 6;
  const edgeOf = (index: number) => far + (bottom - far) * (index / count) ** 1.3;
  const planks = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const [top, end] = [edgeOf(index), edgeOf(index + 1)];
    const high = end - top;
    const tone = mixColours(wood, random() < 0.5 ? WHITE : shade, between(random, 0, 0.09));
    const grain = Array.from({ length: 11 }, (_line, line): Path => {
      const y = top + high * ((line + between(random, 0.1, 0.9)) / 11);
      const [sway, phase] = [between(random, 0.02, 0.07) * high, random() * 6];
      return smoothLine(
        Array.from({ length: 14 }, (_point, step) => ({
          x: area.x + (area.width * step) / 13,
          y: y + sway * Math.sin(step * 1.1 + phase),
        })),
      );
    });
    const knots = Array.from(
      { length: Math.round(area.width / 700) },
      (): Point => ({ x: between(random, area.x, area.x + area.width), y: between(random, top + high * 0.25, end - high * 0.25) }),
    );
    const seams = Array.from({ length: Math.ceil(area.width / 900) }, () => between(random, area.x, area.x + area.width));
    const scars = Array.from({ length: Math.round(area.width / 130) }, (): Path => {
      const at = { x: between(random, area.x, area.x + area.width), y: between(random, top, end) };
      return smoothLine([at, { x: at.x + between(random, 20, 90), y: at.y + between(random, -9, 9) }]);
    });
    return [
      painted(
        linearPaint({ x: 0, y: top }, { x: 0, y: end }, [mixColours(tone, WHITE, 0.1), tone, mixColours(tone, shade, 0.16)]),
        rectanglePath({ x: area.x, y: top, width: area.width, height: high + 1 }),
      ),
      stroked(withAlpha(mixColours(tone, shade, 0.8), 0.24), 1.8 + high * 0.008, ...grain),
      filled(withAlpha(mixColours(tone, shade, 0.8), 0.36), ...knots.map((knot) => ellipse(knot, high * 0.2, high * 0.09))),
      stroked(
        withAlpha(mixColours(tone, shade, 0.8), 0.3),
        2,
        ...knots.flatMap((knot) => [ellipse(knot, high * 0.32, high * 0.15), ellipse(knot, high * 0.48, high * 0.22)]),
      ),
      stroked(withAlpha(mixColours(tone, WHITE, 0.6), 0.3), 1.6, ...scars),
      filled(
        mixColours(tone, shade, 0.75),
        rectanglePath({ x: area.x, y: top - 1, width: area.width, height: 2 + high * 0.02 }),
        ...seams.map((x) => rectanglePath({ x, y: top, width: 2.4, height: high })),
      ),
      filled(
        withAlpha(mixColours(tone, WHITE, 0.7), 0.4),
        rectanglePath({ x: area.x, y: top + 2 + high * 0.02, width: area.width, height: 2 }),
      ),
    ];
  });
  const room = bottom - far;
  const pane = (x: number): Path =>
    polygon([
      { x, y: far },
      { x: x + 270, y: far },
      { x: x + 270 + room * 0.72, y: bottom },
      { x: x + room * 0.72 - 60, y: bottom },
    ]);
  return [
    ...planks.flat(),
    shadowOf([filled(sun, pane(-560), pane(-220), pane(120))], withAlpha(sun, 0.6), { x: 0, y: 0 }, 9),
    painted(
      linearPaint({ x: 0, y: far }, { x: 0, y: far + room * 0.16 }, [withAlpha(shade, 0.46), withAlpha(shade, 0)]),
      rectanglePath({ ...area, y: far, height: room * 0.16 }),
    ),
    filled(withAlpha(mixColours(sun, WHITE, 0.4), 0.5), rectanglePath({ x: area.x, y: far - 2, width: area.width, height: 3 })),
    painted(
      linearPaint({ x: 0, y: bottom - room * 0.3 }, { x: 0, y: bottom }, [
        withAlpha(shade, 0),
        withAlpha(mixColours(shade, BLACK, 0.3), 0.7),
      ]),
      rectanglePath({ ...area, y: bottom - room * 0.3, height: room * 0.3 }),
    ),
  ];
}

/** A linen cloth that lies in folds, aslant. @param at its middle. */
export function foldedCloth(random: Random, at: Point, reach: number, linen: Rgba, stripe: Rgba, shade: Rgba): readonly SceneNode[] {
  const place = (x: number, y: number): Point => ({ x: at.x + x * reach, y: at.y + y * reach * 0.7 });
  const sheet = polygon([
    place(-1.1, -0.2),
    place(-0.5, -0.72),
    place(0.2, -0.6),
    place(1.05, -0.72),
    place(1.2, 0.1),
    place(0.9, 0.8),
    place(0.1, 0.74),
    place(-0.7, 0.9),
  ]);
  const band = (x: number) =>
    polygon([place(x - 1.06, -0.2 + x * 0.06), place(x - 1.0, -0.24 + x * 0.06), place(x - 0.64, 0.86), place(x - 0.7, 0.88)]);
  const folds = [-0.3, 0.25, 0.7].map((x) =>
    smoothLine([place(x, -0.66), place(x + between(random, 0.02, 0.1), 0), place(x + 0.05, 0.78)]),
  );
  return [
    shadowOf([filled(shade, sheet)], withAlpha(shade, 0.55), { x: reach * 0.06, y: reach * 0.06 }, reach * 0.03),
    painted(linearPaint(place(-1, -0.6), place(1, 0.8), [mixColours(linen, WHITE, 0.4), linen, mixColours(linen, shade, 0.24)]), sheet),
    filled(withAlpha(stripe, 0.8), band(0.12), band(0.24)),
    shadowOf([stroked(shade, reach * 0.04, ...folds)], withAlpha(shade, 0.3), { x: reach * 0.02, y: 0 }, reach * 0.03),
    stroked(withAlpha(WHITE, 0.5), reach * 0.012, ...folds),
  ];
}

/** A wooden spoon that lies aslant. */
export function woodenSpoon(head: Point, long: number, angle: number, wood: Rgba, shade: Rgba): readonly SceneNode[] {
  const at = (along: number, out: number): Point => ({
    x: head.x + (along * Math.cos(angle) - out * Math.sin(angle)) * long,
    y: head.y + (along * Math.sin(angle) + out * Math.cos(angle)) * long * 0.8,
  });
  const bowl = polygonOf([
    at(-0.14, 0),
    at(-0.1, 0.075),
    at(0.02, 0.095),
    at(0.12, 0.05),
    at(0.16, 0),
    at(0.12, -0.05),
    at(0.02, -0.095),
    at(-0.1, -0.075),
  ]);
  const hollow = polygonOf([
    at(-0.11, 0),
    at(-0.07, 0.05),
    at(0.02, 0.065),
    at(0.1, 0.03),
    at(0.1, -0.03),
    at(0.02, -0.065),
    at(-0.07, -0.05),
  ]);
  const handle = polygonOf([at(0.1, 0.02), at(0.6, 0.02), at(1, 0.03), at(1.02, 0), at(1, -0.03), at(0.6, -0.02), at(0.1, -0.02)]);
  return [
    shadowOf([filled(shade, bowl, handle)], withAlpha(shade, 0.6), { x: long * 0.03, y: long * 0.035 }, long * 0.012),
    painted(linearPaint(at(0, -0.1), at(0, 0.1), [mixColours(wood, WHITE, 0.4), wood, mixColours(wood, shade, 0.3)]), handle, bowl),
    painted(linearPaint(at(0, -0.06), at(0, 0.06), [mixColours(wood, shade, 0.45), mixColours(wood, shade, 0.05)]), hollow),
  ];
}

function polygonOf(points: readonly Point[]): Path {
  return smoothLine(points, true);
}
