import type { FaceId } from '../scene/scene.ts';
import type { Path } from '../scene/path.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** Points of one closed contour at 1 em, x and y in turn; the last point is the first again. */
export type Contour = readonly number[];

/** Straight pieces that a curve of a letter is cut into: closer than a thousandth of an em to it. */
const PIECES = 6;

const known = new WeakMap<TextEngine, Map<FaceId, Map<number, readonly Contour[]>>>();

/** A glyph's outline in straight pieces, remembered for each engine: a lock-up asks for the same few letters many times. */
export function flattenOutline(engine: TextEngine, face: FaceId, glyph: number): readonly Contour[] {
  const faces = known.get(engine) ?? new Map<FaceId, Map<number, readonly Contour[]>>();
  known.set(engine, faces);
  const glyphs = faces.get(face) ?? new Map<number, readonly Contour[]>();
  faces.set(face, glyphs);
  const contours = glyphs.get(glyph) ?? flattenPath(engine.outline(face, glyph));
  glyphs.set(glyph, contours);
  return contours;
}

export function flattenPath(path: Path): readonly Contour[] {
  const contours: number[][] = [];
  let contour: number[] = [];
  const close = () => {
    if (contour.length >= 4) contours.push([...contour, contour[0] as number, contour[1] as number]);
    contour = [];
  };
  for (const command of path) {
    const [x0, y0] = contour.slice(-2) as [number, number];
    switch (command[0]) {
      case 'M':
        close();
        contour = [command[1], command[2]];
        break;
      case 'L':
        contour.push(command[1], command[2]);
        break;
      case 'Q':
        for (let piece = 1; piece <= PIECES; piece += 1) {
          const t = piece / PIECES;
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          contour.push(a * x0 + b * command[1] + c * command[3], a * y0 + b * command[2] + c * command[4]);
        }
        break;
      case 'C':
        for (let piece = 1; piece <= PIECES; piece += 1) {
          const t = piece / PIECES;
          const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
          contour.push(
            a * x0 + b * command[1] + c * command[3] + d * command[5],
            a * y0 + b * command[2] + c * command[4] + d * command[6],
          );
        }
        break;
      case 'Z':
        close();
    }
  }
  close();
  return contours;
}
