import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** Where shadows fall on a table in the morning: the window is at the upper left. */
const FALL: Point = { x: 0.62, y: 0.78 };
const WOOD: Rgba = { r: 232, g: 186, b: 122, a: 1 };
const STEEL: Rgba = { r: 188, g: 192, b: 198, a: 1 };

export interface WritingTones {
  readonly paper: Rgba;
  readonly cover: Rgba;
  readonly mark: Rgba;
  readonly shade: Rgba;
}

function thrown(nodes: readonly SceneNode[], shade: Rgba, high: number, alpha = 0.42): SceneNode {
  return shadowOf(nodes, withAlpha(shade, alpha), { x: FALL.x * high, y: FALL.y * high }, high * 0.28);
}

/** A notebook with a wire binding that lies open at a clean page, seen from above. */
export function notebookPage(box: Rect, { paper, cover, mark, shade }: WritingTones): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const page = roundedBox(box, 16);
  const board = roundedBox({ x: x - 8, y: y - 10, width: width + 24, height: height + 22 }, 22);
  const sheets = [3, 2, 1].map((index) => roundedBox({ x: x + index * 2.6, y: y + index * 2.8, width, height }, 16));
  const count = Math.max(7, Math.round(height / 46));
  const rings = Array.from({ length: count }, (_, index) => y + (height * (index + 0.5)) / count);
  const dots = Array.from({ length: Math.floor(height / 30) - 1 }, (_, row) =>
    Array.from({ length: Math.floor((width - 90) / 30) }, (_none, column) =>
      ellipse({ x: x + 76 + column * 30, y: y + 30 + row * 30 }, 1.2),
    ),
  ).flat();
  const corner = Math.min(74, height * 0.14);
  const fold = [
    { x: x + width - corner, y: y + height },
    { x: x + width - corner * 0.72, y: y + height - corner * 0.66 },
    { x: x + width, y: y + height - corner },
  ];
  const [a, b, c] = fold;
  const cut: Path = a && c ? polygon([a, c, { x: x + width + 2, y: y + height + 2 }]) : [];
  const ribbonX = x + width * 0.72;
  return [
    thrown([filled(shade, board)], shade, 46, 0.5),
    thrown([filled(shade, board)], shade, 12, 0.4),
    filled(
      mark,
      polygon([
        { x: ribbonX, y: y + height - 6 },
        { x: ribbonX + 20, y: y + height - 6 },
        { x: ribbonX + 22, y: y + height + 74 },
        { x: ribbonX + 12, y: y + height + 60 },
        { x: ribbonX + 2, y: y + height + 76 },
      ]),
    ),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(cover, WHITE, 0.2), cover, mixColours(cover, shade, 0.3)]),
      board,
    ),
    ...sheets.map((sheet, index) => filled(mixColours(paper, shade, 0.2 - index * 0.05), sheet)),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(paper, WHITE, 0.7), paper, mixColours(paper, shade, 0.06)]),
      page,
    ),
    clipped(page, [
      filled(withAlpha(shade, 0.14), ...dots),
      painted(
        linearPaint({ x, y: 0 }, { x: x + 60, y: 0 }, [withAlpha(shade, 0.22), withAlpha(shade, 0)]),
        roundedBox({ x, y, width: 60, height }, 0),
      ),
      filled(mixColours(paper, shade, 0.22), cut),
    ]),
    ...(a && b && c
      ? [
          shadowOf([filled(shade, polygon([a, b, c]))], withAlpha(shade, 0.4), { x: -4, y: -3 }, 5),
          painted(
            linearPaint(b, { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }, [mixColours(paper, WHITE, 0.8), mixColours(paper, shade, 0.16)]),
            smoothShape([a, { x: (a.x + b.x) / 2 - 3, y: (a.y + b.y) / 2 }, b, { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 - 3 }, c]),
          ),
        ]
      : []),
    filled(mixColours(shade, BLACK, 0.2), ...rings.map((at) => ellipse({ x: x + 24, y: at }, 7, 6))),
    ...rings.flatMap((at): readonly SceneNode[] => {
      const wire = smoothLine([
        { x: x + 24, y: at },
        { x: x + 8, y: at - 12 },
        { x: x - 14, y: at - 8 },
        { x: x - 16, y: at + 4 },
      ]);
      return [
        shadowOf([stroked(shade, 6, wire)], withAlpha(shade, 0.4), { x: 4, y: 5 }, 2),
        stroked(mixColours(STEEL, shade, 0.4), 6, wire),
        stroked(mixColours(STEEL, WHITE, 0.6), 2.2, wire),
      ];
    }),
  ];
}

