import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

export interface CafeTones {
  readonly wall: Rgba;
  readonly wood: Rgba;
  readonly lamp: Rgba;
  readonly shade: Rgba;
  /** The colors of books and bottles on the shelves. */
  readonly things: readonly Rgba[];
}

/** The back wall of a café with shelves, in the light of lamps that hang over the tables. */
export function cafeInterior(random: Random, view: Rect, { wall, wood, lamp, shade, things }: CafeTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: view.x + view.width * x, y: view.y + view.height * y });
  const unit = view.height / 100;
  const boards = [0.3, 0.5, 0.7].map((y) =>
    rectanglePath({ x: at(0.06, 0).x, y: at(0, y).y, width: view.width * 0.88, height: unit * 1.6 }),
  );
  const stock = [0.3, 0.5, 0.7].flatMap((y) => {
    const row: { readonly tone: Rgba; readonly path: ReturnType<typeof polygon> }[] = [];
    for (let x = at(0.08, 0).x; x < at(0.9, 0).x; ) {
      const [wide, high] = [unit * between(random, 1.8, 3.6), unit * between(random, 8, 13)];
      const tone = things[Math.floor(random() * things.length)] ?? wood;
      const foot = at(0, y).y;
      const isBottle = random() < 0.3;
      if (random() < 0.86) {
        row.push({
          tone,
          path: isBottle
            ? smoothShape([
                { x, y: foot },
                { x, y: foot - high * 0.6 },
                { x: x + wide * 0.35, y: foot - high * 0.76 },
                { x: x + wide * 0.36, y: foot - high },
                { x: x + wide * 0.64, y: foot - high },
                { x: x + wide * 0.65, y: foot - high * 0.76 },
                { x: x + wide, y: foot - high * 0.6 },
                { x: x + wide, y: foot },
              ])
            : rectanglePath({ x, y: foot - high, width: wide, height: high }),
        });
      }
      x += wide + unit * (isBottle ? 1.2 : 0.3);
    }
    return row;
  });
  const lamps = [0.2, 0.5, 0.8].map((x, index) => at(x, index === 1 ? 0.2 : 0.15));
  return [
    painted(linearPaint(at(0, 0), at(0, 1), [mixColours(wall, shade, 0.24), wall, mixColours(wall, lamp, 0.3)]), rectanglePath(view)),
    glow(at(0.5, 0.45), view.width * 0.6, withAlpha(lamp, 0.6)),
    shadowOf([filled(shade, ...boards)], withAlpha(shade, 0.4), { x: 0, y: unit * 1.4 }, unit),
    ...things.map((tone) =>
      filled(mixColours(mixColours(tone, lamp, 0.34), shade, 0.12), ...stock.filter((one) => one.tone === tone).map(({ path }) => path)),
    ),
    filled(mixColours(wood, lamp, 0.2), ...boards),
    ...lamps.flatMap((hung): readonly SceneNode[] => [
      stroked(
        mixColours(shade, BLACK, 0.3),
        unit * 0.5,
        smoothLine([
          { x: hung.x, y: view.y },
          { x: hung.x, y: hung.y - unit * 5 },
        ]),
      ),
      glow({ x: hung.x, y: hung.y + unit * 3 }, unit * 26, withAlpha(lamp, 0.75)),
      filled(
        mixColours(things[0] ?? wood, shade, 0.15),
        smoothShape([
          { x: hung.x - unit * 1, y: hung.y - unit * 5.5 },
          { x: hung.x + unit * 1, y: hung.y - unit * 5.5 },
          { x: hung.x + unit * 3, y: hung.y - unit * 3 },
          { x: hung.x + unit * 6, y: hung.y + unit * 0.6 },
          { x: hung.x - unit * 6, y: hung.y + unit * 0.6 },
          { x: hung.x - unit * 3, y: hung.y - unit * 3 },
        ]),
      ),
      filled(mixColours(lamp, WHITE, 0.6), ellipse({ x: hung.x, y: hung.y + unit * 1 }, unit * 3, unit * 1.8)),
    ]),
  ];
}

/** A small table with a candle and two cups. @param middle of its top. @param reach half of its width. */
export function cafeTable(
  middle: Point,
  reach: number,
  floor: number,
  { wood, lamp, shade }: Pick<CafeTones, 'wood' | 'lamp' | 'shade'>,
): readonly SceneNode[] {
  const top = ellipse(middle, reach, reach * 0.1);
  const candle = { x: middle.x, y: middle.y - reach * 0.34 };
  const cup = (x: number) =>
    polygon([
      { x: x - reach * 0.1, y: middle.y - reach * 0.17 },
      { x: x + reach * 0.1, y: middle.y - reach * 0.17 },
      { x: x + reach * 0.07, y: middle.y - 1 },
      { x: x - reach * 0.07, y: middle.y - 1 },
    ]);
  return [
    filled(
      mixColours(shade, wood, 0.3),
      rectanglePath({ x: middle.x - reach * 0.05, y: middle.y, width: reach * 0.1, height: floor - middle.y }),
    ),
    filled(mixColours(wood, shade, 0.5), ellipse({ x: middle.x, y: middle.y + reach * 0.05 }, reach, reach * 0.1)),
    painted(
      linearPaint({ x: middle.x - reach, y: 0 }, { x: middle.x + reach, y: 0 }, [
        mixColours(wood, lamp, 0.2),
        mixColours(wood, lamp, 0.6),
        mixColours(wood, lamp, 0.2),
      ]),
      top,
    ),
    filled(mixColours(WHITE, lamp, 0.15), cup(middle.x - reach * 0.46), cup(middle.x + reach * 0.46)),
    filled(
      mixColours(WHITE, lamp, 0.3),
      rectanglePath({ x: middle.x - reach * 0.04, y: candle.y + reach * 0.1, width: reach * 0.08, height: reach * 0.24 }),
    ),
    glow(candle, reach * 0.8, withAlpha(lamp, 0.7)),
    filled(mixColours(lamp, WHITE, 0.6), ellipse(candle, reach * 0.045, reach * 0.1)),
  ];
}
