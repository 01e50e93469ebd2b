import type { InkPixels } from '@coverwright/core/shop-window/measure-ink.ts';

/** The alpha from which a pixel belongs to the inside of a letter, not to its edge. */
const SOLID = 204;
/** The number of levels by which a pixel has to change for a letter to be visible there. */
const SEEN = 22;
/** The number of pixels below which a spot is only a point or a splinter. */
const LEAST_PIXELS = 16;

/**
 * Returns the largest hidden share of any letter: the part of it that looks as if it were missing. Letters are separated as connected areas
 * of ink, so joined letters count as one.
 */
export function hiddenShare({ width, height, painted, ground, letters }: InkPixels): number {
  const isInk = (pixel: number) => (letters[pixel * 4 + 3] ?? 0) >= SOLID;
  const isSeenIn = (at: number) => Math.abs((painted[at] ?? 0) - (ground[at] ?? 0)) >= SEEN;
  const isSeen = (pixel: number) => isSeenIn(pixel * 4) || isSeenIn(pixel * 4 + 1) || isSeenIn(pixel * 4 + 2);
  const done = new Uint8Array(width * height);
  let most = 0;
  for (let start = 0; start < done.length; start += 1) {
    if (done[start] || !isInk(start)) continue;
    let [count, hidden] = [0, 0];
    const waiting = [start];
    done[start] = 1;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      count += 1;
      if (!isSeen(pixel)) hidden += 1;
      const x = pixel % width;
      const around = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
      for (const next of around) {
        if (next < 0 || next >= done.length || done[next] || !isInk(next)) continue;
        done[next] = 1;
        waiting.push(next);
      }
    }
    if (count >= LEAST_PIXELS) most = Math.max(most, hidden / count);
  }
  return most;
}
