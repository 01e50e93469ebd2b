import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** A line of handwriting as one stroke for each word. @param high the height of its small letters */
export function handwriting(random: Random, from: Point, wide: number, high: number): readonly Path[] {
  const words: Path[] = [];
  for (let x = from.x; x < from.x + wide - high * 2; ) {
    const letters = Math.round(between(random, 3, 8));
    const points: Point[] = [];
    let at = x;
    for (let letter = 0; letter < letters && at < from.x + wide; letter += 1) {
      const kind = random();
      const step = high * between(random, 0.62, 0.9);
      const lean = high * 0.3;
      const up = letter === 0 ? 2 : kind < 0.2 ? 1.9 : 0.95;
      points.push(
        { x: at, y: from.y },
        { x: at + step * 0.5 + lean * up * 0.5, y: from.y - high * up },
        { x: at + step * 0.42, y: from.y - high * up * 0.42 },
      );
      if (kind > 0.86) points.push({ x: at + step * 0.2, y: from.y + high * 0.9 }, { x: at + step * 0.66, y: from.y + high * 0.2 });
      at += step;
    }
    points.push({ x: at, y: from.y - high * 0.1 }, { x: at + high * 0.5, y: from.y - high * 0.34 });
    words.push(smoothLine(points));
    x = at + high * 1.25;
  }
  return words;
}

/** The front of an envelope with the shadow that it throws and the seams of its flaps; edged with the stripes of airmail where there are colors for them. */
export function envelopeFront(box: Rect, paper: Rgba, shade: Rgba, stripes: readonly [Rgba, Rgba] | null): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const outline = roundedBox(box, 10);
  const edge = 22;
  const inner = roundedBox({ x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge }, 4);
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.62), { x: 14, y: 24 }, 22),
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: 3, y: 5 }, 5),
    shadowOf([filled(shade, outline)], mixColours(paper, shade, 0.4), { x: 2, y: 3 }, 0),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [
        mixColours(paper, WHITE, 0.5),
        mixColours(paper, WHITE, 0.12),
        paper,
        mixColours(paper, shade, 0.14),
      ]),
      outline,
    ),
    clipped(outline, [
      ...(stripes
        ? [
            filled(stripes[0], ...slants(0)),
            filled(stripes[1], ...slants(1)),
            painted(
              linearPaint({ x, y }, { x: x + width, y: y + height }, [
                mixColours(paper, WHITE, 0.5),
                mixColours(paper, WHITE, 0.12),
                paper,
                mixColours(paper, shade, 0.12),
              ]),
              inner,
            ),
          ]
        : []),
      // The flaps of the other side show through.
      stroked(
        withAlpha(shade, 0.07),
        3,
        smoothLine([
          { x, y: y + height },
          { x: x + width * 0.42, y: y + height * 0.5 },
        ]),
        smoothLine([
          { x: x + width, y: y + height },
          { x: x + width * 0.58, y: y + height * 0.5 },
        ]),
      ),
    ]),
    stroked(
      withAlpha(WHITE, 0.55),
      2,
      smoothLine([
        { x: x + 10, y: y + 1 },
        { x: x + width - 10, y: y + 1 },
      ]),
    ),
  ];

  function slants(turn: 0 | 1): readonly Path[] {
    const step = 40;
    const count = Math.ceil((width + height) / step);
    return Array.from({ length: count }, (_, index) => {
      const at = x - height * 0.3 + (index * 2 + turn) * step;
      return polygon([
        { x: at, y },
        { x: at + step * 0.62, y },
        { x: at + step * 0.62 - height * 0.3, y: y + height },
        { x: at - height * 0.3, y: y + height },
      ]);
    });
  }
}

/** The open flap of an envelope behind its letter, with a patterned lining. @param box of the envelope */
export function openFlap({ x, y, width }: Rect, high: number, paper: Rgba, lining: Rgba, shade: Rgba): readonly SceneNode[] {
  const shape = (by: number) =>
    polygon([
      { x: x + by, y: y + 20 },
      { x: x + width * 0.1 + by, y: y - high + by },
      { x: x + width * 0.9 - by, y: y - high + by },
      { x: x + width - by, y: y + 20 },
    ]);
  const inside = shape(20);
  const dots = Array.from({ length: Math.ceil(width / 26) * 12 }, (_, index) => {
    const columns = Math.ceil(width / 26);
    const row = Math.floor(index / columns);
    return ellipse({ x: x + (index % columns) * 26 + (row % 2) * 13, y: y - row * 22 }, 4.4);
  });
  return [
    shadowOf([filled(shade, shape(0))], withAlpha(shade, 0.55), { x: 10, y: 16 }, 16),
    filled(mixColours(paper, shade, 0.06), shape(0)),
    filled(lining, inside),
    clipped(inside, [filled(withAlpha(mixColours(paper, lining, 0.2), 0.7), ...dots)]),
  ];
}

/** A sheet of letter paper with its folds. @param folds heights of the folds */
export function letterSheet(box: Rect, paper: Rgba, shade: Rgba, folds: readonly number[]): readonly SceneNode[] {
  const outline = rectanglePath(box);
  const right = box.x + box.width;
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.55), { x: 12, y: 18 }, 18),
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.4), { x: 2, y: 4 }, 4),
    painted(
      linearPaint({ x: box.x, y: box.y }, { x: right, y: box.y + box.height }, [
        mixColours(paper, WHITE, 0.6),
        mixColours(paper, WHITE, 0.25),
        paper,
      ]),
      outline,
    ),
    ...folds.flatMap((at) => [
      painted(
        linearPaint({ x: 0, y: at - 46 }, { x: 0, y: at }, [withAlpha(shade, 0), withAlpha(shade, 0.07)]),
        rectanglePath({ x: box.x, y: at - 46, width: box.width, height: 46 }),
      ),
      filled(withAlpha(WHITE, 0.7), rectanglePath({ x: box.x, y: at, width: box.width, height: 2.4 })),
    ]),
  ];
}

