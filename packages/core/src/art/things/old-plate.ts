import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

/** The brown of old paper. */
export const AGE: Rgba = { r: 172, g: 124, b: 70, a: 1 };

interface SheetTones {
  readonly paper: Rgba;
  readonly shade: Rgba;
  /** Brown edges and spots of the sheet, from 0 to 1. */
  readonly age: number;
}

/** A board in woven cloth. */
export function clothBoard(random: Random, area: Rect, cloth: Rgba, shade: Rgba): readonly SceneNode[] {
  const threads = (length: number, at: (along: number) => readonly [Point, Point]) =>
    Array.from({ length: Math.round(length / 6) }, (_, index) => polyline(at(index * 6 + between(random, -1.4, 1.4))));
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const weft = threads(area.height, (along) => [
    { x: area.x, y: area.y + along },
    { x: right, y: area.y + along + between(random, -2, 2) },
  ]);
  const warp = threads(area.width, (along) => [
    { x: area.x + along, y: area.y },
    { x: area.x + along + between(random, -2, 2), y: bottom },
  ]);
  return [
    painted(
      linearPaint({ x: 0, y: area.y }, { x: 1000, y: area.y + area.height }, [
        mixColours(cloth, WHITE, 0.07),
        cloth,
        mixColours(cloth, shade, 0.2),
      ]),
      rectanglePath(area),
    ),
    stroked(withAlpha(shade, 0.13), 2, ...weft, ...warp.filter((_, index) => index % 2 === 0)),
    stroked(withAlpha(WHITE, 0.06), 1.6, ...warp.filter((_, index) => index % 2 === 1)),
  ];
}

/** The old sheet: its edges are uneven and brown, and it has spots. */
export function agedSheet(random: Random, sheet: Rect, { paper, shade, age }: SheetTones): readonly SceneNode[] {
  const edge = (count: number, at: (share: number, off: number) => Point) =>
    Array.from({ length: count }, (_, index) => at((index + 0.5) / count, between(random, -1.7, 1.7)));
  const { x, y, width, height } = sheet;
  const outline = polygon([
    ...edge(70, (share, off) => ({ x: x + share * width, y: y + off })),
    ...edge(100, (share, off) => ({ x: x + width + off, y: y + share * height })),
    ...edge(70, (share, off) => ({ x: x + width - share * width, y: y + height + off })),
    ...edge(100, (share, off) => ({ x: x + off, y: y + height - share * height })),
  ]);
  const spots = Array.from({ length: Math.round(70 * age) }, () => {
    const reach = 1 - random() ** 2.2;
    const spot = { x: x + width * random(), y: y + height * (random() < 0.5 ? reach : 1 - reach) };
    return ellipse(spot, between(random, 0.8, 4.2));
  });
  const around = { kind: 'fill', rule: 'evenodd', paint: { kind: 'solid', colour: AGE } } as const;
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.6), { x: 7, y: 12 }, 13),
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: 2, y: 3 }, 2.4),
    painted(
      radialPaint({ x: x + width * 0.44, y: y + height * 0.42 }, height * 0.75, [
        mixColours(paper, WHITE, 0.3),
        paper,
        mixColours(paper, AGE, 0.12 + 0.14 * age),
      ]),
      outline,
    ),
    clipped(outline, [
      shadowOf(
        [
          {
            ...around,
            path: [...rectanglePath({ x: x - 200, y: y - 200, width: width + 400, height: height + 400 }), ...rectanglePath(sheet)],
          },
        ],
        withAlpha(AGE, 0.3 + 0.4 * age),
        { x: 0, y: 0 },
        17,
      ),
      ...[0.16, 0.5, 0.86].map((share, index) =>
        glow({ x: x + width * (index === 1 ? 0.98 : share), y: y + height * [0.96, 0.24, 0.99][index]! }, 150, withAlpha(AGE, 0.2 * age)),
      ),
      filled(withAlpha(AGE, 0.3), ...spots),
    ]),
  ];
}

/** A double rule, and the edge that the plate has pressed into the paper around it. */
export function plateRules(rule: Rect, ink: Rgba): readonly SceneNode[] {
  const inner = { x: rule.x + 9, y: rule.y + 9, width: rule.width - 18, height: rule.height - 18 };
  const pressed = { x: rule.x - 12, y: rule.y - 12, width: rule.width + 24, height: rule.height + 24 };
  return [
    stroked(withAlpha(AGE, 0.35), 2.4, rectanglePath(pressed)),
    stroked(withAlpha(WHITE, 0.6), 1.4, rectanglePath({ ...pressed, x: pressed.x + 2, y: pressed.y + 2 })),
    stroked(withAlpha(ink, 0.9), 3.2, rectanglePath(rule)),
    stroked(withAlpha(ink, 0.9), 1.2, rectanglePath(inner)),
  ];
}
