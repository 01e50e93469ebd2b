import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';

export interface TerracePlace {
  readonly area: Rect;
  /** The top of the balustrade, and the line that people stand on, units. */
  readonly wallTop: number;
  readonly floor: number;
  /** Height of the scene, units. */
  readonly room: number;
  /** 1 where the sun is at the left and the flowers at the right, or -1. */
  readonly sun: 1 | -1;
}

export interface TerraceTones {
  readonly pale: Rgba;
  readonly gold: Rgba;
  readonly shade: Rgba;
  readonly leaf: Rgba;
  readonly black: Rgba;
  readonly bloom: Rgba;
  /** From 0 by day to 1 in the dark. */
  readonly dim: number;
}

/** Distance between two balusters, units. */
const STEP = 34;
const EARTH = { r: 196, g: 120, b: 84, a: 1 };

/** A terrace with a balustrade, over which flowers climb. */
export function terrace(random: Random, place: TerracePlace, tones: TerraceTones): readonly SceneNode[] {
  const { area, wallTop, floor, sun } = place;
  const { pale, gold, shade, black, dim } = tones;
  const [left, bottom] = [area.x, area.y + area.height];
  const stone = mixColours(mixColours(pale, gold, 0.18), shade, 0.12 + dim * 0.9);
  const low = mixColours(stone, shade, 0.45);
  const ground = mixColours(mixColours(stone, EARTH, 0.35), shade, 0.3);
  const across = (y: number, height: number) => rectanglePath({ x: left, y, width: area.width, height });
  const places = Array.from({ length: Math.ceil(area.width / STEP) + 1 }, (_, index) => left + index * STEP);
  const [top, foot] = [wallTop + 12, floor - 26];
  const middle = (top + foot) / 2;
  const balusters = places.map((x) =>
    polygon([
      { x: x - 5, y: top },
      { x: x + 5, y: top },
      { x: x + 4, y: top + 9 },
      { x: x + 10.5, y: middle + 8 },
      { x: x + 6, y: foot },
      { x: x - 6, y: foot },
      { x: x - 10.5, y: middle + 8 },
      { x: x - 4, y: top + 9 },
    ]),
  );
  const gleams = places.map((x) => rectanglePath({ x: x - sun * 4 - 1, y: top + 10, width: 2.4, height: foot - top - 16 }));
  return [
    painted(
      linearPaint({ x: 0, y: foot }, { x: 0, y: bottom }, [ground, mixColours(ground, black, 0.55), black]),
      across(foot, bottom - foot),
    ),
    shadowOf([filled(black, across(floor - 28, 16))], withAlpha(black, 0.4), { x: 0, y: 8 }, 8),
    painted(linearPaint({ x: 0, y: wallTop }, { x: 0, y: floor }, [stone, low]), ...balusters),
    filled(withAlpha(pale, 0.5 * (1 - dim) ** 2), ...gleams),
    painted(
      linearPaint({ x: 0, y: wallTop - 4 }, { x: 0, y: top + 2 }, [mixColours(stone, WHITE, 0.4 * (1 - dim)), low]),
      across(wallTop - 4, 18),
    ),
    painted(linearPaint({ x: 0, y: floor - 30 }, { x: 0, y: floor - 16 }, [stone, low]), across(floor - 30, 14)),
    ...climbingFlowers(random, place, tones),
  ];
}

/** Bougainvillea in three planes, from the shade to the sun. */
function climbingFlowers(
  random: Random,
  { floor, room, sun }: TerracePlace,
  { leaf, gold, shade, black, bloom }: TerraceTones,
): readonly SceneNode[] {
  const side = (x: number) => (sun > 0 ? x : 1000 - x);
  const planes = [0, 1, 2].flatMap((plane) => {
    const heads: Path[] = [];
    const leaves: Path[] = [];
    for (let index = 0; index < 46; index += 1) {
      const way = random();
      const lift = room * (0.05 + 0.3 * way ** 2.2) * between(random, 0.2, 1);
      const at = { x: side(560 + way * 470), y: floor - room * 0.04 - lift + between(random, -16, 16) };
      const turn = random() * Math.PI;
      leaves.push(ellipse({ x: at.x + between(random, -16, 16), y: at.y + between(random, -12, 12) }, 9, 5.5));
      const size = between(random, 6, 10) + plane;
      for (const petal of [0, 1, 2]) heads.push(ellipse(polar(at, size * 0.55, turn + (petal * Math.PI * 2) / 3), size * 0.62, size * 0.5));
    }
    const tone = plane === 0 ? mixColours(bloom, shade, 0.4) : mixColours(bloom, WHITE, (plane - 1) * 0.32);
    const parts = [filled(mixColours(leaf, gold, plane * 0.12), ...leaves), filled(tone, ...heads)];
    return [shadowOf(parts, withAlpha(black, 0.35), { x: sun * 4, y: 6 }, 4), ...parts];
  });
  const stem = smoothLine([
    { x: side(1040), y: floor - room * 0.4 },
    { x: side(900), y: floor - room * 0.22 },
    { x: side(760), y: floor - room * 0.12 },
    { x: side(600), y: floor - room * 0.05 },
  ]);
  return [stroked(mixColours(leaf, black, 0.4), 4, stem), ...planes];
}
