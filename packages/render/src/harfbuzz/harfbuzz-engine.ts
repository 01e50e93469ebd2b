import type { FaceId } from '@coverwright/core/scene/scene.ts';
import { faceCovers } from '../fonts/face-coverage.ts';
import { fallbackFaces } from '../fonts/fallback-faces.ts';
import type { FontLibrary } from '../fonts/load-design-fonts.ts';
import { type OwnFace, ownFaceId, resolveOwnFace } from '../fonts/own-faces.ts';
import { resolveFace } from '../fonts/resolve-face.ts';
import { type HarfBuzzFace, openFace } from './harfbuzz-face.ts';
import { shapeWithHarfBuzz } from './shape-with-harfbuzz.ts';

/** The text engine of the product. One per process or page is enough. Faces stay loaded until the engine is dropped. */
export interface HarfBuzzEngine extends FontLibrary {
  /** Adds a face of the catalogue. @throws Error if the bytes are not a font. */
  addFace(face: FaceId, bytes: ArrayBuffer | Uint8Array): void;
}

export function harfBuzzEngine(): HarfBuzzEngine {
  const faces = new Map<FaceId, HarfBuzzFace>();
  const chains = new Map<FaceId, readonly FaceId[]>();
  const own: OwnFace[] = [];

  const loaded = (id: FaceId): HarfBuzzFace => {
    const face = faces.get(id);
    if (!face) throw new Error(`The face “${id}” is used before it is loaded (facesForText, then loadFaces)`);
    return face;
  };

  return {
    hasFace: (id) => faces.has(id),
    addFace: (id, bytes) => {
      faces.set(id, openFace(bytes));
      chains.clear();
    },
    addOwnFace(face, bytes) {
      this.addFace(ownFaceId(face), bytes);
      own.push(face);
    },
    resolve: (request) => resolveOwnFace(own, request) ?? resolveFace(request),
    fallbacks: (id) => {
      const known = chains.get(id);
      if (known) return known;
      const chain = fallbackFaces(id).filter((face) => faces.has(face));
      chains.set(id, chain);
      return chain;
    },
    // The coverage of catalogue faces is known before they are loaded.
    covers: (id, codePoint) => faces.get(id)?.covers(codePoint) ?? faceCovers(id, codePoint),
    metrics: (id) => loaded(id).metrics,
    shape: (run) => shapeWithHarfBuzz(loaded(run.face), run),
    outline: (id, glyph) => loaded(id).outline(glyph).path,
    inkBounds: (id, glyph) => loaded(id).outline(glyph).ink,
    ligatureCarets: (id, glyph, direction) => loaded(id).ligatureCarets(glyph, direction),
  };
}
