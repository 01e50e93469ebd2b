import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

export interface SouthernTones {
  readonly wall: Rgba;
  readonly tile: Rgba;
  readonly shutter: Rgba;
  readonly pane: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The share of a house's width that turns away from the sun. */
const SIDE = 0.3;

/**
 * A house of a southern coast in the sun: plain walls with one side in the shade, shuttered windows, arches, and a roof of tiles, a terrace or
 * a dome.
 * @param foot the lower left corner. @param sun 1 where the sun is at the left, -1 at the right.
 */
export function southernHouse(
  random: Random,
  foot: Point,
  width: number,
  height: number,
  sun: 1 | -1,
  tones: SouthernTones,
): readonly SceneNode[] {
  const { wall, tile, shutter, pane, light, shade } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + (sun > 0 ? x : 1 - x) * width, y: foot.y - up * height });
  const box = (x: number, up: number, wide: number, high: number): Path =>
    polygon([at(x, up), at(x + wide, up), at(x + wide, up + high), at(x, up + high)]);
  const turn = 1 - SIDE;
  const dim = mixColours(mixColours(wall, shade, 0.34), BLACK, 0.05);
  const roof = random();
  const floors = height > width * 1.15 ? 3 : 2;
  const windows = Array.from({ length: floors * 2 }, (_, index) => ({
    x: 0.1 + (index % 2) * 0.32,
    up: 0.14 + Math.floor(index / 2) * (0.8 / floors),
    isThere: random() < 0.86,
  })).filter(({ isThere }) => isThere);
  const [wide, high] = [0.13, 0.42 / floors];
  const arch = ({ x, up }: { readonly x: number; readonly up: number }): Path => {
    const middle = at(x + wide / 2, up + high * 0.8);
    const round = Array.from({ length: 9 }, (_, step) => polar(middle, (wide / 2) * width, -(Math.PI * step) / 8));
    return polygon([...round, { x: middle.x - (wide / 2) * width, y: at(0, up).y }, { x: middle.x + (wide / 2) * width, y: at(0, up).y }]);
  };
  const isArched = random() < 0.4;
  const openings = windows.map((window) => (isArched ? arch(window) : box(window.x, window.up, wide, high)));
  const shutters = isArched
    ? []
    : windows.flatMap(({ x, up }) => [box(x - wide * 0.52, up, wide * 0.46, high), box(x + wide * 1.06, up, wide * 0.46, high)]);
  const sills = windows.map(({ x, up }) => box(x - 0.02, up - 0.016, wide + 0.04, 0.018));
  const sideWindows = [0.2, 0.56].map((up) => box(turn + SIDE * 0.32, up, SIDE * 0.32, high * 0.8));
  return [
    painted(
      linearPaint(at(0, 1), at(0, 0), [mixColours(wall, WHITE, 0.22), wall, mixColours(wall, shade, 0.2)]),
      box(0, -0.02, turn, 1.02),
    ),
    filled(dim, box(turn, -0.02, SIDE, 1.02)),
    filled(mixColours(pane, BLACK, 0.15), ...openings),
    filled(mixColours(pane, shade, 0.45), ...sideWindows),
    filled(shutter, ...shutters),
    filled(withAlpha(shade, 0.28), ...sills),
    ...roofOf(),
  ];

  function roofOf(): readonly SceneNode[] {
    if (roof < 0.42) {
      const rise = between(random, 0.12, 0.2);
      const eaves = polygon([at(-0.05, 0.99), at(0.08, 1 + rise), at(turn - 0.02, 1 + rise), at(turn + 0.03, 0.99)]);
      return [
        filled(
          mixColours(tile, BLACK, 0.25),
          polygon([at(turn - 0.02, 1 + rise), at(0.94, 1 + rise * 0.86), at(1.04, 0.98), at(turn + 0.03, 0.99)]),
        ),
        painted(linearPaint(at(0, 1 + rise), at(0, 1), [mixColours(tile, light, 0.35), tile]), eaves),
        filled(withAlpha(shade, 0.35), box(0, 0.95, turn, 0.04)),
      ];
    }
    if (roof < 0.6) {
      const middle = at(0.4, 1);
      const round = Array.from({ length: 13 }, (_, step) => polar(middle, width * 0.27, -(Math.PI * step) / 12));
      return [
        filled(mixColours(wall, WHITE, 0.2), box(-0.02, 0.97, turn + 0.04, 0.06)),
        painted(
          linearPaint({ x: middle.x - sun * width * 0.27, y: 0 }, { x: middle.x + sun * width * 0.27, y: 0 }, [
            mixColours(shutter, WHITE, 0.4),
            shutter,
            mixColours(shutter, BLACK, 0.3),
          ]),
          polygon(round),
        ),
        filled(mixColours(wall, WHITE, 0.2), ellipse({ x: middle.x, y: middle.y - width * 0.31 }, width * 0.035, width * 0.06)),
      ];
    }
    return [
      filled(mixColours(wall, WHITE, 0.35), box(-0.02, 0.97, turn + 0.02, 0.07)),
      filled(mixColours(dim, WHITE, 0.12), box(turn, 0.97, SIDE + 0.02, 0.07)),
      ...(roof > 0.84
        ? [
            filled(mixColours(wall, shade, 0.16), box(0.12, 1.04, 0.22, 0.2)),
            filled(dim, box(0.34, 1.04, 0.1, 0.2)),
            filled(tile, box(0.1, 1.23, 0.36, 0.035)),
          ]
        : []),
    ];
  }
}

/** A cypress as a flame of dark green, with its lit side. */
export function cypress(foot: Point, height: number, sun: 1 | -1, leaf: Rgba, light: Rgba): readonly SceneNode[] {
  const middle = { x: foot.x, y: foot.y - height * 0.5 };
  return [
    filled(leaf, ellipse(middle, height * 0.1, height * 0.5)),
    filled(
      withAlpha(light, 0.35),
      ellipse({ x: middle.x - sun * height * 0.035, y: middle.y + height * 0.02 }, height * 0.045, height * 0.42),
    ),
    filled(
      mixColours(leaf, BLACK, 0.4),
      rectanglePath({ x: foot.x - height * 0.012, y: foot.y - height * 0.03, width: height * 0.024, height: height * 0.05 }),
    ),
  ];
}
