import { expect, test } from 'vitest';
import type { PicturePixels } from '../../ideas/picture-map.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { factsOfPicture } from './facts-of-picture.ts';
import libraryFacts from './library-facts.json' with { type: 'json' };
import { TRUSTED_HORIZON, pictureFactsSchema, readPictureFacts } from './picture-facts.ts';

function painted(width: number, height: number, colourAt: (x: number, y: number) => readonly [number, number, number]): PicturePixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4);
  return { width, height, data };
}

/** Returns the height of a dark ridge with a peak in the middle, below a sky that lightens downwards. */
const ridge = (x: number) => 130 - Math.max(0, 60 - Math.abs(x - 120)) + 6 * Math.sin(x / 9);
const mountain = painted(240, 200, (x, y) => (y < ridge(x) ? [120 + y / 4, 150 + y / 4, 190] : [40, 44, 48]));

test('[B22] the horizon of a mountain before a sky runs along its ridge, and can be trusted', () => {
  const { horizon, calmTop, light } = readPictureFacts(mountain);
  if (!horizon) throw new Error('no horizon');
  expect(horizon.quality).toBeGreaterThan(TRUSTED_HORIZON);
  for (const [index, share] of horizon.line.entries()) {
    const x = (index / (horizon.line.length - 1)) * 239;
    expect(Math.abs(share * 200 - ridge(x))).toBeLessThan(5);
  }
  expect(calmTop).toBeGreaterThan(0.2);
  expect(calmTop).toBeLessThan(0.6);
  expect(light).toBeGreaterThan(0.2);
});

test('[B22] a wall of leaves has no horizon to trust', () => {
  const random = seededRandom(3);
  const leaves = painted(240, 200, () => [60 * random(), 60 + 120 * random(), 40 * random()]);
  expect(readPictureFacts(leaves).horizon?.quality ?? 0).toBeLessThan(TRUSTED_HORIZON / 2);
  expect(readPictureFacts(leaves).calmTop).toBeLessThan(0.1);
});

test('[B22] one thing in the middle of a calm ground is a single subject; one at the edge, or a landscape, is none', () => {
  const disc = (middleX: number) => painted(200, 200, (x, y) => (Math.hypot(x - middleX, y - 100) < 40 ? [220, 60, 40] : [230, 226, 220]));
  const { subject } = readPictureFacts(disc(100));
  expect(subject?.isSingle).toBe(true);
  expect(subject?.box.x).toBeCloseTo(0.3, 1);
  expect(subject?.box.width).toBeCloseTo(0.4, 1);
  expect(readPictureFacts(disc(30)).subject?.isSingle).toBe(false);
  expect(readPictureFacts(mountain).subject?.isSingle ?? false).toBe(false);
});

test('[B22] the facts of library pictures are on record, those of others are read from their pixels once', () => {
  for (const facts of Object.values(libraryFacts)) pictureFactsSchema.parse(facts);
  expect(factsOfPicture('library/desert-hike', mountain)).toBe(libraryFacts['desert-hike']);
  const own = factsOfPicture('upload/own', mountain);
  expect(own.horizon?.quality).toBeGreaterThan(TRUSTED_HORIZON);
  expect(factsOfPicture('upload/own', mountain)).toBe(own);
});
