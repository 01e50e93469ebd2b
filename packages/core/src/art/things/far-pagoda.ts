import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon, smoothShape } from '../drawing/outlines.ts';

interface PagodaTones {
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly rim: Rgba;
}

const STORIES = 5;

/** A pagoda of five stories far away, with a spire. @param foot the middle of its foot @param tall units */
export function pagoda(foot: Point, tall: number, { wall, roof, rim }: PagodaTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const block = (half: number, low: number, high: number) => polygon([at(-half, low), at(half, low), at(half, high), at(-half, high)]);
  const stories = Array.from({ length: STORIES }, (_, index) => {
    const [low, half] = [index * 0.155, 0.15 - index * 0.016];
    const eave = half + 0.1;
    const up = low + 0.1;
    return { low, half, eave, up };
  });
  return [
    ...stories.flatMap(({ low, half, eave, up }): readonly SceneNode[] => [
      filled(wall, block(half, low, up + 0.02)),
      filled(mixColours(wall, rim, 0.5), block(half * 0.28, low + 0.02, up - 0.016)),
      filled(
        roof,
        smoothShape([
          at(-eave, up + 0.026),
          at(-eave * 0.6, up + 0.034),
          at(-half * 0.7, up + 0.075),
          at(half * 0.7, up + 0.075),
          at(eave * 0.6, up + 0.034),
          at(eave, up + 0.026),
          at(eave * 0.5, up),
          at(-eave * 0.5, up),
        ]),
      ),
    ]),
    filled(roof, polygon([at(-0.012, 0.8), at(0.012, 0.8), at(0.003, 1), at(-0.003, 1)])),
  ];
}
