import { scaling } from '../geometry/shapes.ts';
import { flattenPath } from '../scene/flatten-path.ts';
import { transformPath } from '../scene/path.ts';
import type { FaceId } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** Points of one closed contour at 1 em, x and y in turn; the last point is the first again. */
export type Contour = readonly number[];

/** Outlines are cut into straight pieces at this size, Px per em: as a large title would be. */
const EM = 400;

const known = new WeakMap<TextEngine, Map<FaceId, Map<number, readonly Contour[]>>>();

/** A glyph's outline in straight pieces, remembered for each engine: a lock-up asks for the same few letters many times. */
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
