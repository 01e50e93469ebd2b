import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { transformPath } from '../../scene/path.ts';
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

/** The radius, in units of drawings, from which a flower shows the thickness of its petals; and that edge as a share of the radius. */
const FULL = 40;
const EDGE = 0.045;

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
  const isDeep = radius >= FULL;
  return layers.flatMap((path, index): readonly SceneNode[] => {
    const share = layers.length > 1 ? index / (layers.length - 1) : 0;
    const tone = mixColours(mixColours(petal, darkest, depth), mixColours(petal, paper, depth * 0.7), share);
    const petals = filled(index === layers.length - 1 && id !== 'peony' ? heart : tone, path);
    if (!isDeep || index === 0) return [petals];
    // Each ring of petals throws an edge of shade on the ring below, as layers of cut paper do.
    return [filled(mixColours(tone, darkest, 0.5), transformPath(path, translation(0, radius * EDGE))), petals];
  });
}
