import { scaling } from '../geometry/shapes.ts';
import { flattenPath } from '../scene/flatten-path.ts';
import { transformPath } from '../scene/path.ts';
import type { FaceId } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** The points of a closed contour at 1 em, with x and y alternating. The last point equals the first. */
export type Contour = readonly number[];

/** The size, in print pixels per em, at which outlines are divided into straight segments: that of a large title. */
const EM = 400;

const known = new WeakMap<TextEngine, Map<FaceId, Map<number, readonly Contour[]>>>();

/** Returns a glyph's outline in straight segments. It is cached for each engine, because a lock-up uses the same few letters many times. */
export function flattenOutline(engine: TextEngine, face: FaceId, glyph: number): readonly Contour[] {
  const faces = known.get(engine) ?? new Map<FaceId, Map<number, readonly Contour[]>>();
  known.set(engine, faces);
  const glyphs = faces.get(face) ?? new Map<number, readonly Contour[]>();
  faces.set(face, glyphs);
  const contours = glyphs.get(glyph) ?? contoursOf(engine, face, glyph);
  glyphs.set(glyph, contours);
  return contours;
}

function contoursOf(engine: TextEngine, face: FaceId, glyph: number): readonly Contour[] {
  const outline = transformPath(engine.outline(face, glyph), scaling(EM));
  return flattenPath(outline).map(({ points }) => [...points, ...points.slice(0, 1)].flatMap(({ x, y }) => [x / EM, y / EM]));
}
