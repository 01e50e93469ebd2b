import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { type PaintCache, createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import type { FontLibrary } from '@coverwright/render/fonts/load-design-fonts.ts';
import { type BookViewStore, createBookViewStore } from '../book-view/book-view-store.ts';
import { type Expansion, createExpansion } from '../expanding/expansion.ts';
import { type EyedropperStore, createEyedropperStore } from '../eyedropper/eyedropper-store.ts';
import { type Filtering, openFiltering } from '../filtering/open-filtering.ts';
import { type OwnFontsStore, createOwnFontsStore } from '../fonts/own-fonts-store.ts';
import { type InteriorClient, createInteriorClient } from '../interior/interior-client.ts';
import { type PreflightClient, createPreflightClient } from '../preflight/preflight-client.ts';
import { type ProofStore, createProofStore } from '../proof/proof-store.ts';
import { type ShopWindowStore, createShopWindowStore } from '../shop-window/shop-window-store.ts';
import { type PictureCache, createPictureCache } from './picture-cache.ts';
import { type SceneMaker, createSceneMaker } from './scene-maker.ts';
import type { SetupResources } from './setup-resources.ts';

/** The fonts, pictures, workers and stores of a mounted editor. */
export interface EditorResources extends SetupResources {
  readonly engine: FontLibrary;
  readonly scenes: SceneMaker;
  readonly pictures: PictureCache;
  readonly paint: PaintResources;
  readonly ownFonts: OwnFontsStore;
  readonly filtering: Filtering;
  readonly preflight: PreflightClient;
  readonly proof: ProofStore;
  readonly interior: InteriorClient;
  readonly expansion: Expansion;
  readonly eyedropper: EyedropperStore;
  readonly shopWindow: ShopWindowStore;
  readonly bookView: BookViewStore;
}

/** Maximum number of cached filtered pictures: the one before a change, the one after it, and a spare. */
const FILTERED_COPIES = 3;

/** @param onFault called with a sentence for the author when something fails to load */
export function openResources(setup: SetupResources, engine: FontLibrary, onFault: (message: string) => void): EditorResources {
  const cache: PaintCache = createPaintCache(FILTERED_COPIES);
  const pictures = createPictureCache(onFault);
  return {
    ...setup,
    engine,
    scenes: createSceneMaker(engine, onFault),
    pictures,
    paint: { outlines: engine, images: pictures.pictures, surface: browserSurface, cache },
    ownFonts: createOwnFontsStore(),
    filtering: openFiltering(),
    preflight: createPreflightClient(),
    proof: createProofStore(),
    interior: createInteriorClient(),
    expansion: createExpansion(),
    eyedropper: createEyedropperStore(),
    shopWindow: createShopWindowStore(),
    bookView: createBookViewStore(),
  };
}
