import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fillOf, sceneOf, solid } from '../testing/hand-scene.ts';
import { resourcesWith } from '../testing/hand-pictures.ts';
import { encodeJpeg, encodePng } from './encode-raster.ts';
import { toRasterPixels } from './raster-pixels.ts';
import { renderRaster } from './render-raster.ts';

const scene = sceneOf(64, 48, [fillOf(0, 0, 64, 48, solid(12, 200, 90))]);
const canvas = () => toRasterPixels(renderRaster(scene, resourcesWith(), { width: 64, height: 48 }));

test('[B15] a JPEG says sRGB, its resolution and full colour sampling, as printers ask', async () => {
  const bytes = await encodeJpeg(canvas(), { dpi: 300 });
  const facts = await sharp(bytes).metadata();
  expect(facts).toMatchObject({
    format: 'jpeg',
    width: 64,
    height: 48,
    density: 300,
    chromaSubsampling: '4:4:4',
    space: 'srgb',
    channels: 3,
  });
  expect(facts.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
});

test('[B15] a JPEG and a PNG show the colours that were painted', async () => {
  for (const bytes of [await encodeJpeg(canvas(), { dpi: 300 }), await encodePng(canvas(), { dpi: 300 })]) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    for (const [channel, level] of [12, 200, 90].entries()) expect(Math.abs((data[channel] ?? 0) - level)).toBeLessThanOrEqual(2);
  }
});

test('[B15] a PNG carries its resolution and no transparency', async () => {
  const facts = await sharp(await encodePng(canvas(), { dpi: 300 })).metadata();
  expect(facts).toMatchObject({ format: 'png', density: 300, hasAlpha: false });
});
