import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** The colors of a cabinet in a light from the upper left. */
export interface CabinetTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly paper: Rgba;
  readonly ink: Rgba;
  readonly brass: Rgba;
}

/** Units that a compartment is deep, as it is seen. */
export function depthOf({ width, height }: Rect): number {
  return Math.min(30, Math.min(width, height) * 0.13);
}

/** Wood with its grain along the longer side. */
export function plank(random: Random, area: Rect, { wood, shade, light }: CabinetTones): readonly SceneNode[] {
  const isWide = area.width >= area.height;
  const [long, thick] = isWide ? [area.width, area.height] : [area.height, area.width];
  const at = (along: number, across: number): Point =>
    isWide ? { x: area.x + along, y: area.y + across } : { x: area.x + across, y: area.y + along };
  const count = Math.max(3, Math.min(240, Math.round((thick * long) / 7000)));
  const lines = Array.from({ length: count }, () => {
    const [from, length] = [between(random, -60, long), between(random, 160, 520)];
    const across = between(random, 1, thick - 1);
    return smoothLine(
      [0, 0.33, 0.66, 1].map((share) =>
        at(Math.max(0, Math.min(long, from + share * length)), Math.max(0.5, Math.min(thick - 0.5, across + between(random, -2.5, 2.5)))),
      ),
    );
  });
  return [
    painted(linearPaint(at(0, 0), at(0, thick), [mixColours(wood, light, 0.16), wood, mixColours(wood, shade, 0.26)]), rectanglePath(area)),
    stroked(withAlpha(mixColours(wood, shade, 0.8), 0.4), 2.2, ...lines.filter((_, index) => index % 3 !== 0)),
    stroked(withAlpha(mixColours(wood, light, 0.5), 0.26), 1.6, ...lines.filter((_, index) => index % 3 === 0)),
  ];
}

/** The raised frame around all compartments. */
export function rail({ x, y, width, height }: Rect, { wood, shade, light }: CabinetTones): readonly SceneNode[] {
  const frame = roundedBox({ x, y, width, height }, 8);
  return [
    shadowOf([filled(shade, frame)], withAlpha(shade, 0.75), { x: 5, y: 8 }, 8),
    painted(
      linearPaint({ x, y }, { x: x + width * 0.5, y: y + height }, [
        mixColours(wood, light, 0.3),
        mixColours(wood, light, 0.06),
        mixColours(wood, shade, 0.24),
      ]),
      frame,
    ),
    stroked(
      withAlpha(mixColours(wood, light, 0.6), 0.7),
      2,
      smoothLine([
        { x: x + 2, y: y + height - 6 },
        { x: x + 2, y: y + 3 },
      ]),
      smoothLine([
        { x: x + 3, y: y + 2 },
        { x: x + width - 6, y: y + 2 },
      ]),
    ),
  ];
}

/** An open compartment of a cabinet with what is in it. @param back the lining at its back. */
export function compartment(
  box: Rect,
  back: Rgba,
  { wood, shade, light }: CabinetTones,
  inside: readonly SceneNode[],
): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const deep = depthOf(box);
  const [right, bottom] = [x + width, y + height];
  const inner = { x: x + deep, y: y + deep, width: width - 2 * deep, height: height - 2 * deep };
  const [innerRight, innerBottom] = [right - deep, bottom - deep];
  const wall = (tone: Rgba, a: Point, b: Point, c: Point, d: Point) =>
    painted(linearPaint(a, d, [tone, mixColours(tone, shade, 0.34)]), polygon([a, b, c, d]));
  const corner = { a: { x, y }, b: { x: right, y }, c: { x: right, y: bottom }, d: { x, y: bottom } };
  const far = {
    a: { x: inner.x, y: inner.y },
    b: { x: innerRight, y: inner.y },
    c: { x: innerRight, y: innerBottom },
    d: { x: inner.x, y: innerBottom },
  };
  const around = {
    kind: 'fill',
    rule: 'evenodd',
    path: [...rectanglePath({ x: x - 300, y: y - 300, width: width + 600, height: height + 600 }), ...rectanglePath(inner)],
    paint: { kind: 'solid', colour: shade },
  } as const;
  return [
    clipped(rectanglePath(box), [
      painted(
        radialPaint({ x: x + width * 0.56, y: y + height * 0.56 }, Math.max(width, height) * 0.75, [
          mixColours(back, light, 0.2),
          back,
          mixColours(back, shade, 0.36),
        ]),
        rectanglePath(box),
      ),
      wall(mixColours(wood, shade, 0.68), corner.a, corner.b, far.b, far.a),
      wall(mixColours(wood, shade, 0.52), corner.a, far.a, far.d, corner.d),
      wall(mixColours(wood, light, 0.1), corner.b, far.b, far.c, corner.c),
      wall(mixColours(wood, light, 0.26), corner.d, corner.c, far.c, far.d),
      clipped(rectanglePath(inner), [
        shadowOf([around], withAlpha(mixColours(shade, BLACK, 0.2), 0.72), { x: deep * 0.55, y: deep * 0.75 }, deep * 0.5),
      ]),
      ...inside,
      // The frame's own shadow on what is in the compartment.
      shadowOf(
        [
          {
            ...around,
            path: [...rectanglePath({ x: x - 300, y: y - 300, width: width + 600, height: height + 600 }), ...rectanglePath(box)],
          },
        ],
        withAlpha(shade, 0.6),
        { x: deep * 0.24, y: deep * 0.36 },
        deep * 0.3,
      ),
    ]),
    stroked(withAlpha(mixColours(wood, light, 0.5), 0.7), 1.8, smoothLine([corner.d, corner.c]), smoothLine([corner.c, corner.b])),
    stroked(withAlpha(shade, 0.6), 2, smoothLine([corner.d, corner.a]), smoothLine([corner.a, corner.b])),
  ];
}

