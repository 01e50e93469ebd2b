import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { handwriting } from './letter-paper.ts';

export interface StallTones {
  readonly cloth: Rgba;
  readonly stripe: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly wood: Rgba;
  readonly brass: Rgba;
}

/** The cloth of an awning over a stall, with its seams and the light that lies on it, and its scalloped valance. @param edge the lower edge of the slope. @param drop the height of the valance. */
export function stallAwning(
  area: Rect,
  edge: number,
  drop: number,
  from: 1 | -1,
  { cloth, stripe, light, shade }: StallTones,
): readonly SceneNode[] {
  const wide = 1000 / 11;
  const first = Math.floor(area.x / wide) - 1;
  const last = Math.ceil((area.x + area.width) / wide) + 1;
  const indices = Array.from({ length: last - first }, (_, index) => first + index);
  /** Seams draw together towards the wall above. */
  const seam = (index: number, y: number) => 500 + (index * wide - 500) * (0.86 + 0.14 * ((y - area.y) / (edge - area.y)));
  const slope = (index: number) =>
    polygon([
      { x: seam(index, area.y), y: area.y },
      { x: seam(index + 1, area.y), y: area.y },
      { x: seam(index + 1, edge), y: edge },
      { x: seam(index, edge), y: edge },
    ]);
  const lobe = (index: number) => {
    const [left, right] = [index * wide, (index + 1) * wide];
    const bow = Array.from({ length: 11 }, (_, step) => {
      const angle = (step / 10) * Math.PI;
      return { x: (left + right) / 2 + Math.cos(angle) * (wide / 2), y: edge + drop * 0.5 + Math.sin(angle) * drop * 0.5 };
    });
    return polygon([{ x: left, y: edge }, { x: right, y: edge }, ...bow]);
  };
  const even = indices.filter((index) => index % 2 === 0);
  const odd = indices.filter((index) => index % 2 !== 0);
  const paint = (tone: Rgba) =>
    linearPaint({ x: 0, y: edge }, { x: 0, y: edge + drop }, [mixColours(tone, light, 0.14), tone, mixColours(tone, shade, 0.22)]);
  return [
    painted(
      linearPaint({ x: 0, y: area.y }, { x: 0, y: edge }, [mixColours(cloth, shade, 0.1), cloth, cloth, mixColours(cloth, light, 0.1)]),
      rectanglePath({ ...area, height: edge - area.y }),
    ),
    filled(withAlpha(mixColours(cloth, light, 0.5), 0.1), ...odd.map(slope)),
    stroked(
      withAlpha(shade, 0.16),
      2,
      ...indices.map((index) =>
        polyline([
          { x: seam(index, area.y), y: area.y },
          { x: seam(index, edge), y: edge },
        ]),
      ),
    ),
    glow({ x: from > 0 ? 760 : 240, y: edge - 60 }, 620, withAlpha(light, 0.13)),
    shadowOf([filled(shade, ...indices.map(lobe))], withAlpha(shade, 0.75), { x: 0, y: drop * 0.55 }, drop * 0.28),
    painted(paint(cloth), ...even.map(lobe)),
    painted(paint(stripe), ...odd.map(lobe)),
    // Each scallop bends: one of its sides is in the light.
    ...[...even, ...odd].map((index) =>
      painted(
        linearPaint(
          { x: index * wide, y: 0 },
          { x: (index + 1) * wide, y: 0 },
          from > 0
            ? [withAlpha(shade, 0.26), withAlpha(shade, 0), withAlpha(light, 0.2)]
            : [withAlpha(light, 0.2), withAlpha(shade, 0), withAlpha(shade, 0.26)],
        ),
        lobe(index),
      ),
    ),
    stroked(
      withAlpha(mixColours(stripe, light, 0.3), 0.8),
      3,
      ...indices.map((index) =>
        smoothLine(
          Array.from({ length: 9 }, (_, step) => ({
            x: (index + 0.5) * wide + Math.cos((step / 8) * Math.PI) * wide * 0.46,
            y: edge + drop * 0.46 + Math.sin((step / 8) * Math.PI) * drop * 0.46,
          })),
        ),
      ),
    ),
    filled(mixColours(cloth, light, 0.3), rectanglePath({ x: area.x, y: edge - 5, width: area.width, height: 5 })),
    filled(withAlpha(shade, 0.3), rectanglePath({ x: area.x, y: edge, width: area.width, height: 5 })),
  ];
}

