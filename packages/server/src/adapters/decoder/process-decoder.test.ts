import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createProcessDecoder } from './process-decoder.ts';

const MEGABYTE = 1024 * 1024;
const decoder = createProcessDecoder();
afterAll(() => decoder.close());

const given = (bytes: Uint8Array | null, from = 'a visitor') => ({ load: async () => bytes, from });
const small = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#a03020' } })
    .jpeg()
    .toBuffer();

test('[B29] a picture is opened in a process of its own, and comes back with its copies', async () => {
  const picture = await decoder.normalisePicture(given(await small()));
  expect(picture).toMatchObject({ ok: true, value: { width: 30, height: 20, extension: 'jpg' } });
  if (picture.ok) expect((await sharp(picture.value.thumb).metadata()).format).toBe('jpeg');
  const article = await decoder.toArticlePicture(given(await small()), 10);
  expect(article).toMatchObject({ ok: true, value: { width: 10, height: 7 } });
});

test('[B29] a file that is gone, one that is no font and one that is no picture are refused by name', async () => {
  expect(await decoder.normalisePicture(given(null))).toEqual({ ok: false, fault: { code: 'assetNotFound' } });
  expect(await decoder.describeFont(given(new Uint8Array(9)))).toEqual({ ok: false, fault: { code: 'brokenFont' } });
  expect(await decoder.describeFont(given(new Uint8Array(11 * MEGABYTE)))).toEqual({ ok: false, fault: { code: 'fontTooLarge' } });
  expect(await decoder.normalisePicture(given(new Uint8Array(9)))).toMatchObject({ ok: false, fault: { code: 'notAPicture' } });
});

test('[B29] a picture that takes too long is given up with its process, and one behind too many others is refused', async () => {
  const impatient = createProcessDecoder({ most: 1, timeLimitMs: 300, mostWaiting: 1 });
  // The effect costs the drawing's whole area for each of its 256 steps.
  const slow = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">${'<feTurbulence baseFrequency="0.1" numOctaves="99"/>'.repeat(20)}</filter>${'<rect filter="url(#f)" width="3000" height="3000"/>'.repeat(9)}</svg>`,
  );
  const answers = await Promise.all(
    [given(slow), given(await small()), given(await small())].map((file) => impatient.normalisePicture(file)),
  );
  await impatient.close();
  expect(answers).toEqual([
    { ok: false, fault: { code: 'pictureTooDemanding' } },
    expect.anything(),
    { ok: false, fault: { code: 'uploadsBusy' } },
  ]);
});

test('[B29] more of the largest fonts are read one after the other than a process has memory for, because it is replaced in between', async () => {
  const file = await readFile(
    createRequire(import.meta.url).resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  );
  const largest = new Uint8Array(10 * MEGABYTE);
  largest.set(file);
  const before = process.memoryUsage.rss();
  // A process that is never replaced ends at the 132nd.
  for (let count = 0; count < 144; count += 1) {
    const described = await decoder.describeFont(given(largest));
    expect(described, `font ${count + 1}`).toMatchObject({ ok: true, value: { family: 'EB Garamond' } });
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * MEGABYTE);
}, 120_000);
