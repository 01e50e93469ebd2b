import { type Rgba, withAlpha } from '../../../design/colour.ts';
import type { Point, Rect } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../../drawing/nodes.ts';
import { polygon } from '../../drawing/outlines.ts';
import { ribbon } from '../../drawing/ribbon.ts';

interface TerracePlace {
  readonly area: Rect;
  readonly wallTop: number;
  readonly floor: number;
  readonly bottom: number;
  readonly room: number;
  /** Mirrors an x where the scene is mirrored, units. */
  readonly place: (x: number) => number;
}

interface TerraceTones {
  readonly stone: Rgba;
  /** The light on upper edges. */
  readonly rim: Rgba;
  readonly black: Rgba;
  readonly leaf: Rgba;
}

/** Pots on the terrace: across, their height as a share of the scene, and the number of leaves. */
const POTS = [
  { x: 700, high: 0.075, leaves: 17 },
  { x: 800, high: 0.1, leaves: 24 },
  { x: 915, high: 0.085, leaves: 20 },
  { x: 60, high: 0.095, leaves: 22 },
] as const;

/** A flat roof against the evening light: a low wall with a coping, the floor, and plants in pots. */
export function roofTerrace(
  random: Random,
  { area, wallTop, floor, bottom, room, place }: TerracePlace,
  tones: TerraceTones,
): readonly SceneNode[] {
  const { stone, rim, black, leaf } = tones;
  const [left, width] = [area.x, area.width];
  const strip = (y: number, height: number): Path => rectanglePath({ x: left, y, width, height });
  const joints = Array.from({ length: Math.ceil(width / 90) }, (_, index) =>
    rectanglePath({ x: left + index * 90, y: wallTop + 16, width: 2, height: floor - wallTop - 24 }),
  );
  return [
    painted(
      linearPaint({ x: 0, y: wallTop }, { x: 0, y: floor }, [stone, mixColours(stone, black, 0.55)]),
      strip(wallTop, floor - wallTop),
    ),
    filled(withAlpha(black, 0.35), ...joints),
    painted(
      linearPaint({ x: 0, y: floor - 12 }, { x: 0, y: bottom }, [mixColours(stone, black, 0.25), black, black]),
      strip(floor - 12, bottom - floor + 12),
    ),
    shadowOf([filled(black, strip(wallTop + 12, 8))], withAlpha(black, 0.5), { x: 0, y: 6 }, 5),
    filled(mixColours(stone, rim, 0.24), strip(wallTop - 6, 18)),
    filled(withAlpha(rim, 0.85), strip(wallTop - 7, 3)),
    ...POTS.flatMap(({ x, high, leaves }) => pot({ x: place(x), y: floor + room * 0.012 }, room * high, leaves)),
  ];

  function pot(foot: Point, height: number, leaves: number): readonly SceneNode[] {
    const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
    const blades = Array.from({ length: leaves }, (_, index) => {
      const lean = (index / (leaves - 1)) * 2 - 1 + between(random, -0.12, 0.12);
      const long = between(random, 0.9, 1.7) * (1 - 0.28 * Math.abs(lean));
      const tip = at(lean * long * 0.86, 0.95 + long * (1 - 0.52 * lean ** 2));
      const knee = at(lean * long * 0.3, 0.95 + long * 0.72);
      return ribbon([
        { ...at(lean * 0.14, 0.92), width: height * 0.03 },
        { ...knee, width: height * 0.1 },
        { ...tip, width: 0.4 },
      ]);
    });
    const half = Math.ceil(blades.length / 2);
    return [
      filled(mixColours(leaf, black, 0.62), ...blades.slice(0, half)),
      filled(mixColours(leaf, black, 0.34), ...blades.slice(half)),
      filled(withAlpha(rim, 0.5), ...blades.slice(half, half + 4)),
      painted(
        linearPaint(at(-0.4, 0), at(0.4, 0), [mixColours(stone, black, 0.5), mixColours(stone, rim, 0.16), mixColours(stone, black, 0.7)]),
        polygon([at(-0.28, 0), at(-0.4, 0.86), at(0.4, 0.86), at(0.28, 0)]),
      ),
      filled(mixColours(stone, rim, 0.3), polygon([at(-0.45, 0.82), at(-0.45, 0.98), at(0.45, 0.98), at(0.45, 0.82)])),
    ];
  }
}
