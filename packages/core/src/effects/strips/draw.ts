import { BLACK, withAlpha } from '../../design/colour.ts';
import { type Point, type Rect, inset, union } from '../../geometry/shapes.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { placedOutline } from '../../scene/glyph-placement.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize, plainWords } from '../effect-drawing.ts';
import type { StripsStyle } from './style.ts';

/** Points of a torn end, and how far one may lie from the other, as shares of the strip's height. */
const TEETH = 9;
const TOOTH = 0.07;
/** The largest difference in height between a strip's ends, as a share of its height. */
const SLOPE = 0.12;

/** Draws all strips below all letters, so that no strip hides a letter of the line above it. */
export const drawStrips: EffectDrawing<StripsStyle> = (subject, style) => {
  const random = seededRandom(style.seed);
  const padding = ofSize(style.padding, subject);
  const strips = lineBoxes(subject).flatMap((box): readonly SceneNode[] => {
    const path = strip(inset(box, -padding), style.raggedness, random);
    const paper: SceneNode = { kind: 'fill', path, paint: { kind: 'solid', colour: style.colour } };
    const cast: SceneNode = {
      kind: 'shadow',
      children: [paper],
      colour: withAlpha(BLACK, style.shadow),
      offset: { x: padding * 0.12, y: padding * 0.3 },
      sigma: padding * 0.24,
    };
    return style.shadow > 0 ? [cast, paper] : [paper];
  });
  return [...strips, ...plainWords(subject)];
};

/** The boxes around the letters of each line, the first line first. */
function lineBoxes({ runs, lines, outlines }: EffectSubject): readonly Rect[] {
  const boxes = new Map<number, Rect>();
  for (const [index, run] of runs.entries()) {
    const line = lines[index] ?? 0;
    for (const glyph of run.glyphs) {
      const ink = outlineInk(placedOutline(run, glyph, outlines));
      const known = boxes.get(line);
      if (ink) boxes.set(line, known ? union(known, ink) : ink);
    }
  }
  return [...boxes.entries()].toSorted(([first], [second]) => first - second).map(([, box]) => box);
}

/** A strip around a box, wider than it by what its torn ends may take. */
function strip({ x, y, width, height }: Rect, raggedness: number, random: () => number): Path {
  const slope = (2 * random() - 1) * SLOPE * raggedness * height;
  const taper = (2 * random() - 1) * 0.4 * SLOPE * raggedness * height;
  const tooth = TOOTH * raggedness * height;
  const corner = (atX: number, atY: number): Point => ({ x: atX, y: atY });
  const [left, right] = [x - tooth, x + width + tooth];
  const [topLeft, topRight] = [corner(left, y - Math.max(0, slope)), corner(right, y + Math.min(0, slope) - Math.max(0, taper))];
  const [bottomLeft, bottomRight] = [
    corner(left, y + height - Math.min(0, slope)),
    corner(right, y + height + Math.max(0, slope) + Math.max(0, -taper)),
  ];
  const torn = (from: Point, to: Point) =>
    Array.from({ length: TEETH }, (_, index): Point => {
      const share = (index + 1) / (TEETH + 1);
      return { x: from.x + (to.x - from.x) * share + (2 * random() - 1) * tooth, y: from.y + (to.y - from.y) * share };
    });
  const points = [topLeft, topRight, ...torn(topRight, bottomRight), bottomRight, bottomLeft, ...torn(bottomLeft, topLeft)];
  return [...points.map((point, index): PathCommand => [index === 0 ? 'M' : 'L', point.x, point.y]), ['Z']];
}
