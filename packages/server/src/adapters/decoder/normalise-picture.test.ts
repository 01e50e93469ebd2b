import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_PIXELS, normalisePicture } from './normalise-picture.ts';

const noise = (width: number, height: number) => sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

async function normalise(bytes: Uint8Array) {
  const result = await normalisePicture(bytes);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

test('[S2] a picture that a camera marked as turned stands upright, with its width and height', async () => {
  const turned = await noise(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, full } = await normalise(turned);
  expect([width, height]).toEqual([40, 60]);
  expect((await sharp(full).metadata()).orientation).toBeUndefined();
});

test('[S2] an upright sRGB JPEG keeps its own pixels but not where it was taken', async () => {
  const source = await noise(64, 64)
    .jpeg({ quality: 71 })
    .withExif({ IFD0: { Copyright: 'A. Marchmont' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  const { full, extension } = await normalise(source);
  expect(extension).toBe('jpg');
  expect((await sharp(source).metadata()).exif).toBeDefined();
  expect((await sharp(full).metadata()).exif).toBeUndefined();
  expect(await sharp(full).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
  const scan = source.indexOf(Buffer.from([0xff, 0xda]));
  expect(Buffer.from(full).indexOf(source.subarray(scan))).toBeGreaterThan(0);
});

test('[S2] transparency survives, and a picture that only could have had it becomes a JPEG', async () => {
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.5 } } })
    .webp()
    .toBuffer();
  expect(await normalise(clear)).toMatchObject({ extension: 'png', copyExtension: 'webp' });
  const solid = await sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 1 } } })
    .png()
    .toBuffer();
  expect(await normalise(solid)).toMatchObject({ extension: 'jpg', copyExtension: 'jpg' });
});

test('[S2] another colour space is brought to sRGB', async () => {
  const cmyk = await noise(32, 32).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const { full } = await normalise(cmyk);
  expect(await sharp(full).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
});

test('[S2] a truncated JPEG and a decompression bomb are refused', async () => {
  const whole = await noise(400, 400).jpeg().toBuffer();
  expect(await normalisePicture(whole.subarray(0, whole.length / 2))).toMatchObject({ ok: false, fault: { code: 'brokenPicture' } });
  const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 10;
  const huge = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const refused = await normalisePicture(huge);
  expect(refused).toMatchObject({ ok: false, fault: { code: 'pictureTooLarge', detail: expect.stringContaining('million pixels') } });
});

test('[S2] TIFF, GIF and AVIF become pictures that print; of several frames the first', async () => {
  const red = { create: { width: 30, height: 20, channels: 3, background: '#d00000' } } as const;
  const blue = { create: { width: 30, height: 20, channels: 3, background: '#0000d0' } } as const;
  const frames = await sharp([await sharp(red).png().toBuffer(), await sharp(blue).png().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
  for (const bytes of [await sharp(red).tiff().toBuffer(), frames, await sharp(red).avif().toBuffer()]) {
    const { full, width, height, extension } = await normalise(bytes);
    expect([width, height, extension]).toEqual([30, 20, 'jpg']);
    const [r = 0, , b = 0] = await sharp(full).raw().toBuffer();
    expect(r).toBeGreaterThan(180);
    expect(b).toBeLessThan(40);
  }
});

test('[S2] what is no picture under a picture’s name, and a HEIC that cannot be read, are told apart', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 named cover.jpg');
  expect(await normalisePicture(pdf)).toMatchObject({ ok: false, fault: { code: 'notAPicture' } });
  expect(await normalisePicture(new TextEncoder().encode('<html><svg></svg></html>'))).toMatchObject({ fault: { code: 'notAPicture' } });
  const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic'), 0, 0, 0, 8]);
  expect(await normalisePicture(heic)).toMatchObject({ ok: false, fault: { code: 'heicPicture' } });
});

test('[S2] a picture under another picture’s name is what it is', async () => {
  expect(await normalise(await noise(12, 8).png().toBuffer())).toMatchObject({ width: 12, height: 8, extension: 'jpg' });
});
