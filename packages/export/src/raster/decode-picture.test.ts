import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rampPicture } from '../testing/hand-pictures.ts';
import { decodePicture } from './decode-picture.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';

test('[E2] a photograph taken with the camera turned is decoded upright', async () => {
  const turned = await sharp(await rampPicture(80, 40))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await decodePicture(turned);
  expect([picture.naturalWidth, picture.naturalHeight, picture.canvas.width, picture.canvas.height]).toEqual([40, 80, 40, 80]);
  const topRight = contextOf(picture.canvas).getImageData(38, 1, 1, 1).data;
  // The stored picture's top-left corner (little red, little green) is the upright one's top-right.
  expect(topRight[0]).toBeLessThan(30);
  expect(topRight[1]).toBeLessThan(30);
});

test('[E2] a picture that shows small is decoded small, but keeps its natural size for the scene', async () => {
  const bytes = await rampPicture(800, 400);
  const sizes = await Promise.all([1, 0.6, 0.5, 0.26, 0.2, 0.01].map(async (scale) => (await decodePicture(bytes, scale)).canvas.width));
  expect(sizes).toEqual([800, 800, 400, 400, 200, 100]);
  const small = await decodePicture(bytes, 0.1);
  expect([small.naturalWidth, small.naturalHeight]).toEqual([800, 400]);
});

test('[E2] greyscale, CMYK and translucent pictures all become sRGB with alpha', async () => {
  const ramp = sharp(await rampPicture(20, 20));
  const grey = await ramp.clone().greyscale().png().toBuffer();
  const cmyk = await ramp.clone().toColourspace('cmyk').jpeg().toBuffer();
  const clear = await ramp.clone().ensureAlpha(0).png().toBuffer();
  const pixel = async (bytes: Uint8Array) => [...contextOf((await decodePicture(bytes)).canvas).getImageData(18, 1, 1, 1).data];
  const [red, green, blue] = await pixel(grey);
  expect([green, blue]).toEqual([red, red]);
  const [cmykRed = 0, cmykGreen = 255] = await pixel(cmyk);
  expect(cmykRed).toBeGreaterThan(cmykGreen + 60);
  expect((await pixel(clear))[3]).toBe(0);
});

test('[E2] bytes that are no picture are refused', async () => {
  await expect(decodePicture(new TextEncoder().encode('not a picture'))).rejects.toThrow(/unsupported image format/);
});