/** A cup of coffee on its saucer, from above. */
export function cupFromAbove(middle: Point, radius: number, china: Rgba, shade: Rgba, turn: number): readonly SceneNode[] {
  const handle = ribbonOf([
    polar(middle, radius * 0.6, turn),
    polar(middle, radius * 0.98, turn - 0.16),
    polar(middle, radius * 1, turn + 0.16),
    polar(middle, radius * 0.62, turn + 0.24),
  ]);
  const brown: Rgba = { r: 74, g: 42, b: 26, a: 1 };
  const disc = (share: number) => ellipse(middle, radius * share);
  const lit = (share: number, tones: readonly Rgba[]) =>
    painted(
      linearPaint(
        { x: middle.x - radius * share, y: middle.y - radius * share },
        { x: middle.x + radius * share, y: middle.y + radius * share },
        tones,
      ),
      disc(share),
    );
  const [pale, dim] = [mixColours(china, WHITE, 0.55), mixColours(china, shade, 0.24)];
  return [
    thrown([filled(shade, disc(1))], shade, 20, 0.46),
    lit(1, [pale, china, dim]),
    lit(0.86, [dim, china, pale]),
    lit(0.8, [china, china, mixColours(china, shade, 0.08)]),
    thrown([filled(shade, disc(0.66)), stroked(shade, radius * 0.12, handle)], shade, 30, 0.4),
    stroked(mixColours(china, shade, 0.16), radius * 0.13, handle),
    stroked(pale, radius * 0.05, handle),
    lit(0.66, [pale, china, dim]),
    lit(0.585, [dim, mixColours(china, shade, 0.1), pale]),
    painted(
      radialPaint({ x: middle.x + radius * 0.1, y: middle.y + radius * 0.1 }, radius * 0.62, [
        mixColours(brown, { r: 150, g: 92, b: 50, a: 1 }, 0.35),
        brown,
        mixColours(brown, { r: 190, g: 124, b: 70, a: 1 }, 0.55),
      ]),
      disc(0.55),
    ),
    stroked(
      withAlpha(WHITE, 0.4),
      radius * 0.024,
      smoothLine([2.5, 2.9, 3.3, 3.7].map((angle) => polar(middle, radius * 0.45, angle + 0.5))),
    ),
    glow(polar(middle, radius * 0.22, 3.9), radius * 0.2, withAlpha(WHITE, 0.22)),
  ];
}

function ribbonOf(points: readonly Point[]): Path {
  return smoothLine(points);
}

/** A pencil that lies on the table, with its point at `to`. */
export function pencil(from: Point, to: Point, breadth: number, paint: Rgba, shade: Rgba): readonly SceneNode[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [tx, ty] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const at = (along: number, out: number): Point => ({
    x: from.x + tx * along - ty * out * breadth,
    y: from.y + ty * along + tx * out * breadth,
  });
  const strip = (start: number, end: number, low: number, high: number) =>
    polygon([at(start, low), at(end, low), at(end, high), at(start, high)]);
  const neck = long - breadth * 4.6;
  const whole = polygon([at(0, -1), at(neck, -1), at(long, 0), at(neck, 1), at(0, 1)]);
  const up = -ty * -1 + tx > 0 ? -1 : 1;
  return [
    thrown([filled(shade, whole)], shade, breadth * 1.5, 0.48),
    filled(paint, strip(breadth * 4, neck, -1, 1)),
    filled(mixColours(paint, WHITE, 0.38), strip(breadth * 4, neck, up, up * 0.34)),
    filled(mixColours(paint, shade, 0.34), strip(breadth * 4, neck, -up, -up * 0.34)),
    filled({ r: 226, g: 130, b: 128, a: 1 }, strip(0, breadth * 2, -0.94, 0.94)),
    painted(
      linearPaint(at(0, up), at(0, -up), [mixColours(STEEL, WHITE, 0.6), STEEL, mixColours(STEEL, shade, 0.5)]),
      strip(breadth * 1.8, breadth * 4.1, -1.04, 1.04),
    ),
    stroked(
      withAlpha(shade, 0.4),
      1.4,
      ...[2.2, 2.7, 3.2, 3.7].map((share) => polyline([at(breadth * share, -1.04), at(breadth * share, 1.04)])),
    ),
    filled(
      WOOD,
      polygon([
        at(neck, -1),
        at(long, 0),
        at(neck, 1),
        at(neck + breadth * 0.5, 0.66),
        at(neck, 0.34),
        at(neck + breadth * 0.5, 0),
        at(neck, -0.34),
        at(neck + breadth * 0.5, -0.66),
      ]),
    ),
    filled(WOOD, polygon([at(neck + breadth * 0.2, -0.9), at(long, 0), at(neck + breadth * 0.2, 0.9)])),
    filled(mixColours(shade, BLACK, 0.3), polygon([at(long - breadth * 1.4, -0.3), at(long, 0), at(long - breadth * 1.4, 0.3)])),
  ];
}

