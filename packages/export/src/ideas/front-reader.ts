import { ImageData } from '@napi-rs/canvas';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import type { FrontReader } from '@coverwright/core/ideas/critic/front-reading.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { readFront } from '@coverwright/render/legibility/read-front.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** The number of filtered pictures to cache. Ideas use few pictures with few filters. */
const FILTERED_COPIES = 12;

/**
 * Creates a function that measures the legibility of ideas. Thumbnails of the pictures are sufficient, because a front is painted only a
 * few hundred pixels wide.
 */
export function frontReader(engine: TextEngine, pictures: readonly BriefPicture[]): FrontReader {
  const images = new Map(pictures.map(({ image, pixels }) => [image.assetId, drawable(image, pixels)]));
  const resources = { outlines: engine, images, surface: nodeSurface, cache: createPaintCache(FILTERED_COPIES) };
  return (design) => readFront(compileScene(frontOnly(design), engine), geometryOf(design).boards.front, 'Title', resources);
}

/** Removes the text of the back, because its faces are not loaded when ideas are chosen. */
function frontOnly(design: Design): Design {
  return { ...design, back: { ...design.back, text: { ...design.back.text, text: '' } } };
}

function drawable({ width, height }: BriefPicture['image'], pixels: BriefPicture['pixels']): DrawablePicture {
  const canvas = nodeSurface.createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height), 0, 0);
  return { canvas, naturalWidth: width, naturalHeight: height };
}
