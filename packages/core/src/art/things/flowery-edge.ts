import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { flowerHead } from './flower-head.ts';
import { grassBlade } from './plants.ts';

interface EdgeTones {
  readonly lawn: Rgba;
  readonly deep: Rgba;
  readonly lamp: Rgba;
  readonly colours: RoleColours;
}

/** Grass and flowers before the viewer, dark enough at the foot for words, with fireflies at night. */
export function floweryEdge(
  random: Random,
  { area, floor, room, isNight }: { readonly area: Rect; readonly floor: number; readonly room: number; readonly isNight: boolean },
  { lawn, deep, lamp, colours }: EdgeTones,
): readonly SceneNode[] {
  const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
  const dim = (tone: Rgba) => (isNight ? mixColours(tone, colours.dark, 0.2) : tone);

  const edge = (x: number) => floor + 66 - 30 * Math.min(1, ((x - 500) / 500) ** 2);
  const blades = (count: number, most: number, drop: number) =>
    Array.from({ length: Math.round((count * area.width) / 1100) }, () => {
      const x = between(random, left, right);
      return grassBlade(random, { x, y: edge(x) + drop }, between(random, most * 0.4, most));
    });
  const petals = [colours.paper, colours.accent, colours.second, mixColours(colours.accent, WHITE, 0.5)];
  const flowers = Array.from({ length: 22 }, (_, index) => {
    const x = between(random, 0, 1000);
    const petal = dim(petals[index % 4] ?? colours.paper);
    return flowerHead(
      random,
      { x, y: edge(x) + between(random, -18, 26) },
      between(random, 10, 18),
      index % 2 === 0 ? 'five' : 'daisy',
      { petal, heart: lamp, depth: 0.1 },
      colours,
    );
  });
  return [
    filled(mixColours(lawn, deep, 0.3), ...blades(170, 50, 6)),
    painted(
      linearPaint({ x: 0, y: floor + 30 }, { x: 0, y: floor + 170 }, [
        mixColours(lawn, deep, 0.45),
        deep,
        mixColours(deep, colours.darkest, 0.6),
      ]),
      areaUnder(across(area, 12, edge), bottom),
    ),
    ...flowers.flat(),
    filled(mixColours(deep, lawn, 0.2), ...blades(120, 52, 40)),
    ...(isNight
      ? Array.from({ length: 14 }, () =>
          glow(
            { x: between(random, 60, 940), y: floor - between(random, 0, room * 0.3) },
            between(random, 10, 22),
            withAlpha(mixColours(lamp, WHITE, 0.3), 0.85),
          ),
        )
      : []),
  ];
}