/** The front of a wooden crate with slats. @param box its face. */
export function crateFront(random: Random, box: Rect, wood: Rgba, light: Rgba, shade: Rgba): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const slat = height / 3.2;
  const slats = [0, 1, 2].map((index) => roundedBox({ x, y: y + index * slat * 1.1, width, height: slat }, 3));
  const posts = [x + width * 0.03, x + width * 0.91].map((at) =>
    rectanglePath({ x: at, y: y - height * 0.05, width: width * 0.06, height: height * 1.08 }),
  );
  const grain = Array.from({ length: 9 }, (_, index) => {
    const from = x + between(random, 0.05, 0.6) * width;
    const at = y + ((index % 3) * 1.1 + between(random, 0.15, 0.85)) * slat;
    return polyline([
      { x: from, y: at },
      { x: from + width * between(random, 0.1, 0.34), y: at + between(random, -1, 1) },
    ]);
  });
  return [
    shadowOf([filled(shade, rectanglePath(box))], withAlpha(shade, 0.6), { x: 0, y: height * 0.12 }, height * 0.1),
    filled(mixColours(wood, shade, 0.78), rectanglePath(box)),
    painted(
      linearPaint({ x: 0, y }, { x: 0, y: y + height }, [mixColours(wood, light, 0.34), wood, mixColours(wood, shade, 0.4)]),
      ...slats,
    ),
    stroked(withAlpha(shade, 0.28), 1.4, ...grain),
    filled(withAlpha(light, 0.4), ...slats.map((_, index) => rectanglePath({ x, y: y + index * slat * 1.1, width, height: 2 }))),
    painted(linearPaint({ x: 0, y }, { x: 0, y: y + height }, [mixColours(wood, light, 0.2), mixColours(wood, shade, 0.35)]), ...posts),
    filled(
      withAlpha(shade, 0.7),
      ...posts.flatMap((_, end) =>
        [0, 1, 2].map((index) => ellipse({ x: x + width * (end ? 0.94 : 0.06), y: y + (index * 1.1 + 0.5) * slat }, 2.2)),
      ),
    ),
  ];
}

/** A paper tag with a price, on a stick in the heap. @param foot where the stick stands. */
export function priceTag(random: Random, foot: Point, size: number, paper: Rgba, shade: Rgba): readonly SceneNode[] {
  const lean = between(random, -0.12, 0.12);
  const at = (x: number, up: number): Point => ({ x: foot.x + (x + up * lean) * size, y: foot.y - (up - x * lean) * size });
  const tag = polygon([at(-0.6, 0.3), at(0.6, 0.3), at(0.6, 1.06), at(-0.6, 1.06)]);
  return [
    shadowOf([filled(shade, tag)], withAlpha(shade, 0.55), { x: size * 0.06, y: size * 0.1 }, size * 0.06),
    painted(linearPaint(at(0, 1.06), at(0, 0.3), [mixColours(paper, WHITE, 0.3), mixColours(paper, shade, 0.12)]), tag),
    stroked(mixColours(shade, paper, 0.1), Math.max(1, size * 0.045), ...handwriting(random, at(-0.44, 0.52), size * 0.86, size * 0.24)),
  ];
}

