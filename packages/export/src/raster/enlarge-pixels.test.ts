import { readFile } from 'node:fs/promises';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { enlargePixels } from './enlarge-pixels.ts';
import { enlargedSize } from './enlarged-size.ts';
import { nodeSurface } from './node-surface.ts';

const FULL = { width: 600, height: 840 };
const PHOTOGRAPHS = ['colosseum', 'lion-door-knocker', 'old-handwritten-book'];

/** The peak signal-to-noise ratio of two pictures in decibels. */
function likeness(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / one.length));
}

/** Draws a picture over a whole canvas as the painters do. */
async function drawn(bytes: Uint8Array, scale: number): Promise<Uint8ClampedArray> {
  const { canvas: picture } = await decodePicture(bytes, scale, true);
  const canvas = nodeSurface.createCanvas(FULL.width, FULL.height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, picture.width, picture.height, 0, 0, FULL.width, FULL.height);
  return new Uint8ClampedArray(context.getImageData(0, 0, FULL.width, FULL.height).data);
}

test.each([2, 3])('[E2] a photograph reduced to 1/%i and enlarged again is nearer to the original than by the canvas', async (factor) => {
  for (const name of PHOTOGRAPHS) {
    const file = await readFile(new URL(`../../../../assets/pictures/photos/${name}.jpg`, import.meta.url));
    const whole = sharp(file)
      .resize({ ...FULL, fit: 'cover' })
      .ensureAlpha();
    const original = await whole.clone().raw().toBuffer();
    const small = await sharp(await whole.png().toBuffer())
      .resize(FULL.width / factor, FULL.height / factor, { kernel: 'lanczos3' })
      .png()
      .toBuffer();
    const byCanvas = likeness(original, await drawn(small, 1));
    expect(likeness(original, await drawn(small, factor)), `${name} by the canvas: ${byCanvas} dB`).toBeGreaterThan(byCanvas + 0.3);
  }
});

test('[E2] flat colors stay, edges are steeper than linear ones, and hidden colors do not bleed out of a cut-out', () => {
  const data = Uint8Array.from({ length: 20 * 20 * 4 }, (_, at) => {
    const isLeft = Math.floor(at / 4) % 20 < 10;
    return at % 4 === 3 ? (isLeft ? 255 : 0) : isLeft ? 40 : 250;
  });
  const { data: next } = enlargePixels({ width: 20, height: 20, data }, { width: 80, height: 80 });
  const at = (x: number) => [...next.subarray((40 * 80 + x) * 4, (40 * 80 + x) * 4 + 4)];
  expect(at(4)).toEqual([40, 40, 40, 255]);
  expect(at(75)[3]).toBe(0);
  for (let x = 36; x < 44; x++) {
    const [red = 0, , , alpha = 0] = at(x);
    if (alpha > 8) expect(Math.abs(red - 40)).toBeLessThanOrEqual(2);
  }
  const steepest = Math.max(...Array.from({ length: 79 }, (_, x) => Math.abs((at(x)[3] ?? 0) - (at(x + 1)[3] ?? 0))));
  expect(steepest).toBeGreaterThan(255 / 4 + 8);
});

test('[E2] a picture is enlarged four times at most, to no more pixels than the largest wrap, and not for a trifle', () => {
  expect(enlargedSize({ width: 1000, height: 1500 }, 1.05)).toBeNull();
  expect(enlargedSize({ width: 1000, height: 1500 }, 2)).toEqual({ width: 2000, height: 3000 });
  expect(enlargedSize({ width: 100, height: 150 }, 30)).toEqual({ width: 400, height: 600 });
  const large = enlargedSize({ width: 5000, height: 4000 }, 4);
  expect((large?.width ?? 0) * (large?.height ?? 0)).toBeLessThanOrEqual(40_100_000);
  expect(enlargedSize({ width: 9000, height: 9000 }, 4)).toBeNull();
});

test('[E2] a front of 1850 × 2775 pixels is enlarged out of a quarter of its pixels within seconds', async () => {
  const small = await sharp({
    create: { width: 925, height: 1388, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  })
    .png()
    .toBuffer();
  const start = performance.now();
  const { canvas } = await decodePicture(small, 2, true);
  expect([canvas.width, canvas.height]).toEqual([1850, 2776]);
  expect(performance.now() - start).toBeLessThan(8000);
});
