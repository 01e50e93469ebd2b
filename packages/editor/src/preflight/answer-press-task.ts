import type { InkTable } from '@coverwright/core/colour/ink-table.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { NO_READINGS } from '@coverwright/core/preflight/preflight-subject.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { type FontLibrary, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { paintedReadings } from '@coverwright/render/legibility/painted-readings.ts';
import { paintProof } from '@coverwright/render/proof/paint-proof.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { fetchInkTable } from './fetch-ink-table.ts';
import { createPressPictures } from './press-pictures.ts';
import type { PressAnswer, PressTask } from './press-task.ts';

const NOTHING: PressAnswer = { findings: null, proof: null };

/**
 * Creates a handler that checks and proofs one document at a time, and caches fonts, pictures and inks. Runs in the worker, or in the page
 * if there is none.
 */
export function createPressAnswerer(): (task: PressTask) => Promise<PressAnswer> {
  let opening: Promise<FontLibrary> | null = null;
  const cache = createPaintCache();
  const pictures = createPressPictures();

  const layOut = async (design: Design) => {
    const engine = await (opening ??= createHarfBuzzEngine());
    await loadDesignFonts(engine, design, FONT_SOURCES);
    const images = await pictures.fetchFor(design);
    return { engine, scene: compileScene(design, engine), images };
  };
  return async (task) => {
    const { design } = task;
    try {
      const { engine, scene, images } = await layOut(design);
      const resources = images && { outlines: engine, images, surface: browserSurface, cache };
      if (task.kind === 'judge') {
        // Words cannot be measured against a picture that is not loaded.
        const readings = resources ? paintedReadings(scene, geometryOf(design), resources, await inksFor(design)) : NO_READINGS;
        return { findings: runPreflight(design, scene, engine, readings), proof: null };
      }
      if (!resources) return NOTHING;
      const { canvas, reading } = paintProof(scene, resources, await fetchInkTable(), task.width, task.marks);
      return { findings: null, proof: { picture: await createImageBitmap(asOffscreen(canvas)), reading } };
    } catch {
      // A font failed to load. The stage reports it, and the next change checks again.
      return NOTHING;
    }
  };
}

/** Loads the ink table for printers that print in CMYK. Without the table, the checks of ink are left out. */
function inksFor({ publisher }: Design): Promise<InkTable | null> {
  return PLATFORMS[publisher].colour.mode === 'CMYK' ? fetchInkTable().catch(() => null) : Promise.resolve(null);
}

function asOffscreen(canvas: unknown): OffscreenCanvas {
  if (!(canvas instanceof OffscreenCanvas)) throw new Error('A browser paints on its own canvases');
  return canvas;
}
