import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { CutterBusy } from '../../ports/cutter.ts';
import { createProcessCutter } from './process-cutter.ts';

const cutter = createProcessCutter({ model: null });
afterAll(() => cutter.close());

/** Creates a picture of an orange ball with a faint shadow on a pale wall. */
const ball = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><defs><radialGradient id="g" cx="0.4" cy="0.35"><stop stop-color="#ffb060"/>
       <stop offset="1" stop-color="#a03a00"/></radialGradient></defs><rect width="600" height="400" fill="#d8dee4"/>
       <ellipse cx="310" cy="318" rx="110" ry="12" fill="#b4bcc4"/><circle cx="300" cy="200" r="120" fill="url(#g)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** Creates a picture of grass: thousands of blades, and nothing among them that stands out. */
const grass = () => {
  const random = seededRandom(5);
  const blades = Array.from({ length: 4000 }, () => {
    const [x, y, lean] = [random() * 600, random() * 400, random() * 16 - 8];
    return `<path d="M${x} ${y}l${lean} -26" stroke="hsl(${90 + random() * 30} 40% ${25 + random() * 25}%)" stroke-width="3"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#3c5a2c"/>${blades.join('')}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
};

/** @throws Error if the cutter refused the picture */
async function cutOut(picture: Uint8Array): Promise<Uint8Array> {
  const cut = await cutter.cut(picture);
  if (!cut) throw new Error('no subject');
  return cut;
}

async function alphaAt(png: Uint8Array, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * 4 + 3] ?? 0;
}

test('[S3] the subject stays where it was, and what stood around it is gone', async () => {
  const cut = await cutOut(await ball());
  expect(await sharp(cut).metadata()).toMatchObject({ format: 'png', width: 600, height: 400, channels: 4 });
  expect(await alphaAt(cut, 300, 200)).toBeGreaterThan(240);
  expect(await alphaAt(cut, 300, 95)).toBeGreaterThan(200);
  for (const [x, y] of [
    [20, 20],
    [580, 200],
    [300, 60],
  ] as const)
    expect(await alphaAt(cut, x, y)).toBeLessThan(15);
});

test('[S3] a picture in which nothing stands out is not cut, but can be cut along a painted mask', async () => {
  const picture = await grass();
  expect(await cutter.cut(picture)).toBeNull();
  const mask = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await alphaAt(await cutter.cutAlong(picture, mask), 300, 200)).toBe(255);
});

test('[S3] a painted mask of another size cuts along what was painted', async () => {
  const mask = await sharp({ create: { width: 150, height: 100, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 75, height: 100, channels: 3, background: '#fff' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const cut = await cutter.cutAlong(await ball(), mask);
  expect(await alphaAt(cut, 100, 200)).toBe(255);
  expect(await alphaAt(cut, 500, 200)).toBe(0);
});

test('[S3] what cannot be read fails alone: the next picture is cut all the same', async () => {
  const picture = await ball();
  const [broken, whole] = await Promise.allSettled([cutter.cut(new Uint8Array([1, 2, 3])), cutter.cut(picture)]);
  expect(broken.status).toBe('rejected');
  expect(whole.status).toBe('fulfilled');
});

test('[S3] a line that is too long is said at once, and a network that is not there is a failure', async () => {
  const impatient = createProcessCutter({ model: '/nowhere/u2net.onnx' });
  const results = await Promise.allSettled(Array.from({ length: 13 }, () => impatient.cut(new Uint8Array([1]))));
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(CutterBusy) });
  expect(results.slice(0, 12).every(({ status }) => status === 'rejected')).toBe(true);
  await impatient.close();
});

test('[S3] a picture that takes too long is given up', async () => {
  const impatient = createProcessCutter({ model: null, patienceMs: 5 });
  await expect(impatient.cut(await ball())).rejects.toMatchObject({ reason: 'timeout' });
  await impatient.close();
});
