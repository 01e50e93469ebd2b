import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

export interface ButteStyle {
  /** The middle of its foot. */
  readonly foot: Point;
  /** The width of the cliffs, units; the slope of rubble is twice as wide. */
  readonly width: number;
  readonly height: number;
  /** The color of the rock, and of the dust at its foot. */
  readonly rock: Rgba;
  readonly dust: Rgba;
  /** The color of the edges that the sun lights. */
  readonly light: Rgba;
  /** The side that the sun stands on: -1 left, 1 right. */
  readonly sun: -1 | 1;
}

/** A butte of the desert: sheer cliffs on a slope of rubble, with fissures, ledges and a lit edge. */
export function butte(random: Random, style: ButteStyle): readonly SceneNode[] {
  const { foot, width, height, rock, dust, light, sun } = style;
  const outline = butteOutline(random, style);
  const path = polygon(outline);
  const top = foot.y - height;
  const dark = mixColours(rock, { r: 0, g: 0, b: 0, a: 1 }, 0.45);
  const fissures = Array.from({ length: Math.max(5, Math.round(width / 11)) }, (): Path => {
    const x = foot.x + (random() - 0.5) * width;
    const [from, long, wide] = [top + height * between(random, 0, 0.2), height * between(random, 0.2, 0.52), between(random, 0.8, 2.6)];
    const sway = between(random, -4, 4);
    return polygon([
      { x: x - wide, y: from },
      { x: x + wide, y: from },
      { x: x + sway + wide * 0.6, y: from + long * 0.6 },
      { x: x + sway, y: from + long },
      { x: x + sway - wide * 0.6, y: from + long * 0.5 },
    ]);
  });
  const ledges = Array.from({ length: 5 }, (_, index): Path => {
    const y = top + height * (0.16 + 0.13 * index + between(random, -0.03, 0.03));
    return rectanglePath({ x: foot.x - width * 1.1, y, width: width * 2.2, height: between(random, 1, 2.6) });
  });
  const shade = (sun < 0 ? [foot.x - width * 0.2, foot.x + width * 0.7] : [foot.x + width * 0.2, foot.x - width * 0.7]) as [number, number];
  const around: SceneNode = {
    kind: 'fill',
    rule: 'evenodd',
    path: [...rectanglePath({ x: foot.x - width * 3, y: top - 200, width: width * 6, height: height + 500 }), ...path],
    paint: { kind: 'solid', colour: light },
  };
  return [
    painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: foot.y }, [rock, mixColours(rock, dust, 0.12), mixColours(rock, dust, 0.4), dust]),
      path,
    ),
    clipped(path, [
      painted(
        linearPaint({ x: shade[0], y: 0 }, { x: shade[1], y: 0 }, [withAlpha(dark, 0), withAlpha(dark, 0.5)]),
        rectanglePath({ x: foot.x - width * 1.4, y: top - 20, width: width * 2.8, height: height * 0.9 }),
      ),
      filled(withAlpha(dark, 0.3), ...fissures),
      filled(withAlpha(mixColours(rock, light, 0.4), 0.16), ...ledges),
      shadowOf([around], withAlpha(light, 0.75), { x: sun < 0 ? 5 : -5, y: 2 }, 2.6),
    ]),
  ];
}

/** From the left end of the rubble over the top to its right end. */
function butteOutline(random: Random, { foot, width, height }: ButteStyle): readonly Point[] {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * width, y: foot.y - y * height });
  const half = (): readonly (readonly [number, number])[] => {
    const shelf = random() < 0.55 ? between(random, 0.68, 0.86) : 0.97;
    const inner = shelf < 0.9 ? between(random, 0.28, 0.4) : 0.47;
    const rubble = between(random, 0.36, 0.46);
    return [
      [1.16, -0.02],
      [0.92, 0.1],
      [0.74, 0.22],
      [0.6, rubble - 0.04],
      [0.535, rubble],
      [0.525, rubble + 0.12],
      [0.505, rubble + 0.16],
      [0.5, shelf - 0.05],
      [0.48, shelf],
      [inner + 0.03, shelf + 0.01],
      [inner, shelf + 0.02],
      [inner - 0.01, 0.95],
      [inner - 0.03, 0.98],
    ];
  };
  const left = half().map(([x, y]) => at(-x, y));
  const right = half().map(([x, y]) => at(x, y));
  const crest = [-0.18, -0.06, 0.07, 0.2].map((x) => at(x, between(random, 0.975, 1.005)));
  return [...left, ...crest, ...right.toReversed()];
}
