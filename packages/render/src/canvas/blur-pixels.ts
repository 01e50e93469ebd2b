import type { PaintPixels } from './paint-context.ts';

const CHANNELS = 4;
const PASSES = 3;

/**
 * Blurs pixels in place with a Gaussian, approximated by three box averages in each direction. Edge pixels are repeated beyond the edge, so
 * that edges stay opaque; color is weighted by alpha, so that transparent pixels add no color. The result is the same in every browser and
 * on the server.
 * @param sigma standard deviation in pixels.
 */
export function blurPixels({ data, width, height }: PaintPixels, sigma: number): void {
  const radius = boxRadius(sigma);
  if (radius < 1) return;
  let from = premultiplied(data);
  let to = new Float32Array(from.length);
  for (const [length, count, step, line] of [
    [width, height, CHANNELS, width * CHANNELS],
    [height, width, width * CHANNELS, CHANNELS],
  ] as const) {
    for (let pass = 0; pass < PASSES; pass++) {
      for (let index = 0; index < count; index++) averageLine(from, to, index * line, length, step, radius);
      [from, to] = [to, from];
    }
  }
  unmultiply(from, data);
}

/** Returns the radius in pixels at which three boxes have the variance of the Gaussian. */
function boxRadius(sigma: number): number {
  return Math.round((Math.sqrt((12 * sigma * sigma) / PASSES + 1) - 1) / 2);
}

function averageLine(from: Float32Array, to: Float32Array, start: number, length: number, step: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = length - 1;
  for (let channel = 0; channel < CHANNELS; channel++) {
    const first = start + channel;
    const at = (index: number): number => from[first + Math.min(last, Math.max(0, index)) * step] ?? 0;
    let sum = at(0) * radius;
    for (let index = 0; index <= radius; index++) sum += at(index);
    for (let index = 0; index < length; index++) {
      to[first + index * step] = sum * share;
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
}

function premultiplied(data: Uint8ClampedArray): Float32Array<ArrayBuffer> {
  const planes = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += CHANNELS) {
    const alpha = data[index + 3] ?? 0;
    for (let channel = 0; channel < 3; channel++) planes[index + channel] = ((data[index + channel] ?? 0) * alpha) / 255;
    planes[index + 3] = alpha;
  }
  return planes;
}

function unmultiply(planes: Float32Array, data: Uint8ClampedArray): void {
  for (let index = 0; index < data.length; index += CHANNELS) {
    const alpha = planes[index + 3] ?? 0;
    for (let channel = 0; channel < 3; channel++) data[index + channel] = alpha > 0 ? ((planes[index + channel] ?? 0) * 255) / alpha : 0;
    data[index + 3] = alpha;
  }
}