/** A seal of wax with a ring pressed into it. */
export function waxSeal(random: Random, middle: Point, radius: number, wax: Rgba, shade: Rgba): readonly SceneNode[] {
  const blot = smoothShape(
    Array.from({ length: 14 }, (_, index) => polar(middle, radius * between(random, 0.94, 1.14), (index / 14) * 2 * Math.PI)),
  );
  const petals = Array.from({ length: 6 }, (_, index) => ellipse(polar(middle, radius * 0.26, (index / 6) * 2 * Math.PI), radius * 0.17));
  return [
    shadowOf([filled(shade, blot)], withAlpha(shade, 0.65), { x: 5, y: 9 }, 7),
    painted(
      radialPaint({ x: middle.x - radius * 0.35, y: middle.y - radius * 0.4 }, radius * 1.6, [
        mixColours(wax, WHITE, 0.3),
        wax,
        mixColours(wax, BLACK, 0.4),
      ]),
      blot,
    ),
    painted(
      linearPaint({ x: middle.x - radius, y: middle.y - radius }, { x: middle.x + radius, y: middle.y + radius }, [
        mixColours(wax, BLACK, 0.34),
        mixColours(wax, BLACK, 0.06),
        mixColours(wax, WHITE, 0.26),
      ]),
      ellipse(middle, radius * 0.7),
    ),
    filled(mixColours(wax, BLACK, 0.1), ellipse(middle, radius * 0.63)),
    filled(mixColours(wax, WHITE, 0.2), ...petals),
    filled(mixColours(wax, BLACK, 0.2), ellipse(middle, radius * 0.12)),
    stroked(
      withAlpha(WHITE, 0.55),
      radius * 0.05,
      smoothLine([0, 1, 2, 3, 4].map((step) => polar(middle, radius * 0.9, Math.PI * (1.08 + step * 0.09)))),
    ),
  ];
}

/** A fountain pen that lies on paper. @param nib where it points */
export function fountainPen(nib: Point, end: Point, thin: number, tone: Rgba, shade: Rgba): readonly SceneNode[] {
  const [dx, dy] = [end.x - nib.x, end.y - nib.y];
  const long = Math.hypot(dx, dy);
  const at = (share: number, off: number): Point => ({
    x: nib.x + dx * share - (dy / long) * off * thin,
    y: nib.y + dy * share + (dx / long) * off * thin,
  });
  const gold: Rgba = { r: 226, g: 178, b: 92, a: 1 };
  const mirrored = (points: readonly (readonly [number, number])[]) => [
    ...points.map(([share, off]) => at(share, off)),
    ...points.toReversed().map(([share, off]) => at(share, -off)),
  ];
  const barrel = smoothShape(
    mirrored([
      [0.17, 0.62],
      [0.3, 0.8],
      [0.52, 1],
      [0.8, 1.02],
      [0.97, 0.8],
      [1, 0.3],
    ]),
  );
  const tip = polygon(
    mirrored([
      [0, 0.04],
      [0.07, 0.34],
      [0.13, 0.66],
      [0.175, 0.5],
    ]),
  );
  const round = (tint: Rgba) =>
    linearPaint(at(0.5, -1), at(0.5, 1), [
      mixColours(tint, WHITE, 0.16),
      mixColours(tint, WHITE, 0.6),
      tint,
      mixColours(tint, BLACK, 0.4),
      mixColours(tint, BLACK, 0.6),
    ]);
  const ring = (share: number, wide: number) =>
    polygon([at(share, -1.05), at(share + wide, -1.05), at(share + wide, 1.05), at(share, 1.05)]);
  return [
    shadowOf([filled(shade, barrel, tip)], withAlpha(shade, 0.6), { x: 9, y: 15 }, 8),
    painted(round(gold), tip),
    stroked(mixColours(gold, BLACK, 0.6), 1.8, smoothLine([at(0.01, 0), at(0.1, 0)])),
    painted(round(tone), barrel),
    painted(round(gold), ring(0.5, 0.016), ring(0.53, 0.008), ring(0.94, 0.01)),
    painted(round(gold), polygon([at(0.53, 0.1), at(0.78, 0.14), at(0.79, -0.14), at(0.53, -0.1)])),
  ];
}

/** A twine that crosses an envelope. */
export function twine(from: Point, to: Point, thick: number, tone: Rgba, shade: Rgba): readonly SceneNode[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const count = Math.round(long / (thick * 1.1));
  const strands = Array.from({ length: count }, (_, index): Path => {
    const middle = { x: from.x + (dx * (index + 0.5)) / count, y: from.y + (dy * (index + 0.5)) / count };
    const [ux, uy] = [dx / long, dy / long];
    return [
      ['M', middle.x - ux * thick * 0.5 - uy * thick * 0.42, middle.y - uy * thick * 0.5 + ux * thick * 0.42],
      ['L', middle.x + ux * thick * 0.5 + uy * thick * 0.42, middle.y + uy * thick * 0.5 - ux * thick * 0.42],
    ];
  });
  const line: Path = [
    ['M', from.x, from.y],
    ['L', to.x, to.y],
  ];
  return [
    shadowOf([stroked(shade, thick, line)], withAlpha(shade, 0.55), { x: 4, y: 6 }, 4),
    stroked(mixColours(tone, BLACK, 0.4), thick, line),
    stroked(tone, thick * 0.55, ...strands),
  ];
}
