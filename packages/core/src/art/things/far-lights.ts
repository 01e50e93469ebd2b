import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { painted, radialPaint } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';

const COUNT = 26;

/** Lights far behind, out of focus, as discs that are brightest at their edges. */
export function farLights(random: Random, { x, y, width, height }: Rect, tones: readonly [Rgba, ...Rgba[]]): readonly SceneNode[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const at = { x: x + width * random(), y: y + height * random() };
    const tone = tones[index % tones.length] ?? tones[0];
    const size = between(random, 14, 44);
    const strengths = [0.14, 0.17, 0.3, 0.02].map((alpha) => withAlpha(tone, alpha));
    return painted(radialPaint(at, size, strengths), ellipse(at, size));
  });
}
