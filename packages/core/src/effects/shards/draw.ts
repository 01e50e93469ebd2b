import { type Matrix, type Rect, centreOf, intersection, multiply, rotationAbout, translation } from '../../geometry/shapes.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import { type Path, type PathCommand, transformPath } from '../../scene/path.ts';
import { intersectAreas } from '../../scene/path-areas.ts';
import { reshapeRuns } from '../../scene/reshape-runs.ts';
import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import { mergedLetter } from '../letters-outline.ts';
import { CRACK_SEED, RINGS, cracksFrom } from './cracks.ts';
import type { ShardsStyle } from './style.ts';

export const drawShards: EffectDrawing<ShardsStyle> = (subject, style) => {
  const cells = cellsOf(subject.inkBounds, ofSize(style.spread, subject), style);
  const broken = reshapeRuns(subject.runs, subject.outlines, (outline) => {
    const letter = mergedLetter(outline);
    const box = outlineInk(letter);
    if (!box) return letter;
    return cells.flatMap(({ path, ink, move }) => (intersection(ink, box) ? transformPath(intersectAreas(letter, path), move) : []));
  });
  return [...broken, ...subject.rules];
};

interface Cell {
  readonly path: Path;
  readonly ink: Rect;
  readonly move: Matrix;
}

/** Returns the pieces between neighboring cracks, each a wedge cut by the rings. Pieces near the point of impact move least. */
function cellsOf(ink: Rect, spread: number, { pieces, turn, x, y, seed }: ShardsStyle): readonly Cell[] {
  const random = seededRandom(seed * CRACK_SEED);
  const blow = { x: ink.x + x * ink.width, y: ink.y + y * ink.height };
  const cracks = cracksFrom(random, { blow, reach: Math.hypot(ink.width, ink.height), pieces });
  return cracks.flatMap((crack, index) => {
    const next = cracks[(index + 1) % pieces] ?? crack;
    return RINGS.map((_, ring): Cell => {
      const inner = ring === 0 ? [blow] : [next[ring - 1] ?? blow, crack[ring - 1] ?? blow];
      const polygon = [...inner, crack[ring] ?? blow, next[ring] ?? blow];
      const path: Path = [...polygon.map((point, at): PathCommand => [at === 0 ? 'M' : 'L', point.x, point.y]), ['Z']];
      const box = outlineInk(path) ?? ink;
      const middle = centreOf(box);
      const way = Math.atan2(middle.y - blow.y, middle.x - blow.x) + 0.5 * (random() - 0.5);
      const far = spread * (0.2 + 0.8 * random()) * Math.min(1, 0.35 + 0.35 * ring);
      const turned = rotationAbout(turn * (2 * random() - 1), middle);
      return { path, ink: box, move: multiply(translation(far * Math.cos(way), far * Math.sin(way)), turned) };
    });
  });
}