/** A label of old paper in a holder of brass, with its words written by others. */
export function paperLabel(random: Random, box: Rect, { paper, ink, brass, shade, light }: CabinetTones): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const rim = 13;
  const holder = roundedBox({ x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim }, 10);
  const stains = Array.from({ length: 26 }, () =>
    ellipse({ x: x + width * random(), y: y + height * random() }, between(random, 0.8, 2.6)),
  );
  const pin = (px: number, py: number): readonly SceneNode[] => [
    shadowOf([filled(shade, ellipse({ x: px, y: py }, 7))], withAlpha(shade, 0.8), { x: 2, y: 3 }, 2.4),
    painted(
      radialPaint({ x: px - 2.4, y: py - 2.6 }, 10, [mixColours(brass, WHITE, 0.75), brass, mixColours(brass, BLACK, 0.5)]),
      ellipse({ x: px, y: py }, 7),
    ),
  ];
  return [
    shadowOf([filled(shade, holder)], withAlpha(shade, 0.75), { x: 5, y: 8 }, 8),
    painted(
      linearPaint({ x, y: y - rim }, { x: x + width * 0.4, y: y + height + rim }, [
        mixColours(brass, WHITE, 0.5),
        brass,
        mixColours(brass, shade, 0.45),
        mixColours(brass, WHITE, 0.2),
      ]),
      holder,
    ),
    stroked(
      withAlpha(mixColours(brass, WHITE, 0.6), 0.8),
      1.6,
      roundedBox({ x: x - rim + 2, y: y - rim + 2, width: width + 2 * rim - 4, height: height + 2 * rim - 4 }, 9),
    ),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [
        mixColours(paper, light, 0.3),
        paper,
        mixColours(paper, { r: 178, g: 136, b: 82, a: 1 }, 0.16),
      ]),
      rectanglePath(box),
    ),
    clipped(rectanglePath(box), [
      shadowOf(
        [
          {
            kind: 'fill',
            rule: 'evenodd',
            path: [...rectanglePath({ x: x - 200, y: y - 200, width: width + 400, height: height + 400 }), ...rectanglePath(box)],
            paint: { kind: 'solid', colour: shade },
          },
        ],
        withAlpha(mixColours({ r: 120, g: 80, b: 40, a: 1 }, shade, 0.3), 0.55),
        { x: 3, y: 4 },
        13,
      ),
    ]),
    filled(withAlpha({ r: 150, g: 104, b: 56, a: 1 }, 0.2), ...stains),
    stroked(withAlpha(ink, 0.5), 1.6, rectanglePath({ x: x + 14, y: y + 14, width: width - 28, height: height - 28 })),
    stroked(withAlpha(ink, 0.36), 1, rectanglePath({ x: x + 20, y: y + 20, width: width - 40, height: height - 40 })),
    ...[x - rim * 0.1 + 12, x + width + rim * 0.1 - 12].flatMap((px) => [y - rim / 2, y + height + rim / 2].flatMap((py) => pin(px, py))),
  ];
}
