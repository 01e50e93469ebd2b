import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothShape } from '../drawing/outlines.ts';
import { turned } from './playing-cards.ts';

export interface Print {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  /** The turn of the print, radians. */
  readonly turn: number;
  /** The margin around the picture, and the wider one under it, units. */
  readonly rim: number;
  readonly low: number;
  /** True for the ragged edge of prints of the fifties. */
  readonly isDeckled: boolean;
  /** The hold of its corners. */
  readonly held: 'tape' | 'corners' | null;
  /** The corner that has curled up: 0 the upper left one, then clockwise. */
  readonly curled: 0 | 1 | 2 | 3;
}

interface PrintTones {
  readonly paper: Rgba;
  readonly shade: Rgba;
  readonly tape: Rgba;
  readonly light: Rgba;
}

/** Returns the box of a print's picture, before it is turned. */
export function pictureBox({ middle, width, height, rim, low }: Print): Rect {
  return { x: middle.x - width / 2 + rim, y: middle.y - height / 2 + rim, width: width - 2 * rim, height: height - rim - low };
}

/** An old print that lies on a table, with a curled corner and the shadow under it. @param view what it shows, in the box of its picture. */
export function snapshotPrint(
  random: Random,
  print: Print,
  view: readonly SceneNode[],
  { paper, shade, tape, light }: PrintTones,
): readonly SceneNode[] {
  const { middle, width, height, turn, rim, isDeckled, held, curled } = print;
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const box: Rect = { x: left, y: top, width, height };
  const picture = pictureBox(print);
  const outline = isDeckled ? deckledEdge(random, box) : cut(box, 0);
  const corner = { x: left + (curled === 1 || curled === 2 ? width : 0), y: top + (curled > 1 ? height : 0) };
  const [inX, inY] = [curled === 1 || curled === 2 ? -1 : 1, curled > 1 ? -1 : 1];
  const curl = Math.min(width, height) * 0.34;
  const towards = { x: corner.x + inX * curl, y: corner.y + inY * curl };
  return [
    turned(
      [
        shadowOf([filled(shade, lifted(box, corner, inX, inY))], withAlpha(shade, 0.5), { x: 10, y: 16 }, 14),
        shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: 2, y: 4 }, 3),
        painted(
          linearPaint({ x: left, y: top }, { x: left + width, y: top + height }, [
            mixColours(paper, WHITE, 0.55),
            paper,
            mixColours(paper, shade, 0.12),
          ]),
          outline,
        ),
        clipped(rectanglePath(picture), [
          ...view,
          // The chemicals have faded from the edges inwards.
          painted(
            radialPaint({ x: middle.x, y: middle.y }, Math.hypot(width, height) * 0.56, [
              withAlpha(light, 0.06),
              withAlpha(light, 0.06),
              withAlpha(mixColours(light, { r: 190, g: 110, b: 60, a: 1 }, 0.6), 0.26),
            ]),
            rectanglePath(picture),
          ),
        ]),
        stroked(withAlpha(shade, 0.22), 1.2, rectanglePath(picture)),
        clipped(outline, [
          // Gloss, and the corner that turns to the light.
          painted(
            linearPaint({ x: left, y: top }, { x: left + width, y: top + height * 0.9 }, [
              withAlpha(WHITE, 0.24),
              withAlpha(WHITE, 0.02),
              withAlpha(WHITE, 0),
              withAlpha(WHITE, 0.12),
              withAlpha(WHITE, 0),
            ]),
            rectanglePath(box),
          ),
          painted(
            linearPaint(corner, towards, [withAlpha(WHITE, 0.5), withAlpha(WHITE, 0.14), withAlpha(shade, 0.16), withAlpha(shade, 0)]),
            polygon([corner, { x: corner.x + inX * curl * 2, y: corner.y }, { x: corner.x, y: corner.y + inY * curl * 2 }]),
          ),
        ]),
        stroked(withAlpha(mixColours(paper, WHITE, 0.8), 0.8), 1.4, outline),
        ...(held === 'tape' ? tapes() : held === 'corners' ? paperCorners() : []),
      ],
      middle,
      turn,
    ),
  ];

  function tapes(): readonly SceneNode[] {
    const at = { x: middle.x + between(random, -0.08, 0.08) * width, y: top + 4 };
    const [long, thick] = [Math.max(70, width * 0.27), Math.max(22, width * 0.075)];
    const teeth = (side: number) =>
      Array.from(
        { length: 7 },
        (_, index): Point => ({ x: at.x + side * (long / 2 + (index % 2 === 0 ? 0 : 3.4)), y: at.y - thick / 2 + (index / 6) * thick }),
      );
    const strip = polygon([...teeth(-1), ...teeth(1).toReversed()]);
    return [
      turned(
        [
          shadowOf([filled(shade, strip)], withAlpha(shade, 0.3), { x: 1, y: 3 }, 2.4),
          painted(
            linearPaint({ x: at.x, y: at.y - thick / 2 }, { x: at.x, y: at.y + thick / 2 }, [
              withAlpha(mixColours(tape, WHITE, 0.4), 0.8),
              withAlpha(tape, 0.72),
              withAlpha(mixColours(tape, WHITE, 0.2), 0.8),
            ]),
            strip,
          ),
          stroked(
            withAlpha(WHITE, 0.3),
            1.2,
            polygon([
              { x: at.x - long * 0.3, y: at.y - thick / 2 },
              { x: at.x - long * 0.26, y: at.y + thick / 2 },
            ]),
            polygon([
              { x: at.x + long * 0.2, y: at.y - thick / 2 },
              { x: at.x + long * 0.22, y: at.y + thick / 2 },
            ]),
          ),
        ],
        at,
        between(random, -0.12, 0.12),
      ),
    ];
  }

  /** Black paper corners, which held it in an album. */
  function paperCorners(): readonly SceneNode[] {
    const size = Math.max(30, rim * 2.3);
    const dark = mixColours(mixColours(shade, BLACK, 0.3), paper, 0.12);
    const triangles = (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    ).map(([x, y]) => {
      const from = { x: left - 3 + x * (width + 6), y: top - 3 + y * (height + 6) };
      return polygon([from, { x: from.x + (x > 0 ? -size : size), y: from.y }, { x: from.x, y: from.y + (y > 0 ? -size : size) }]);
    });
    return [
      shadowOf([filled(shade, ...triangles)], withAlpha(shade, 0.45), { x: 1, y: 2 }, 1.6),
      filled(dark, ...triangles),
      stroked(withAlpha(WHITE, 0.2), 1.2, ...triangles),
    ];
  }
}

function cut({ x, y, width, height }: Rect, by: number): Path {
  return rectanglePath({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
}

/** The outline of a print's shadow, which is wider under its curled corner. */
function lifted({ x, y, width, height }: Rect, corner: Point, inX: number, inY: number): Path {
  return polygon(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ].map((each) => (each.x === corner.x && each.y === corner.y ? { x: each.x - inX * 9, y: each.y - inY * 11 } : each)),
  );
}

const TOOTH = 9;

function deckledEdge(random: Random, { x, y, width, height }: Rect): Path {
  const side = (from: Point, to: Point): readonly Point[] => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(4, Math.round(long / TOOTH));
    const [nx, ny] = [(to.y - from.y) / long, -(to.x - from.x) / long];
    return Array.from({ length: count }, (_, index) => {
      const share = index / count;
      const out = (index % 2 === 0 ? 1.8 : -1.8) * between(random, 0.5, 1.3);
      return { x: from.x + (to.x - from.x) * share + nx * out, y: from.y + (to.y - from.y) * share + ny * out };
    });
  };
  const [a, b, c, d] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as const;
  return smoothShape([...side(a, b), ...side(b, c), ...side(c, d), ...side(d, a)]);
}
