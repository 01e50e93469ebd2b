import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { pip, type Suit, turned } from './playing-cards.ts';

/** The cloth of a card table under a lamp. @param lamp where its light falls */
export function baize(random: Random, area: Rect, cloth: Rgba, shade: Rgba, lamp: Point): readonly SceneNode[] {
  const fibers = (count: number): readonly Path[] =>
    Array.from({ length: count }, (): Path => {
      const [x, y, turn] = [
        between(random, area.x, area.x + area.width),
        between(random, area.y, area.y + area.height),
        random() * Math.PI,
      ];
      return [
        ['M', x, y],
        ['L', x + Math.cos(turn) * 9, y + Math.sin(turn) * 9],
      ];
    });
  const count = Math.round((area.width * area.height) / 2400);
  return [
    filled(cloth, rectanglePath(area)),
    stroked(withAlpha(mixColours(cloth, WHITE, 0.5), 0.15), 1.4, ...fibers(count)),
    stroked(withAlpha(shade, 0.28), 1.5, ...fibers(count)),
    glow(lamp, 1050, withAlpha(mixColours(cloth, { r: 255, g: 232, b: 190, a: 1 }, 0.55), 0.62)),
    glow({ x: lamp.x + 620, y: lamp.y + 1250 }, 900, withAlpha(shade, 0.7)),
  ];
}

/** A stack of counters seen from above. */
export function chipStack(middle: Point, radius: number, tone: Rgba, paper: Rgba, suit: Suit, count: number): readonly SceneNode[] {
  return Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const at = { x: middle.x - index * 2.2, y: middle.y - index * 6 };
    const rim = ellipse(at, radius);
    const segments = Array.from({ length: 8 }, (_each, part) => {
      const turn = (part / 8) * 2 * Math.PI + index * 0.31;
      return polygon([
        polar(at, radius * 0.74, turn - 0.15),
        polar(at, radius * 1.1, turn - 0.17),
        polar(at, radius * 1.1, turn + 0.17),
        polar(at, radius * 0.74, turn + 0.15),
      ]);
    });
    return [
      shadowOf([filled(tone, rim)], withAlpha(BLACK, 0.6), index === 0 ? { x: 12, y: 18 } : { x: 2, y: 5 }, index === 0 ? 12 : 2),
      painted(
        linearPaint({ x: at.x - radius, y: at.y - radius }, { x: at.x + radius, y: at.y + radius }, [
          mixColours(tone, WHITE, 0.3),
          tone,
          mixColours(tone, BLACK, 0.35),
        ]),
        rim,
      ),
      clipped(rim, [filled(mixColours(paper, tone, 0.06), ...segments)]),
      stroked(withAlpha(paper, 0.85), radius * 0.035, ellipse(at, radius * 0.68)),
      painted(
        radialPaint({ x: at.x - radius * 0.2, y: at.y - radius * 0.2 }, radius * 0.8, [
          mixColours(paper, WHITE, 0.3),
          mixColours(paper, tone, 0.2),
        ]),
        ellipse(at, radius * 0.5),
      ),
      filled(tone, pip(suit, at, radius * 0.28)),
      stroked(
        withAlpha(WHITE, 0.4),
        2,
        smoothLine(Array.from({ length: 9 }, (_each, step) => polar(at, radius - 2, Math.PI * (1.05 + step * 0.06)))),
      ),
    ];
  }).flat();
}

