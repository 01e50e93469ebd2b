import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { NO_READINGS } from '@coverwright/core/preflight/preflight-subject.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { type FontLibrary, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { paintedReadings } from '@coverwright/render/legibility/painted-readings.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { decodeCopy } from '../resources/decode-copy.ts';
import { imagesOf } from '../resources/images-of.ts';
import type { PreflightAnswer } from './preflight-desk.ts';

/** Long side of a picture that is only measured. */
const LONGEST_SIDE = 900;

/**
 * Judges one document after the other; remembers fonts and pictures between them. Runs in the worker, or in the page where there
 * is none.
 */
export function createDesignChecker(): (design: Design) => Promise<PreflightAnswer> {
  let opening: Promise<FontLibrary> | null = null;
  const cache = createPaintCache();
  const pictures = new Map<AssetId, DrawablePicture>();

  return async (design) => {
    try {
      const engine = await (opening ??= createHarfBuzzEngine());
      await loadDesignFonts(engine, design, FONT_SOURCES);
      const images = await picturesOf(design, pictures);
      const scene = compileScene(design, engine);
      // Words cannot be measured against a picture that is not there.
      const readings = images
        ? paintedReadings(scene, geometryOf(design), { outlines: engine, images, surface: browserSurface, cache })
        : NO_READINGS;
      return runPreflight(design, scene, engine, readings);
    } catch {
      // A font did not come; the stage says so, and the next change asks again.
      return null;
    }
  };
}

/** Null when one of them cannot be had. Those that the design no longer shows are forgotten. */
async function picturesOf(design: Design, known: Map<AssetId, DrawablePicture>): Promise<ReadonlyMap<AssetId, DrawablePicture> | null> {
  const images = imagesOf(design);
  for (const asset of known.keys()) if (!images.some(({ assetId }) => assetId === asset)) known.delete(asset);
  try {
    for (const image of images) {
      if (!known.has(image.assetId)) known.set(image.assetId, await fetchSmall(image));
    }
    return known;
  } catch {
    return null;
  }
}

async function fetchSmall(image: DesignImage): Promise<DrawablePicture> {
  const response = await fetch(image.urls.regular ?? image.urls.full);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return decodeCopy(await response.blob(), image, LONGEST_SIDE);
}
