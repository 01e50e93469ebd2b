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
  /** The color of the ground in linear light; null for a transparent ground with only the shadow. */
  readonly ground: Tint | null;
}

/** The number of pixels of the flat cover per pixel of the mockup's width. The cover is never shown larger. */
const TEXTURE = 1.25;
const LEAST_TEXTURE = 640;

/** Returns the width in pixels of the flat cover that a mockup of this width needs. */
export function textureWidth(design: Design, width: number): number {
  const { file } = geometryOf(design);
  return Math.round(Math.min(file.width, Math.max(LEAST_TEXTURE, width * TEXTURE)));
}

/**
 * Renders a design as a book, or on a device, without a graphics card.
 * @param cover the painting of the whole flat cover.
 * @param neighbours the fronts of neighbors, for scenes that show some.
 */
export function mockUpDesign(design: Design, cover: Picture, neighbours: readonly Picture[], options: MockUpOptions): Picture {
  const { paper, extent } = specificationOf(design);
  return pictureScene({ ...options, subject: bookSubject(design), paper, extent, cover, neighbours });
}
