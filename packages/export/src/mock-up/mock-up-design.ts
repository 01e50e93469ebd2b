import { bookSubject } from '@coverwright/core/book/book-subject.ts';
import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { pictureScene } from '@coverwright/render/mock-up/picture-scene.ts';
import type { Finish, Tint } from '@coverwright/render/mock-up/surfaces.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';

export interface MockUpOptions {
  readonly scene: SceneId;
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
  /** Linear light; null: only the shadow lies on nothing. */
  readonly ground: Tint | null;
}

/** Flat cover pixels for each pixel of the mock-up's width: the cover is never seen larger. */
const TEXTURE = 1.25;
const LEAST_TEXTURE = 640;

/** Returns how wide a flat cover a mock-up of this width takes. Pixels. */
export function textureWidth(design: Design, width: number): number {
  const { file } = geometryOf(design);
  return Math.round(Math.min(file.width, Math.max(LEAST_TEXTURE, width * TEXTURE)));
}

/**
 * A design as a book in the hand, or on a device, without a graphics card.
 * @param cover the whole flat cover, painted. @param neighbours whole fronts, for scenes that show some.
 */
export function mockUpDesign(design: Design, cover: Picture, neighbours: readonly Picture[], options: MockUpOptions): Picture {
  const { paper, extent } = specificationOf(design);
  return pictureScene({ ...options, subject: bookSubject(design), paper, extent, cover, neighbours });
}
