import { type Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { roofSnow, snowCap } from './snow-cover.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

export interface HouseStyle {
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly door: Rgba;
  readonly pane: Rgba;
  readonly trim: Rgba;
  /** Color of the stripes over a shop window; null: the house is no shop. */
  readonly awning: Rgba | null;
  /** Color of snow on the roof and over the awning. */
  readonly snow?: Rgba;
}

/** A small town house with its gable to the street, standing on `foot` (its left corner). Walls and roof come first. */
export function townHouse(random: Random, foot: Point, width: number, height: number, style: HouseStyle): readonly SceneNode[] {
  const { wall, roof, door, pane, trim, awning, snow } = style;
  const at = (x: number, up: number): Point => ({ x: foot.x + width * x, y: foot.y - up });
  const gable = width * (0.42 + 0.2 * random());
  const chimney = random() < 0.5 ? 0.2 : 0.7;
  const floors = Math.max(1, Math.round(height / (width * 0.62)));
  const floor = height / floors;
  const windows = Array.from({ length: floors }, (_, index) =>
    index === 0 ? [] : [0.14, 0.58].flatMap((x) => window(at(x, index * floor + floor * 0.72), width * 0.25, floor * 0.46, pane, trim)),
  ).flat();
  return [
    filled(wall, polygon([at(0, 0), at(0, height), at(0.5, height + gable), at(1, height), at(1, 0)])),
    filled(mixColours(wall, BLACK, 0.13), rectanglePath({ x: foot.x + width * 0.86, y: foot.y - height, width: width * 0.14, height })),
    filled(
      mixColours(roof, { r: 122, g: 59, b: 46, a: 1 }, 0.4),
      polygon([
        at(chimney, height + gable * 0.1),
        at(chimney, height + gable * 0.98),
        at(chimney + 0.11, height + gable * 0.98),
        at(chimney + 0.11, height + gable * 0.1),
      ]),
    ),
    filled(
      roof,
      polygon([
        at(-0.07, height - width * 0.035),
        at(0.5, height + gable + width * 0.06),
        at(1.07, height - width * 0.035),
        at(1.07, height + width * 0.06),
        at(0.5, height + gable + width * 0.15),
        at(-0.07, height + width * 0.06),
      ]),
    ),
    ...(snow
      ? [
          filled(
            snow,
            roofSnow(
              at(-0.07, height + width * 0.06),
              at(0.5, height + gable + width * 0.14),
              at(1.07, height + width * 0.06),
              width * 0.055,
            ),
            snowCap(
              random,
              foot.x + width * (chimney - 0.02),
              foot.x + width * (chimney + 0.13),
              foot.y - height - gable * 0.97,
              width * 0.05,
            ),
          ),
        ]
      : []),
    filled(pane, ellipse(at(0.5, height + gable * 0.36), width * 0.075)),
    stroked(trim, width * 0.02, ellipse(at(0.5, height + gable * 0.36), width * 0.075)),
    ...windows,
    ...(awning ? shopWindow(at, width, floor, awning, style) : window(at(0.14, floor * 0.66), width * 0.24, floor * 0.4, pane, trim)),
    filled(door, doorway(at(0.66, 0), width * 0.2, floor * 0.62)),
    filled(trim, ellipse(at(0.82, floor * 0.28), width * 0.014)),
  ];
}

function doorway({ x, y }: Point, width: number, height: number): Path {
  const arch = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index / 8) * Math.PI;
    return { x: x + width / 2 + (Math.cos(angle) * width) / 2, y: y - height + width / 2 + (Math.sin(angle) * width) / 2 };
  });
  return polygon([{ x, y }, ...arch, { x: x + width, y }]);
}

function window({ x, y }: Point, width: number, height: number, pane: Rgba, trim: Rgba): readonly SceneNode[] {
  const box = rectanglePath({ x, y, width, height });
  return [
    filled(pane, box),
    stroked(trim, width * 0.09, box),
    stroked(
      trim,
      width * 0.06,
      polyline([
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + height },
      ]),
      polyline([
        { x, y: y + height / 2 },
        { x: x + width, y: y + height / 2 },
      ]),
    ),
    filled(trim, rectanglePath({ x: x - width * 0.1, y: y + height, width: width * 1.2, height: height * 0.09 })),
  ];
}

const STRIPES = 7;

function shopWindow(
  at: (x: number, up: number) => Point,
  width: number,
  floor: number,
  awning: Rgba,
  { pane, trim, snow }: HouseStyle,
): readonly SceneNode[] {
  const corner = at(0.08, floor * 0.62);
  const box = rectanglePath({ ...corner, width: width * 0.5, height: floor * 0.5 });
  const stripe = (index: number) => {
    const [from, to] = [0.04 + (0.58 * index) / STRIPES, 0.04 + (0.58 * (index + 1)) / STRIPES];
    return polygon([
      at(from, floor * 0.76),
      at(to, floor * 0.76),
      at(to, floor * 0.56),
      at((from + to) / 2, floor * 0.56 - width * 0.03),
      at(from, floor * 0.56),
    ]);
  };
  const stripes = (rest: number) =>
    Array.from({ length: STRIPES }, (_, index) => index)
      .filter((index) => index % 2 === rest)
      .map(stripe);
  return [
    filled(pane, box),
    stroked(trim, width * 0.022, box, polyline([at(0.33, floor * 0.62), at(0.33, floor * 0.12)])),
    filled(awning, ...stripes(0)),
    filled(trim, ...stripes(1)),
    ...(snow
      ? [filled(snow, polygon([at(0.02, floor * 0.7), at(0.03, floor * 0.81), at(0.63, floor * 0.81), at(0.64, floor * 0.7)]))]
      : []),
  ];
}
