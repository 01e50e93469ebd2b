import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';

/** The distances of the breaks across a crack, as shares of its length. The last is beyond the text. */
export const RINGS = [0.06, 0.2, 0.46, 1.3];
/** The factor between a pattern's number and its random seed. */
export const CRACK_SEED = 7907;

interface Blow {
  readonly blow: Point;
  readonly reach: number;
  readonly pieces: number;
}

/**
 * Returns cracks that zigzag outward from a point of impact, each as its points on the rings. The same random sequence gives the same
 * cracks.
 */
export function cracksFrom(random: Random, { blow, reach, pieces }: Blow): readonly (readonly Point[])[] {
  const start = random();
  return Array.from({ length: pieces }, (_, index) => {
    const angle = ((index + start + 0.55 * (random() - 0.5)) / pieces) * 2 * Math.PI;
    return RINGS.map((share): Point => {
      const wander = angle + (0.22 / pieces) * 6 * (random() - 0.5);
      const far = reach * share * (share < 1 ? 0.75 + 0.5 * random() : 1);
      return { x: blow.x + far * Math.cos(wander), y: blow.y + far * Math.sin(wander) };
    });
  });
}
