import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothLine } from '../drawing/outlines.ts';

interface GateTones {
  readonly stone: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly roof: Rgba;
  readonly banner: Rgba;
}

/** Towers from the back to the front: the middle, the half width, the wall's height and the roof's, in heights of the whole. */
const TOWERS = [
  { x: 0.16, half: 0.045, tall: 0.56, roof: 0.2 },
  { x: -0.18, half: 0.05, tall: 0.46, roof: 0.19 },
  { x: 0.01, half: 0.075, tall: 0.7, roof: 0.3 },
  { x: 0.3, half: 0.042, tall: 0.36, roof: 0.16 },
  { x: -0.115, half: 0.056, tall: 0.4, roof: 0 },
  { x: 0.115, half: 0.056, tall: 0.4, roof: 0 },
] as const;

/** A gate between two towers, with the keep behind it, and light that comes through the arch. @param side 1 where light falls on the right */
export function skyGate(foot: Point, height: number, side: 1 | -1, { stone, shade, light, roof, banner }: GateTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
  const arch = (half: number, spring: number, crown: number): Path => [
    ...smoothLine([
      at(-half, spring),
      at(-half * 0.86, spring + (crown - spring) * 0.5),
      at(-half * 0.45, spring + (crown - spring) * 0.86),
      at(0, crown),
      at(half * 0.45, spring + (crown - spring) * 0.86),
      at(half * 0.86, spring + (crown - spring) * 0.5),
      at(half, spring),
    ]),
    ['L', at(half, 0).x, at(half, 0).y],
    ['L', at(-half, 0).x, at(-half, 0).y],
    ['Z'],
  ];
  const wall = polygon([at(-0.12, 0), at(-0.12, 0.32), at(0.12, 0.32), at(0.12, 0)]);
  const merlons = [-0.045, -0.015, 0.015, 0.045].map((x) =>
    rectanglePath({ ...at(x - 0.009, 0.345), width: 0.018 * height, height: 0.03 * height }),
  );
  return [
    ...TOWERS.slice(0, 4).flatMap(tower),
    painted(linearPaint(at(0, 0.32), at(0, 0), [mixColours(stone, shade, 0.3), mixColours(stone, shade, 0.1)]), wall, ...merlons),
    filled(mixColours(shade, BLACK, 0.2), arch(0.058, 0.12, 0.25)),
    painted(linearPaint(at(0, 0.22), at(0, 0), [light, mixColours(light, WHITE, 0.6)]), arch(0.046, 0.115, 0.228)),
    ...TOWERS.slice(4).flatMap(tower),
    ...[-0.115, 0.115].flatMap((x) => flag(x)),
    glow(at(0, 0.1), height * 0.2, withAlpha(light, 0.7)),
  ];

  function tower({ x, half, tall, roof: tip }: (typeof TOWERS)[number]): readonly SceneNode[] {
    const body = polygon([at(x - half, -0.02), at(x - half * 0.92, tall), at(x + half * 0.92, tall), at(x + half, -0.02)]);
    const crown = polygon([
      at(x - half * 0.95, tall - 0.03),
      at(x - half * 1.25, tall),
      at(x - half * 1.25, tall + 0.03),
      at(x + half * 1.25, tall + 0.03),
      at(x + half * 1.25, tall),
      at(x + half * 0.95, tall - 0.03),
    ]);
    const teeth = [-1.1, -0.55, 0, 0.55, 1.1].map((share) =>
      rectanglePath({ ...at(x + share * half - half * 0.16, tall + 0.05), width: half * 0.32 * height, height: 0.022 * height }),
    );
    const cone = polygon([at(x - half * 1.35, tall + 0.028), at(x, tall + tip), at(x + half * 1.35, tall + 0.028)]);
    const across = (tones: readonly Rgba[]) => linearPaint(at(x - side * half, 0), at(x + side * half, 0), tones);
    const slits = [0.24, 0.5, 0.76].flatMap((share, index) =>
      index === 1 && tip === 0
        ? []
        : rectanglePath({
            ...at(x - half * 0.1 + (index - 1) * half * 0.3, tall * share + 0.03),
            width: half * 0.2 * height,
            height: 0.03 * height,
          }),
    );
    const rim = side > 0 ? [at(x + half, 0), at(x + half * 0.92, tall)] : [at(x - half, 0), at(x - half * 0.92, tall)];
    return [
      painted(across([mixColours(stone, shade, 0.75), mixColours(stone, shade, 0.35), mixColours(stone, light, 0.3)]), body),
      painted(across([mixColours(stone, shade, 0.6), mixColours(stone, shade, 0.2), mixColours(stone, light, 0.45)]), crown),
      ...(tip > 0
        ? [
            painted(across([mixColours(roof, shade, 0.7), roof, mixColours(roof, light, 0.5)]), cone),
            stroked(shade, Math.max(0.8, height * 0.004), polyline([at(x, tall + tip - 0.01), at(x, tall + tip + 0.04)])),
          ]
        : [filled(mixColours(stone, shade, 0.3), ...teeth)]),
      filled(mixColours(light, WHITE, 0.3), slits),
      stroked(withAlpha(mixColours(light, WHITE, 0.4), 0.8), Math.max(0.8, height * 0.005), polyline(rim)),
    ];
  }

  /** A long banner on a tower beside the gate, a little curled by the wind. */
  function flag(x: number): readonly SceneNode[] {
    const half = 0.026;
    const cloth: Path = [
      ...smoothLine([at(x - half, 0.36), at(x - half * 1.08, 0.25), at(x - half * 0.9, 0.15)]),
      ['L', at(x, 0.118).x, at(x, 0.118).y],
      ['L', at(x + half * 1.1, 0.155).x, at(x + half * 1.1, 0.155).y],
      ['L', at(x + half, 0.36).x, at(x + half, 0.36).y],
      ['Z'],
    ];
    return [
      painted(
        linearPaint(at(x - half, 0), at(x + half, 0), [mixColours(banner, shade, 0.35), banner, mixColours(banner, light, 0.25)]),
        cloth,
      ),
      filled(mixColours(banner, light, 0.6), polygon([at(x, 0.3), at(x + half * 0.5, 0.265), at(x, 0.22), at(x - half * 0.5, 0.265)])),
    ];
  }
}
