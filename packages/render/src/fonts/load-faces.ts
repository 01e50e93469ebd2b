import type { FaceId } from '@coverwright/core/scene/scene.ts';
import { findFace } from './catalogue.ts';
import type { FontFace } from './font-family.ts';

/** Reads a font file, from disk on a server or over HTTP in a browser. */
export type ReadFont = (face: FontFace) => Promise<ArrayBuffer>;

/** The part of an engine that accepts faces. */
export interface FaceSink {
  hasFace(face: FaceId): boolean;
  addFace(face: FaceId, bytes: ArrayBuffer): void;
}

/**
 * Loads the faces that the engine does not have yet, in parallel.
 * @throws the error of `readFont`, and an Error for a face that is not in the catalogue.
 */
export async function loadFaces(engine: FaceSink, faces: readonly FaceId[], readFont: ReadFont): Promise<void> {
  const missing = [...new Set(faces)].filter((face) => !engine.hasFace(face));
  await Promise.all(
    missing.map(async (id) => {
      const face = findFace(id);
      if (!face) throw new Error(`The font catalogue has no face “${id}”`);
      const bytes = await readFont(face);
      if (!engine.hasFace(id)) engine.addFace(id, bytes);
    }),
  );
}
