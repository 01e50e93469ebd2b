import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { decodeInBrowser } from '@coverwright/render/canvas/browser-surface.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { paintFront } from '../resources/paint-front.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import { fetchPicture } from '../resources/resolve-picture.ts';

/** Paints the front of a stored cover at the width of the canvas, without pictures that fail to load. @throws if a font cannot be loaded */
export async function paintStoredFront(canvas: HTMLCanvasElement, design: Design, { engine, paint }: EditorResources): Promise<void> {
  const [, ...pictures] = await Promise.all([loadDesignFonts(engine, design, FONT_SOURCES), ...shownPictures(design).map(smallCopy)]);
  const images = new Map(pictures.flatMap((picture) => (picture ? [picture] : [])));
  // The picture is painted once, so it uses a cache of its own.
  const resources = { ...paint, images, cache: { ...createPaintCache(), glyphs: paint.cache.glyphs } };
  paintFront(canvas, design, compileScene(design, engine), resources);
}

async function smallCopy(image: DesignImage): Promise<readonly [string, DrawablePicture] | null> {
  try {
    return [image.assetId, await decodeInBrowser(await fetchPicture(image, 'thumb'), image)];
  } catch {
    return null;
  }
}