/** A block of notes that stick, with lines of writing and a lifted corner. */
export function stickyNotes(middle: Point, size: number, turn: number, tone: Rgba, shade: Rgba): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({
    x: middle.x + size * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: middle.y + size * (x * Math.sin(turn) + y * Math.cos(turn)),
  });
  const sheet = smoothLine([at(-0.5, -0.5), at(0.5, -0.5)]);
  const note: Path = [...polygon([at(-0.5, -0.5), at(0.5, -0.5), at(0.51, 0.36), at(0.38, 0.5), at(-0.5, 0.5)])];
  const lines = [-0.22, -0.04, 0.14].map((y, index) =>
    smoothLine([at(-0.3, y), at(-0.1, y - 0.02), at(0.05, y + 0.015), at([0.3, 0.2, 0.26][index] ?? 0.2, y)]),
  );
  const ticks = [-0.22, -0.04].map((y) => smoothLine([at(-0.42, y - 0.01), at(-0.395, y + 0.03), at(-0.345, y - 0.05)]));
  return [
    thrown([filled(shade, note)], shade, 16, 0.5),
    filled(mixColours(tone, shade, 0.3), polygon([at(-0.48, -0.48), at(0.53, -0.48), at(0.53, 0.52), at(-0.48, 0.53)])),
    painted(linearPaint(at(0, -0.5), at(0.2, 0.5), [mixColours(tone, shade, 0.1), tone, mixColours(tone, WHITE, 0.3)]), note),
    filled(mixColours(tone, WHITE, 0.5), polygon([at(0.51, 0.36), at(0.38, 0.5), at(0.36, 0.34)])),
    stroked(withAlpha(shade, 0.14), size * 0.02, sheet),
    stroked(withAlpha(shade, 0.75), size * 0.024, ...lines, ...ticks),
  ];
}

/** Paper clips and a pin, dropped on the table. */
export function paperClips(
  random: Random,
  places: readonly Point[],
  size: number,
  tones: readonly Rgba[],
  shade: Rgba,
): readonly SceneNode[] {
  return places.flatMap((place, index): readonly SceneNode[] => {
    const turn = between(random, 0, 3);
    const at = (x: number, y: number): Point => ({
      x: place.x + size * (x * Math.cos(turn) - y * Math.sin(turn)),
      y: place.y + size * (x * Math.sin(turn) + y * Math.cos(turn)),
    });
    const wire = smoothLine([
      at(-0.4, -0.16),
      at(0.5, -0.16),
      at(0.62, 0),
      at(0.5, 0.16),
      at(-0.5, 0.16),
      at(-0.68, -0.03),
      at(-0.5, -0.26),
      at(0.4, -0.26),
    ]);
    const tone = tones[index % tones.length] ?? STEEL;
    return [
      shadowOf([stroked(shade, size * 0.09, wire)], withAlpha(shade, 0.4), { x: 4, y: 5 }, 2),
      stroked(mixColours(tone, shade, 0.2), size * 0.09, wire),
      stroked(mixColours(tone, WHITE, 0.5), size * 0.03, wire),
    ];
  });
}
