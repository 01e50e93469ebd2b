import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

export interface Cottage {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** Its gable faces the water. */
  readonly isGabled: boolean;
  readonly wall: Rgba;
  readonly roof: Rgba;
}

export interface CottageTones {
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly trim: Rgba;
  readonly pane: Rgba;
  readonly lamp: Rgba;
}

interface DrawnCottage {
  readonly nodes: readonly SceneNode[];
  /** The panes with a lamp behind them. */
  readonly lit: readonly Path[];
}

/** A cottage over a harbor: painted wall, slate roof, chimneys, and windows, some of them lit. @param sun 1: the light comes from the right. @param lamps the share of windows that are lit. */
export function harborCottage(random: Random, cottage: Cottage, sun: 1 | -1, lamps: number, tones: CottageTones): DrawnCottage {
  const { x, foot, width, height, isGabled, wall, roof } = cottage;
  const { light, shade, trim, pane, lamp } = tones;
  const top = foot - height;
  const rise = isGabled ? width * between(random, 0.44, 0.56) : height * between(random, 0.42, 0.56);
  const over = width * 0.05;
  const middle = x + width / 2;
  const right = x + width;
  const [shaded, lit] = sun > 0 ? [x, right] : [right, x];
  const front = isGabled
    ? polygon([
        { x, y: foot },
        { x, y: top },
        { x: middle, y: top - rise },
        { x: right, y: top },
        { x: right, y: foot },
      ])
    : rectanglePath({ x, y: top, width, height });
  const slope = isGabled ? gableRoof() : eavesRoof();
  const { frames, dark, bright } = windows();
  return {
    nodes: [
      ...(isGabled ? slope : []),
      ...chimneys(),
      painted(
        linearPaint({ x: shaded, y: top }, { x: lit, y: top + height * 0.3 }, [
          mixColours(wall, shade, 0.42),
          mixColours(wall, shade, 0.12),
          mixColours(wall, light, 0.4),
        ]),
        front,
      ),
      painted(linearPaint({ x: 0, y: foot - height * 0.4 }, { x: 0, y: foot }, [withAlpha(shade, 0), withAlpha(shade, 0.42)]), front),
      ...(isGabled ? [] : [filled(withAlpha(shade, 0.4), rectanglePath({ x, y: top, width, height: height * 0.08 }))]),
      ...(isGabled ? rakes() : slope),
      filled(mixColours(trim, shade, 0.14), ...frames),
      filled(pane, ...dark),
      filled(lamp, ...bright),
    ],
    lit: bright,
  };

  function eavesRoof(): readonly SceneNode[] {
    const inset = width * 0.07;
    const path = polygon([
      { x: x - over, y: top + 1 },
      { x: right + over, y: top + 1 },
      { x: right - inset, y: top - rise },
      { x: x + inset, y: top - rise },
    ]);
    const courses = [0.25, 0.5, 0.75].map((share) =>
      polyline([
        { x: x - over + (over + inset) * share, y: top - rise * share },
        { x: right + over - (over + inset) * share, y: top - rise * share },
      ]),
    );
    return [
      painted(
        linearPaint({ x: shaded, y: top }, { x: lit, y: top - rise }, [mixColours(roof, shade, 0.4), roof, mixColours(roof, light, 0.34)]),
        path,
      ),
      stroked(withAlpha(shade, 0.28), 1, ...courses),
      stroked(
        withAlpha(light, 0.6),
        1.4,
        polyline([
          { x: x + inset, y: top - rise },
          { x: right - inset, y: top - rise },
        ]),
      ),
    ];
  }

  /** The slope of a gabled roof behind its front, towards the light. */
  function gableRoof(): readonly SceneNode[] {
    const back = sun * width * 0.34;
    const edge = sun > 0 ? right : x;
    const path = polygon([
      { x: middle, y: top - rise },
      { x: middle + back, y: top - rise - 2 },
      { x: edge + back * 0.8, y: top - 3 },
      { x: edge, y: top },
    ]);
    return [painted(linearPaint({ x: 0, y: top - rise }, { x: 0, y: top }, [mixColours(roof, light, 0.45), roof]), path)];
  }

  function rakes(): readonly SceneNode[] {
    const edge = (end: number) =>
      polyline([
        { x: middle, y: top - rise - 1 },
        { x: end, y: top + 2 },
      ]);
    return [
      stroked(mixColours(roof, shade, 0.35), Math.max(2, width * 0.05), edge(x - over), edge(right + over)),
      stroked(withAlpha(light, 0.65), 1.2, edge(sun > 0 ? right + over : x - over)),
    ];
  }

  function chimneys(): readonly SceneNode[] {
    const spots = isGabled ? [0.5 + sun * 0.22] : random() < 0.5 ? [0.16, 0.84] : [0.2];
    const [half, high] = [width * 0.06, height * 0.2];
    return spots.flatMap((share) => {
      const at = x + width * share;
      const crown = top - rise - high * (isGabled ? 0.2 : 0.7);
      const brick = mixColours(roof, wall, 0.4);
      return [
        painted(
          linearPaint({ x: at - sun * half, y: 0 }, { x: at + sun * half, y: 0 }, [
            mixColours(brick, shade, 0.45),
            mixColours(brick, light, 0.3),
          ]),
          rectanglePath({ x: at - half, y: crown, width: half * 2, height: high + rise * 0.5 }),
        ),
        filled(
          mixColours(brick, shade, 0.3),
          rectanglePath({ x: at - half * 1.25, y: crown - 2, width: half * 2.5, height: 3 }),
          rectanglePath({ x: at - half * 0.5, y: crown - high * 0.28, width: half, height: high * 0.3 }),
        ),
      ];
    });
  }

  function windows(): { readonly frames: readonly Path[]; readonly dark: readonly Path[]; readonly bright: readonly Path[] } {
    const columns = width > 66 ? 3 : 2;
    const floors = height > width * 0.72 ? 2 : 1;
    const [frames, dark, bright]: [Path[], Path[], Path[]] = [[], [], []];
    const tall = (height / floors) * 0.42;
    const wide = Math.min(tall * 0.72, (width / columns) * 0.44);
    const add = (box: Rect, isLit: boolean) => {
      frames.push(rectanglePath({ x: box.x - 1.2, y: box.y - 1.2, width: box.width + 2.4, height: box.height + 2.8 }));
      const half = { width: box.width / 2 - 0.6, height: box.height / 2 - 0.6 };
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        (isLit ? bright : dark).push(rectanglePath({ x: box.x + dx * (half.width + 1.2), y: box.y + dy * (half.height + 1.2), ...half }));
      }
    };
    const door = Math.floor(random() * columns);
    for (let floor = 0; floor < floors; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = x + (width * (column + 0.5)) / columns - wide / 2;
        const y = foot - (height * (floor + 0.74)) / floors;
        if (floor === 0 && column === door) {
          const high = (height / floors) * 0.7;
          frames.push(rectanglePath({ x: at - 1, y: foot - high - 1, width: wide + 2, height: high + 1 }));
          dark.push(rectanglePath({ x: at + 0.4, y: foot - high + 0.6, width: wide - 0.8, height: high - 0.6 }));
        } else add({ x: at, y, width: wide, height: tall }, random() < lamps);
      }
    }
    if (isGabled && width > 40)
      add({ x: middle - wide * 0.35, y: top - rise * 0.38, width: wide * 0.7, height: tall * 0.62 }, random() < lamps);
    return { frames, dark, bright };
  }
}
