import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { oldTown } from './towns/old-town.ts';
import type { LandPlace, LandTones } from './passing-land.ts';

/** A lake, or the sea, that mirrors the low sun. */
export function farWater(
  random: Random,
  { view, horizon, room, sun }: LandPlace,
  from: number,
  to: number,
  { water, air, rim }: LandTones,
): readonly SceneNode[] {
  const count = Math.round(room / 9);
  const glints = Array.from({ length: count }, (_, index) => {
    const down = ((index + 1) / count) ** 1.4;
    return ellipse(
      { x: sun + between(random, -1, 1) * room * (0.04 + 0.16 * down), y: from + (to - from) * down },
      between(random, 8, 34) * (0.4 + down),
      0.8 + 2.4 * down,
    );
  });
  const ripples = Array.from({ length: count }, () => {
    const down = random() ** 1.3;
    return ellipse(
      { x: between(random, view.x, view.x + view.width), y: from + (to - from) * down },
      between(random, 20, 70) * (0.4 + down),
      0.7 + 1.2 * down,
    );
  });
  return [
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: to }, [mixColours(air, water, 0.25), mixColours(water, air, 0.3), water]),
      rectanglePath({ x: view.x, y: from, width: view.width, height: to - from }),
    ),
    filled(withAlpha(mixColours(air, WHITE, 0.3), 0.3), ...ripples),
    filled(withAlpha(mixColours(rim, WHITE, 0.3), 0.75), ...glints),
  ];
}

/** A small old town with a spire on the far shore, its windows lit. */
export function farTown(
  random: Random,
  { view, room, side }: LandPlace,
  base: number,
  { air, rim, shade, roof, lamp }: LandTones,
): readonly SceneNode[] {
  const from = view.x + view.width * (side > 0 ? 0.64 : 0.08);
  const { roofs, windows } = oldTown(random, {
    from,
    to: from + view.width * 0.28,
    base,
    houses: room * 0.04,
    towers: room * 0.12,
    wide: room * 0.042,
  });
  const tone = mixColours(mixColours(roof, shade, 0.3), air, 0.42);
  return [
    painted(linearPaint({ x: 0, y: base - room * 0.12 }, { x: 0, y: base }, [tone, mixColours(tone, rim, 0.4)]), roofs),
    filled(mixColours(lamp, WHITE, 0.2), windows),
  ];
}
