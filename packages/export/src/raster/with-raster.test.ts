import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { GOLDEN_DOCUMENTS } from '@coverwright/render/canvas/golden/golden-documents.ts';
import { meanDifference } from '@coverwright/render/canvas/golden/mean-difference.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { fillOf, sceneOf, solid } from '../testing/hand-scene.ts';
import { resourcesWith } from '../testing/hand-pictures.ts';
import { levelsOf } from '../testing/levels-of.ts';
import { encodeRasterStream } from '../pdf/raster-stream.ts';
import { encodeJpeg, encodePng } from './encode-raster.ts';
import { type Raster, stripsOf } from './raster.ts';
import { withRaster } from './with-raster.ts';

const engine = await goldenEngine();
const named = (name: string) => GOLDEN_DOCUMENTS.filter((golden) => golden.name === name);

const pixelsOf = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: levelsOf(data), info };
};

test.each([...named('paperback-effects'), ...named('ebook-foil')])(
  '[B5] $name painted in strips is the picture that is painted whole, without a seam',
  async ({ design }) => {
    const scene = compileScene(design, engine);
    const size = { width: Math.round(scene.width), height: Math.round(scene.height) };
    const work = { scene, ...size, outlines: engine, readPicture: readGoldenPicture };
    const encode = (raster: Raster) => encodePng(raster, { dpi: 300 });
    const whole = await pixelsOf(await withRaster(work, encode));
    const heights: number[] = [];
    const striped = await pixelsOf(
      await withRaster({ ...work, mostAtOnce: 1_000_000 }, (raster) => {
        heights.push(...[...stripsOf(raster)].map(({ height }) => height));
        return encode(raster);
      }),
    );
    expect(striped.info).toMatchObject(size);
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.reduce((sum, height) => sum + height, 0)).toBe(size.height);
    expect(meanDifference(striped.data, whole.data)).toBeLessThan(0.001);
    // A seam would show as a row in which many pixels differ.
    const row = size.width * 4;
    for (let top = 0; top < size.height; top += 1) {
      expect(
        meanDifference(striped.data.subarray(top * row, (top + 1) * row), whole.data.subarray(top * row, (top + 1) * row)),
        `row ${top}`,
      ).toBeLessThan(0.3);
    }
  },
);

test('[B5] strips become a JPEG, and the raster of a print file, as a whole picture does', async () => {
  const scene = sceneOf(200, 900, [fillOf(0, 0, 200, 450, solid(12, 200, 90)), fillOf(0, 450, 200, 450, solid(200, 10, 20))]);
  const { outlines } = resourcesWith();
  const work = { scene, width: 5000, height: 900, outlines, readPicture: readGoldenPicture };
  const jpeg = await withRaster({ ...work, mostAtOnce: 1 }, (raster) => encodeJpeg(raster, { dpi: 300 }));
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 5000, height: 900, chromaSubsampling: '4:4:4', space: 'srgb' });
  const { data } = await pixelsOf(jpeg);
  expect(data[(880 * 5000 + 4990) * 4]).toBeGreaterThan(190);
  const striped = await withRaster({ ...work, mostAtOnce: 1 }, (raster) => encodeRasterStream(raster));
  expect(striped).toEqual(await withRaster(work, (raster) => encodeRasterStream(raster)));
});

test('[B5] a cover that is given up is not painted to its end', async () => {
  const giveUp = new AbortController();
  const scene = sceneOf(100, 100, [fillOf(0, 0, 100, 100, solid(0, 0, 0))]);
  const { outlines } = resourcesWith();
  const work = { scene, width: 4000, height: 4000, outlines, readPicture: readGoldenPicture, mostAtOnce: 1, signal: giveUp.signal };
  let painted = 0;
  const run = withRaster(work, async (raster) => {
    for (const _ of stripsOf(raster)) {
      painted += 1;
      giveUp.abort();
    }
  });
  await expect(run).rejects.toThrow('aborted');
  expect(painted).toBe(1);
});
