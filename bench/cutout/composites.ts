import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { z } from 'zod';

/** A composite picture whose exact mask is known. */
export interface Composite {
  readonly name: string;
  /** The picture as a JPEG. */
  readonly picture: Uint8Array;
  /** The subject's share of each pixel, 0 to 255. */
  readonly alpha: Uint8Array;
}

export const WIDTH = 1500;
export const HEIGHT = 1000;
const LIBRARY = new URL('../../assets/pictures/', import.meta.url);
const ICONS = new URL('../../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url);

/** Subjects with plausible backgrounds: the library's transparent photographs, and drawings. */
const SUBJECTS: readonly (readonly [subject: string, background: string, size: number, x: number, y: number])[] = [
  ['objects/moon-full.png', 'photos/stars-above-black-pines.jpg', 520, 0.5, 0.4],
  ['objects/moon-gibbous.png', 'photos/rough-water.jpg', 460, 0.62, 0.45],
  ['objects/earth-day.png', 'photos/foggy-mountain-ridge.jpg', 620, 0.45, 0.5],
  ['objects/earth-day.png', 'photos/spices.jpg', 560, 0.4, 0.5],
  ['owl', 'photos/sunlit-forest-road.jpg', 640, 0.5, 0.55],
  ['fox', 'photos/fence-in-a-dark-wood.jpg', 600, 0.42, 0.55],
  ['sailboat', 'photos/pastel-sea-and-sky.jpg', 620, 0.55, 0.5],
  ['teapot', 'photos/lamp-lit-cafe-table.jpg', 560, 0.5, 0.6],
  ['crown', 'photos/night-bokeh.jpg', 560, 0.5, 0.5],
  ['butterfly', 'photos/blue-periwinkle.jpg', 520, 0.5, 0.5],
  ['rocket', 'photos/above-the-clouds.jpg', 640, 0.5, 0.5],
  ['wrapped-gift', 'photos/snow-mountains-over-a-grey-lake.jpg', 520, 0.45, 0.6],
];

export function makeComposites(): Promise<readonly Composite[]> {
  const icons = z
    .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
    .parse(JSON.parse(readFileSync(ICONS, 'utf8'))).icons;
  return Promise.all(
    SUBJECTS.map(async ([subject, background, size, x, y]) => {
      const source = subject.endsWith('.png')
        ? readFileSync(new URL(subject, LIBRARY))
        : Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${icons[subject]?.body ?? ''}</svg>`,
          );
      const drawn = await sharp(source).resize(size, size, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
      const place = { left: Math.round(WIDTH * x - drawn.info.width / 2), top: Math.round(HEIGHT * y - drawn.info.height / 2) };
      const picture = await sharp(readFileSync(new URL(background, LIBRARY)))
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .composite([{ input: drawn.data, ...place }])
        .jpeg({ quality: 92 })
        .toBuffer();
      const nothing = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } });
      const alone = await nothing
        .composite([{ input: drawn.data, ...place }])
        .png()
        .toBuffer();
      return { name: `${subject} before ${background}`, picture, alpha: await alphaOf(alone) };
    }),
  );
}

/** Returns the alpha of a PNG at the size of the composites. */
export async function alphaOf(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).ensureAlpha().extractChannel('alpha').resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();
}
