import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar } from '../drawing/outlines.ts';
import { type SprigId, sprig } from './plants.ts';

interface Laid {
  /** The end of its last leaf, which touches a letter. */
  readonly tip: Point;
  readonly length: number;
  /** The direction that it grows in, radians. */
  readonly angle: number;
  readonly id: SprigId;
}

interface LaidSprig {
  /** It lies below the words: something translucent above them would take them into the raster of a print file. */
  readonly shadow: SceneNode;
  readonly twig: readonly SceneNode[];
}

/** A twig that lies on a plate or a page in light from above, and its shadow. */
export function laidSprig(random: Random, { tip, length, angle, id }: Laid, green: Rgba, shade: Rgba): LaidSprig {
  const root = polar(tip, length, angle + Math.PI);
  const drawn = sprig(random, root, length, angle, id);
  // A bent twig ends beside its tip, so it is moved there.
  const end = drawn.stem.at(-1)?.slice(-2);
  const [x, y] = [Number(end?.[0] ?? tip.x), Number(end?.[1] ?? tip.y)];
  const moved = translation(tip.x - x, tip.y - y);
  const [stem, leaves] = [transformPath(drawn.stem, moved), transformPath(drawn.leaves, moved)];
  const width = Math.max(2, length * 0.012);
  return {
    shadow: shadowOf([stroked(shade, width, stem), filled(shade, leaves)], withAlpha(shade, 0.5), { x: 6, y: 9 }, 5),
    twig: [
      stroked(mixColours(green, shade, 0.4), width, stem),
      painted(linearPaint(tip, root, [mixColours(green, WHITE, 0.22), green, mixColours(green, shade, 0.22)]), leaves),
    ],
  };
}
