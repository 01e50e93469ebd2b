import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { type PaintCache, createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import type { FaceSink } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { type EyedropperStore, createEyedropperStore } from '../eyedropper/eyedropper-store.ts';
import { type Filtering, openFiltering } from '../filtering/open-filtering.ts';
import { type ShopWindowStore, createShopWindowStore } from '../shop-window/shop-window-store.ts';
import { type PictureShelf, createPictureShelf } from './picture-shelf.ts';
import { type SceneMaker, createSceneMaker } from './scene-maker.ts';

/** What one mounted editor draws with. */
export interface EditorResources {
  readonly engine: TextEngine & FaceSink;
  readonly scenes: SceneMaker;
  readonly pictures: PictureShelf;
  readonly paint: PaintResources;
  readonly filtering: Filtering;
  readonly eyedropper: EyedropperStore;
  readonly shopWindow: ShopWindowStore;
}

/** Filtered copies kept for repaints: the picture before and after a change, and one spare. */
const FILTERED_COPIES = 3;

/** @param onFault shows the author a sentence about what could not be loaded. */
export async function openResources(onFault: (message: string) => void): Promise<EditorResources> {
  const engine = await createHarfBuzzEngine();
  const cache: PaintCache = createPaintCache(FILTERED_COPIES);
  const pictures = createPictureShelf(onFault);
  return {
    engine,
    scenes: createSceneMaker(engine, onFault),
    pictures,
    paint: { outlines: engine, images: pictures.pictures, surface: browserSurface, cache },
    filtering: openFiltering(),
    eyedropper: createEyedropperStore(),
    shopWindow: createShopWindowStore(),
  };
}
