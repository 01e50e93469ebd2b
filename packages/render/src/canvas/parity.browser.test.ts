import { beforeAll, expect, test } from 'vitest';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { facesForText } from '../fonts/faces-for-text.ts';
import type { FontFace } from '../fonts/font-family.ts';
import { loadFaces } from '../fonts/load-faces.ts';
import { createHarfBuzzEngine } from '../harfbuzz/create-harfbuzz-engine.ts';
import type { HarfBuzzEngine } from '../harfbuzz/harfbuzz-engine.ts';
import { browserSurface, decodeInBrowser } from './browser-surface.ts';
import { inkOfPixels, measureGlyphOffsets } from './golden/glyph-offsets.ts';
import { GOLDEN_DOCUMENTS } from './golden/golden-documents.ts';
import { GOLDEN_PICTURES } from './golden/golden-pictures.ts';
import { goldenSize, inkSize, type PixelSize } from './golden/golden-size.ts';
import { glyphBoxes, inkScene } from './golden/ink-scene.ts';
import { meanDifference } from './golden/mean-difference.ts';
import { createPaintCache } from './paint-cache.ts';
import { paintScene } from './paint-scene.ts';
import type { DrawablePicture } from './painting.ts';
import { contextOf } from './pixel-layer.ts';

// The paintings come from the server and are repainted by its own test (REPAINT_GOLDENS=1). The test server serves files from its root.
const PAINTINGS = '/packages/render/src/canvas/golden/paintings';

let engine: HarfBuzzEngine;
const images = new Map<string, DrawablePicture>();

beforeAll(async () => {
  engine = await createHarfBuzzEngine();
  const faces = facesForText(GOLDEN_DOCUMENTS.flatMap(({ design }) => textsOfDesign(design)));
  await loadFaces(engine, faces, async ({ npm, path }: FontFace) => (await read(`/node_modules/${npm}/${path}`)).arrayBuffer());
  for (const [id, { file }] of Object.entries(GOLDEN_PICTURES))
    images.set(id, await decodeInBrowser(await read(`/assets/pictures/${file}`)));
});

test.each(GOLDEN_DOCUMENTS)(
  '[B5] the browser paints $name as the server does: at most half a level of 255 apart',
  async ({ name, design, height }) => {
    const scene = compileScene(design, engine);
    const size = goldenSize(scene, height);
    const painted = paint(scene, size);
    const served = await pixelsOf(`${PAINTINGS}/${name}.webp`, size);
    expect(meanDifference(painted, served)).toBeLessThanOrEqual(0.5);
  },
);

test.each(GOLDEN_DOCUMENTS)(
  '[B5] in $name no glyph stands more than a pixel from where the server puts it, at 300 dpi',
  async ({ name, design }) => {
    const scene = compileScene(design, engine);
    const size = inkSize(scene);
    const { width, height } = size;
    const here = inkOfPixels(paint(inkScene(scene), size), width, height);
    const there = inkOfPixels(await pixelsOf(`${PAINTINGS}/${name}.ink.png`, size), width, height);
    const offsets = measureGlyphOffsets(glyphBoxes(scene, engine), there, here);
    expect(offsets.length).toBeGreaterThan(10);
    for (const offset of offsets) {
      expect(Math.hypot(offset.dx, offset.dy), JSON.stringify(offset)).toBeLessThanOrEqual(1);
      expect(Math.abs(offset.ink - 1), JSON.stringify(offset)).toBeLessThan(0.05);
    }
  },
);

function paint(scene: Scene, { width, height }: PixelSize): Uint8ClampedArray {
  const context = contextOf(browserSurface.createCanvas(width, height));
  context.fillStyle = 'white';
  const page = browserSurface.createPath();
  page.rect(0, 0, width, height);
  context.fill(page);
  paintScene(context, scene, { outlines: engine, images, surface: browserSurface, cache: createPaintCache() }, { width, height });
  return context.getImageData(0, 0, width, height).data;
}

async function pixelsOf(address: string, { width, height }: PixelSize): Promise<Uint8ClampedArray> {
  const { canvas } = await decodeInBrowser(await read(address));
  return contextOf(canvas).getImageData(0, 0, width, height).data;
}

async function read(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.blob();
}
