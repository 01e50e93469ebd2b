import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InkReading } from './measure-ink.ts';
import { measureInk } from './measure-ink.ts';
import type { TitleReading } from './read-title.ts';
import { scoreLegibility } from './score-legibility.ts';

const WIDTH = 120;
const HEIGHT = 60;

/** Returns letters as upright bars of a width, in levels of grey, on a background that may be noisy. */
function bars({ ink, ground, stroke = 8, noise = 0 }: { ink: number; ground: number; stroke?: number; noise?: number }) {
  const painted = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const bare = new Uint8ClampedArray(painted);
  const letters = new Uint8ClampedArray(painted.length);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const x = pixel % WIDTH;
    const y = Math.floor(pixel / WIDTH);
    const under = ground + (((x >> 1) + (y >> 1)) % 2 === 0 ? noise : -noise);
    const isInk = y > 15 && y < 45 && x % 24 < stroke;
    for (let channel = 0; channel < 3; channel += 1) {
      bare[pixel * 4 + channel] = under;
      painted[pixel * 4 + channel] = isInk ? ink : under;
    }
    letters[pixel * 4 + 3] = isInk ? 255 : 0;
  }
  return { width: WIDTH, height: HEIGHT, painted, ground: bare, letters };
}

function reading(cover: Parameters<typeof bars>[0]): InkReading {
  const ink = measureInk(bars(cover));
  if (!ink) throw new Error('no ink');
  return ink;
}

const large: TitleReading = { id: 'Title', letterHeight: 0.12, widthShare: 0.8, words: 3, lines: 2 };
const scoreOf = (title: TitleReading, cover: Parameters<typeof bars>[0]) => scoreLegibility(title, measureInk(bars(cover))).score;

describe('ink measured from painted pixels', () => {
  test('[B10] white on black is 21 : 1, and so is black on white', () => {
    expect(reading({ ink: 255, ground: 0 }).contrast).toBeCloseTo(21, 1);
    expect(reading({ ink: 0, ground: 255 }).contrast).toBeCloseTo(21, 1);
  });

  test('[B10] a noisy ground is held against the words by its harder part', () => {
    const calm = reading({ ink: 255, ground: 100 });
    const noisy = reading({ ink: 255, ground: 100, noise: 60 });
    expect(noisy.contrast).toBeLessThan(calm.contrast / 2);
    expect(noisy.busyness).toBeGreaterThan(calm.busyness + 10);
  });

  test('[B10] words of the ground’s own colour have no contrast; without letters there is no reading', () => {
    expect(reading({ ink: 120, ground: 120, noise: 40 }).contrast).toBe(1);
    expect(measureInk({ ...bars({ ink: 0, ground: 255 }), letters: new Uint8ClampedArray(WIDTH * HEIGHT * 4) })).toBeNull();
  });
});

describe('the legibility score', () => {
  test('[B10] ranks covers as shoppers read them', () => {
    const thinGreyOnGrey = scoreOf({ ...large, letterHeight: 0.04 }, { ink: 170, ground: 120, stroke: 2, noise: 30 });
    const greyOnGrey = scoreOf(large, { ink: 190, ground: 90, noise: 20 });
    const boldWhiteOnDark = scoreOf(large, { ink: 255, ground: 20 });
    expect(thinGreyOnGrey).toBeLessThan(greyOnGrey);
    expect(greyOnGrey).toBeLessThan(boldWhiteOnDark);
    expect(boldWhiteOnDark).toBeGreaterThan(90);
    expect(thinGreyOnGrey).toBeLessThan(40);
  });

  test('[B10] stays within 0 and 100, and never falls when a title grows or gains contrast', () => {
    const height = fc.double({ min: 0.005, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(height, height, fc.nat(255), fc.nat(255), (first, second, ink, ground) => {
        const score = (letterHeight: number, level = ink) => scoreOf({ ...large, letterHeight }, { ink: level, ground });
        const [small, big] = [Math.min(first, second), Math.max(first, second)];
        expect(score(small)).toBeGreaterThanOrEqual(0);
        expect(score(big)).toBeLessThanOrEqual(100);
        expect(score(big)).toBeGreaterThanOrEqual(score(small));
      }),
    );
    expect(scoreOf(large, { ink: 255, ground: 60 })).toBeGreaterThan(scoreOf(large, { ink: 160, ground: 60 }));
  });

  test('[B10] names what costs most first, with what to do; a good title needs no advice', () => {
    const tiny = scoreLegibility({ ...large, letterHeight: 0.03 }, reading({ ink: 255, ground: 20 }));
    expect(tiny.reasons[0]).toMatchObject({ id: 'size', advice: expect.stringContaining('larger') });
    const good = scoreLegibility(large, reading({ ink: 255, ground: 20 }));
    expect(good.reasons.every(({ advice }) => advice === null)).toBe(true);
    expect(scoreLegibility(null, null)).toMatchObject({ score: 0, reasons: [] });
  });
});