/** A hanging scale with a round dial and a brass pan. @param hook where it hangs. */
export function hangingScale(hook: Point, size: number, { brass, light, shade }: StallTones, face: Rgba): readonly SceneNode[] {
  const at = (x: number, down: number): Point => ({ x: hook.x + x * size, y: hook.y + down * size });
  const dial = at(0, 0.36);
  const pan = smoothShape([at(-0.42, 0.98), at(-0.36, 1.1), at(-0.18, 1.17), at(0.18, 1.17), at(0.36, 1.1), at(0.42, 0.98), at(0, 1.02)]);
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const spot = (share: number): Point => ({ x: dial.x + Math.cos(angle) * size * share, y: dial.y + Math.sin(angle) * size * share });
    return polyline([spot(0.13), spot(0.165)]);
  });
  return [
    stroked(mixColours(brass, shade, 0.4), size * 0.03, polyline([hook, at(0, 0.16)])),
    stroked(
      mixColours(brass, shade, 0.3),
      size * 0.014,
      polyline([at(0, 0.58), at(-0.4, 0.98)]),
      polyline([at(0, 0.58), at(0.4, 0.98)]),
      polyline([at(0, 0.58), at(0.06, 1)]),
    ),
    shadowOf([filled(shade, ellipse(dial, size * 0.23))], withAlpha(shade, 0.6), { x: 5, y: 7 }, 6),
    painted(
      linearPaint(at(-0.2, 0.2), at(0.2, 0.56), [mixColours(brass, light, 0.6), brass, mixColours(brass, shade, 0.5)]),
      ellipse(dial, size * 0.23),
    ),
    filled(face, ellipse(dial, size * 0.185)),
    stroked(mixColours(shade, BLACK, 0.2), size * 0.012, ...ticks),
    stroked({ r: 190, g: 40, b: 32, a: 1 }, size * 0.022, polyline([dial, at(0.09, 0.25)])),
    filled(shade, ellipse(dial, size * 0.022)),
    painted(linearPaint(at(-0.42, 1), at(0.42, 1.1), [mixColours(brass, light, 0.6), brass, mixColours(brass, shade, 0.55)]), pan),
    filled(mixColours(brass, shade, 0.5), ellipse(at(0, 0.99), size * 0.42, size * 0.06)),
    stroked(withAlpha(light, 0.8), size * 0.012, ellipse(at(0, 0.99), size * 0.42, size * 0.06)),
  ];
}

/** A chalk board in a frame with the prices of the day. */
export function chalkBoard(random: Random, box: Rect, { wood, light, shade }: StallTones, chalk: Rgba): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const slate = mixColours({ r: 44, g: 54, b: 52, a: 1 }, shade, 0.3);
  const rows = [0.24, 0.46, 0.68, 0.88];
  return [
    stroked(
      mixColours(wood, shade, 0.4),
      2,
      polyline([
        { x: x + width * 0.2, y },
        { x: x + width * 0.5, y: y - height * 0.3 },
        { x: x + width * 0.8, y },
      ]),
    ),
    shadowOf([filled(shade, rectanglePath(box))], withAlpha(shade, 0.6), { x: 6, y: 9 }, 8),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(wood, light, 0.45), wood, mixColours(wood, shade, 0.4)]),
      rectanglePath({ x: x - 9, y: y - 9, width: width + 18, height: height + 18 }),
    ),
    painted(linearPaint({ x, y }, { x, y: y + height }, [mixColours(slate, WHITE, 0.06), slate]), rectanglePath(box)),
    stroked(
      withAlpha(chalk, 0.85),
      2,
      ...rows.flatMap((down) => handwriting(random, { x: x + width * 0.1, y: y + height * down }, width * 0.46, height * 0.085)),
    ),
    stroked(
      withAlpha(chalk, 0.85),
      2,
      ...rows.flatMap((down) => handwriting(random, { x: x + width * 0.7, y: y + height * down }, width * 0.2, height * 0.085)),
    ),
  ];
}

/** A lamp under an enamel shade, with its light. @param bulb the middle of its opening. */
export function stallLamp(bulb: Point, top: number, size: number, enamel: Rgba, lamp: Rgba, shade: Rgba): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: bulb.x + x * size, y: bulb.y - up * size });
  return [
    glow({ x: bulb.x, y: bulb.y + size * 0.6 }, size * 4.4, withAlpha(lamp, 0.42)),
    stroked(mixColours(shade, BLACK, 0.3), 2.4, polyline([{ x: bulb.x, y: top }, at(0, 0.8)])),
    filled(mixColours(lamp, WHITE, 0.5), ellipse(bulb, size * 0.66, size * 0.17)),
    painted(
      linearPaint(at(-0.7, 0), at(0.7, 0), [mixColours(enamel, WHITE, 0.35), enamel, mixColours(enamel, shade, 0.5)]),
      smoothShape([
        at(-0.72, 0),
        at(-0.42, 0.4),
        at(-0.12, 0.62),
        at(-0.1, 0.84),
        at(0.1, 0.84),
        at(0.12, 0.62),
        at(0.42, 0.4),
        at(0.72, 0),
        at(0, -0.06),
      ]),
    ),
    filled(mixColours(lamp, WHITE, 0.7), ellipse({ x: bulb.x, y: bulb.y + size * 0.02 }, size * 0.5, size * 0.11)),
    glow(bulb, size * 1.1, withAlpha(lamp, 0.6)),
  ];
}
