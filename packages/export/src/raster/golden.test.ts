import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { GOLDEN_DOCUMENTS, type GoldenDocument } from '@coverwright/render/canvas/golden/golden-documents.ts';
import { goldenSize, inkSize } from '@coverwright/render/canvas/golden/golden-size.ts';
import { inkScene } from '@coverwright/render/canvas/golden/ink-scene.ts';
import { meanDifference } from '@coverwright/render/canvas/golden/mean-difference.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { levelsOf } from '../testing/levels-of.ts';
import { resourcesFor, sharePictures } from '../testing/resources-for.ts';
import { releasePictures } from './load-pictures.ts';
import { renderRaster } from './render-raster.ts';

const PAINTINGS = new URL('../../../render/src/canvas/golden/paintings/', import.meta.url);
const isRepainting = process.env['REPAINT_GOLDENS'] === '1';

const pictures = sharePictures();
let engine: Awaited<ReturnType<typeof goldenEngine>>;
beforeAll(async () => {
  engine = await goldenEngine();
  if (isRepainting) await mkdir(PAINTINGS, { recursive: true });
});

afterAll(() => releasePictures(pictures.images));

test.each(GOLDEN_DOCUMENTS)('[B5] the server paints $name as it is known', async ({ name, design, height }: GoldenDocument) => {
  const scene = compileScene(design, engine);
  const painted = await paint(scene, goldenSize(scene, height));
  if (isRepainting) {
    await writeFile(new URL(`${name}.webp`, PAINTINGS), await painted.webp({ lossless: true }).toBuffer());
    const ink = await paint(inkScene(scene), inkSize(scene));
    await writeFile(new URL(`${name}.ink.png`, PAINTINGS), await ink.greyscale().png({ palette: true, colours: 64 }).toBuffer());
  }
  expect(
    meanDifference(await pixelsOf(painted), await pixelsOf(sharp(await readFile(new URL(`${name}.webp`, PAINTINGS))))),
  ).toBeLessThanOrEqual(0.5);
});

async function paint(scene: Scene, size: { readonly width: number; readonly height: number }) {
  const canvas = renderRaster(scene, await resourcesFor(scene, engine, readGoldenPicture, pictures), size);
  return sharp(canvas.data(), { raw: { ...size, channels: 4 } }).removeAlpha();
}

async function pixelsOf(picture: Sharp): Promise<Uint8ClampedArray> {
  return levelsOf(await picture.clone().ensureAlpha().raw().toBuffer());
}
