import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NODES, NODE_BYTES, TABLE_BYTES, inkOf, openInkTable } from './ink-table.ts';
import { limitInk } from './limit-ink.ts';
import { maxInk, pixelsToInk } from './pixels-to-ink.ts';

/** A table whose inks are linear functions of the colour, so that interpolation in tetrahedra must be exact. */
const straight = new Uint8Array(TABLE_BYTES);
for (let node = 0; node < NODES ** 3; node += 1) {
  const [red, green, blue] = [Math.floor(node / (NODES * NODES)), Math.floor(node / NODES) % NODES, node % NODES];
  straight.set([7 * red, 7 * green, 7 * blue, 2 * (red + green + blue), red, green, blue, 100], node * NODE_BYTES);
}

const level = fc.integer({ min: 0, max: 255 });
const ink = fc.double({ min: 0, max: 1, noNaN: true });

describe('an ink table', () => {
  test('[B9] gives what lies between its nodes exactly, where ink is a straight function of the colour', () => {
    fc.assert(
      fc.property(level, level, level, (red, green, blue) => {
        const scale = (NODES - 1) / 255;
        const { cmyk } = inkOf(straight, red, green, blue);
        const expected = [7 * red * scale, 7 * green * scale, 7 * blue * scale, 2 * (red + green + blue) * scale];
        cmyk.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? 0, 6));
        const [c] = pixelsToInk(straight, Uint8Array.of(red, green, blue, 255));
        expect(c).toBe(Math.round(expected[0] ?? 0));
      }),
    );
  });

  test('[B9] is refused when it is none', () => {
    expect(() => openInkTable(new Uint8Array(10))).toThrow('An ink table has 287496 bytes; these are 10');
  });

  test('[B9] the total of pixels is that of the heaviest', () => {
    expect(maxInk(Uint8Array.of(255, 0, 0, 0, 255, 255, 51, 0))).toBeCloseTo(220, 6);
  });
});

describe('holding ink to a limit', () => {
  test('[B9] never leaves more than the limit, and never a negative ink', () => {
    fc.assert(
      fc.property(ink, ink, ink, ink, fc.double({ min: 1, max: 4, noNaN: true }), (c, m, y, k, most) => {
        const limited = limitInk([c, m, y, k], most);
        expect(limited.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most + 1e-6);
        for (const one of limited) expect(one >= 0 && one <= 1).toBe(true);
      }),
    );
  });

  test('[B9] leaves alone what is below it, and gives grey to black rather than fading', () => {
    expect(limitInk([0.5, 0.4, 0.3, 0.2], 2.4)).toEqual([0.5, 0.4, 0.3, 0.2]);
    const [c, m, y, k] = limitInk([0.9, 0.85, 0.8, 0.3], 2.4);
    expect(k).toBeGreaterThan(0.3);
    expect(c).toBeGreaterThan(m);
    expect(m).toBeGreaterThan(y);
  });
});