/** A cartridge that lies on the table. @param angle where it points */
export function cartridge(middle: Point, long: number, angle: number): readonly SceneNode[] {
  const half = long * 0.13;
  const brass: Rgba = { r: 206, g: 158, b: 78, a: 1 };
  const copper: Rgba = { r: 176, g: 96, b: 62, a: 1 };
  const at = (x: number, y: number): Point => ({ x: middle.x + x * long, y: middle.y + y * half });
  const sheen = (tone: Rgba) =>
    linearPaint(at(0, -1), at(0, 1), [
      mixColours(tone, BLACK, 0.35),
      mixColours(tone, WHITE, 0.6),
      tone,
      mixColours(tone, BLACK, 0.45),
      mixColours(tone, BLACK, 0.65),
    ]);
  const tip = smoothShape([at(0.12, -0.92), at(0.3, -0.74), at(0.46, -0.3), at(0.5, 0), at(0.46, 0.3), at(0.3, 0.74), at(0.12, 0.92)]);
  const body = polygon([at(-0.46, -1), at(0.14, -1), at(0.14, 1), at(-0.46, 1)]);
  const base = polygon([at(-0.5, -1.08), at(-0.465, -1.08), at(-0.465, 1.08), at(-0.5, 1.08)]);
  const groove = polygon([at(-0.465, -0.84), at(-0.43, -0.84), at(-0.43, 0.84), at(-0.465, 0.84)]);
  return [
    turned(
      [
        shadowOf([filled(BLACK, tip, body, base)], withAlpha(BLACK, 0.65), { x: 6, y: 12 }, 8),
        painted(sheen(copper), tip),
        painted(sheen(brass), body),
        painted(sheen(brass), base),
        painted(sheen(mixColours(brass, BLACK, 0.4)), groove),
      ],
      middle,
      angle,
    ),
  ];
}

/** Petals of roses that have fallen about a place. */
export function fallenPetals(random: Random, middle: Point, spread: number, count: number, tone: Rgba, shade: Rgba): readonly SceneNode[] {
  return Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const at = polar(middle, spread * (index / count) ** 0.7, random() * 2 * Math.PI);
    const size = between(random, 26, 44);
    const angle = random() * 2 * Math.PI;
    const along = (share: number, out: number): Point =>
      polar(polar(at, size * (share - 0.5) * 1.6, angle), size * out, angle + Math.PI / 2);
    const path = smoothShape([
      along(0, 0),
      along(0.3, 0.5),
      along(0.72, 0.66),
      along(1, 0.3),
      along(0.93, 0),
      along(1, -0.34),
      along(0.7, -0.62),
      along(0.3, -0.42),
    ]);
    const own = mixColours(tone, index % 3 === 0 ? WHITE : shade, index % 3 === 0 ? 0.18 : between(random, 0, 0.3));
    return [
      shadowOf([filled(shade, path)], withAlpha(BLACK, 0.55), { x: 5, y: 9 }, 6),
      painted(linearPaint(along(0, 0), along(1, 0), [mixColours(own, shade, 0.5), own, mixColours(own, WHITE, 0.34)]), path),
      stroked(
        withAlpha(shade, 0.22),
        1.6,
        smoothLine([along(0.05, 0), along(0.5, 0.16), along(0.86, 0.26)]),
        smoothLine([along(0.05, 0), along(0.5, -0.14), along(0.86, -0.24)]),
      ),
    ];
  }).flat();
}

/** Drops of something dark that has been spilt. */
export function spiltDrops(random: Random, middle: Point, spread: number, tone: Rgba): readonly SceneNode[] {
  const drop = (at: Point, size: number): Path =>
    smoothShape(Array.from({ length: 9 }, (_, index) => polar(at, size * between(random, 0.82, 1.16), (index / 9) * 2 * Math.PI)));
  const drops = [
    drop(middle, spread * 0.24),
    ...Array.from({ length: 13 }, () =>
      drop(polar(middle, spread * between(random, 0.3, 1), random() * 2 * Math.PI), spread * between(random, 0.02, 0.085)),
    ),
  ];
  return [
    filled(mixColours(tone, BLACK, 0.16), ...drops),
    stroked(
      withAlpha(WHITE, 0.5),
      spread * 0.02,
      smoothLine([0, 1, 2, 3].map((step) => polar(middle, spread * 0.17, Math.PI * (1.1 + step * 0.13)))),
    ),
  ];
}
