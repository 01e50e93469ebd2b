import { describe, expect, test } from 'vitest';
import { MID_GREY, SIX_GREYS, imagePalette, sampleColour } from './image-palette.ts';

function pixels(width: number, height: number, colourAt: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 4);
  return { width, height, data };
}

describe('the palette of a picture', () => {
  test('[D10] has at most 64 colours of a picture of thousands', () => {
    const rainbow = pixels(120, 120, (x, y) => [x * 2, y * 2, (x * y) % 256, 255]);
    const palette = imagePalette(rainbow);
    expect(palette.length).toBeGreaterThan(20);
    expect(palette.length).toBeLessThanOrEqual(64);
  });

  test('[D10] begins with what there is most of', () => {
    const mostlyBlue = pixels(50, 50, (x) => (x < 40 ? [20, 40, 200, 255] : [230, 200, 20, 255]));
    const [first] = imagePalette(mostlyBlue);
    expect(Math.abs((first?.b ?? 0) - 200)).toBeLessThan(12);
    expect(first?.r ?? 255).toBeLessThan(40);
  });

  test('[D10] is six greys when nothing can be read', () => {
    expect(imagePalette({ data: [] })).toEqual(SIX_GREYS);
    expect(imagePalette(pixels(20, 20, () => [255, 0, 0, 0]))).toEqual(SIX_GREYS);
    expect(SIX_GREYS).toHaveLength(6);
  });

  test('[D10] a sample is the pixel’s colour, and mid-grey where there is none', () => {
    const red = pixels(4, 4, () => [200, 10, 10, 255]);
    expect(sampleColour(red, 3.9, 0)).toEqual({ r: 200, g: 10, b: 10, a: 1 });
    expect(sampleColour(red, 4, 0)).toEqual(MID_GREY);
    expect(sampleColour(red, Number.NaN, 0)).toEqual(MID_GREY);
    expect(sampleColour({ ...red, data: [] }, 0, 0)).toEqual(MID_GREY);
  });
});
