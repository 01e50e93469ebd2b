import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled } from '../drawing/nodes.ts';
import { type BloomId, bloom } from './plants.ts';

/** Petals from dark at the edge to light at the heart, or the other way round where the flower faces the shade. */
export interface HeadTones {
  readonly petal: Rgba;
  readonly heart: Rgba;
  /** From 0 to 1: how far the undermost petals go to the dark, and the uppermost to the light. */
  readonly depth: number;
}

/** Draws a flower from above in tones of one color. */
export function flowerHead(
  random: Random,
  at: Point,
  radius: number,
  id: BloomId,
  { petal, heart, depth }: HeadTones,
  { darkest, paper }: Pick<RoleColours, 'darkest' | 'paper'>,
): readonly SceneNode[] {
  const layers = bloom(random, at, radius, id);
  return layers.map((path, index) => {
    const share = layers.length > 1 ? index / (layers.length - 1) : 0;
    const tone = mixColours(mixColours(petal, darkest, depth), mixColours(petal, paper, depth * 0.7), share);
    return filled(index === layers.length - 1 && id !== 'peony' ? heart : tone, path);
  });
}
