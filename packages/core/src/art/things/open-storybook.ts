import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';

/** An open book that lies with its spine to the viewer. */
export interface OpenBook {
  /** The middle of its front edge on the table. */
  readonly foot: Point;
  /** Its width at the front edge, and how deep it is drawn. */
  readonly wide: number;
  readonly deep: number;
  readonly tones: Readonly<Record<'cover' | 'paper' | 'print' | 'shade' | 'light', Rgba>>;
}

type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];
/** Its width at the rear edge, as a share of the front one. */
const REAR = 0.84;
const THICK = 0.036;

/** Returns the place on a page of an open book. @param across from the gutter, 0, to the outer edge, 1. @param down from the rear, 0, to the front, 1. */
export function onPage({ foot, wide, deep }: OpenBook, side: Side, across: number, down: number): Point {
  const spread = REAR + (1 - REAR) * down;
  const swell = (Math.sin(Math.min(1, across * 1.25) * Math.PI * 0.62) - across * 0.3) * deep * 0.1;
  const gutter = Math.max(0, 1 - across * 9) * deep * 0.05;
  return { x: foot.x + side * across * wide * 0.5 * spread, y: foot.y - wide * THICK - deep * (1 - down) - swell + gutter };
}

/** The cover, the block of pages and both open pages with print on them. */
export function openStorybook(book: OpenBook): readonly SceneNode[] {
  const { foot, wide, deep, tones } = book;
  const { cover, paper, print, shade, light } = tones;
  const thick = wide * THICK;
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const edge = (side: Side, down: number) => steps.map((share) => onPage(book, side, share, down));
  const rearHalf = wide * 0.5 * REAR;
  const board = polygon([
    { x: foot.x - rearHalf - 14, y: foot.y - deep - 4 },
    { x: foot.x + rearHalf + 14, y: foot.y - deep - 4 },
    { x: foot.x + wide * 0.5 + 20, y: foot.y },
    { x: foot.x - wide * 0.5 - 20, y: foot.y },
  ]);
  const lip = polygon([
    { x: foot.x - wide * 0.5 - 20, y: foot.y },
    { x: foot.x + wide * 0.5 + 20, y: foot.y },
    { x: foot.x + wide * 0.5 + 17, y: foot.y + 13 },
    { x: foot.x - wide * 0.5 - 17, y: foot.y + 13 },
  ]);
  return [
    shadowOf([filled(shade, board, lip)], withAlpha(shade, 0.8), { x: 0, y: 20 }, 20),
    painted(
      linearPaint({ x: foot.x - wide / 2, y: 0 }, { x: foot.x + wide / 2, y: 0 }, [
        mixColours(cover, WHITE, 0.14),
        cover,
        mixColours(cover, BLACK, 0.25),
      ]),
      board,
    ),
    filled(mixColours(cover, BLACK, 0.42), lip),
    filled(
      withAlpha(mixColours(cover, light, 0.5), 0.8),
      polygon([
        { x: foot.x - wide * 0.5 - 20, y: foot.y - 1 },
        { x: foot.x + wide * 0.5 + 20, y: foot.y - 1 },
        { x: foot.x + wide * 0.5 + 20, y: foot.y + 2 },
        { x: foot.x - wide * 0.5 - 20, y: foot.y + 2 },
      ]),
    ),
    ...SIDES.flatMap(pageOf),
    // The fold between the pages.
    stroked(withAlpha(shade, 0.5), 3, [
      ['M', foot.x, onPage(book, 1, 0, 0).y],
      ['L', foot.x, onPage(book, 1, 0, 1).y],
    ]),
  ];

  function pageOf(side: Side): readonly SceneNode[] {
    const [rear, front] = [edge(side, 0), edge(side, 1)];
    const outer = [0, 0.25, 0.5, 0.75, 1].map((down) => onPage(book, side, 1, down));
    const below = (points: readonly Point[], by: number) => points.map(({ x, y }) => ({ x, y: y + by }));
    const pages = [0.2, 0.4, 0.6, 0.8].map((share) => smoothLine(below(front, thick * share)));
    const lines = Array.from({ length: 10 }, (_, row) => {
      const down = 0.16 + row * 0.08;
      const end = row % 4 === 3 ? 0.7 : 0.9;
      return smoothLine([0.14, 0.3, 0.5, 0.7, end].map((share) => onPage(book, side, Math.min(share, end), down)));
    });
    return [
      filled(mixColours(paper, shade, 0.3), polygon([...front, ...below(front, thick).toReversed()])),
      filled(mixColours(paper, shade, 0.42), polygon([...outer, ...below(outer, thick).toReversed()])),
      stroked(withAlpha(shade, 0.32), 1.2, ...pages),
      painted(
        linearPaint(onPage(book, side, 0, 0.5), onPage(book, side, 1, 0.5), [
          mixColours(mixColours(paper, light, 0.75), shade, 0.1),
          mixColours(paper, light, 0.6),
          mixColours(paper, WHITE, 0.3),
          paper,
          mixColours(paper, shade, 0.18),
        ]),
        polygon([...rear, ...outer, ...front.toReversed()]),
      ),
      stroked(withAlpha(print, 0.34), Math.max(1.6, deep * 0.014), ...lines),
      stroked(withAlpha(WHITE, 0.75), 2, smoothLine(front)),
    ];
  }
}

/** A table of wood from its far edge to the foot of a front. @param end where it is darkest */
export function grainedTable(
  random: Random,
  area: Rect,
  rear: number,
  end: number,
  { wood, shade, light }: Readonly<Record<'wood' | 'shade' | 'light', Rgba>>,
): readonly SceneNode[] {
  const lines = Array.from({ length: Math.round(area.width / 22) }, () => {
    const x = between(random, area.x, area.x + area.width);
    const y = between(random, rear + 12, end - 30);
    return smoothLine([
      { x, y },
      { x: x + 120, y: y + between(random, -3, 3) },
      { x: x + between(random, 200, 420), y },
    ]);
  });
  return [
    painted(
      linearPaint({ x: 0, y: rear }, { x: 0, y: end }, [mixColours(wood, light, 0.1), wood, mixColours(wood, shade, 0.72)]),
      rectanglePath({ x: area.x, y: rear, width: area.width, height: area.y + area.height - rear }),
    ),
    stroked(withAlpha(shade, 0.3), 2, ...lines),
    filled(withAlpha(light, 0.35), rectanglePath({ x: area.x, y: rear - 1, width: area.width, height: 2.4 })),
  ];
}
