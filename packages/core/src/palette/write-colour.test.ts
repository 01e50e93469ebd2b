import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { COLOUR_NOTATIONS, cmykOf, readColour, rgbOfCmyk, writeColour } from './write-colour.ts';

const colour = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255), a: fc.constant(1) });

describe('a colour in numbers', () => {
  test('[E13] inks and light go to and fro without loss', () => {
    fc.assert(
      fc.property(colour, (any) => {
        expect(rgbOfCmyk(cmykOf(any))).toEqual(any);
      }),
    );
    expect(cmykOf(fromHex('#000000'))).toEqual({ c: 0, m: 0, y: 0, k: 1 });
    expect(rgbOfCmyk({ c: 1, m: 0, y: 0, k: 0 })).toEqual(fromHex('#00ffff'));
  });

  test('[E13] what is written is read again: exactly, and in whole percent of ink within three levels', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...COLOUR_NOTATIONS), (any, notation) => {
        const read = readColour(writeColour(any, notation), notation);
        if (!read) throw new Error(`${notation} is not read`);
        const most = Math.max(...(['r', 'g', 'b'] as const).map((channel) => Math.abs(read[channel] - any[channel])));
        expect(most).toBeLessThanOrEqual(notation === 'cmyk' ? 3 : 0);
      }),
    );
  });

  test.each([
    ['rgb', 'rgb(29 50 68)', '#1d3244'],
    ['rgb', '29,50 ,68', '#1d3244'],
    ['hex', '1D3244', '#1d3244'],
    ['hex', ' #abc ', '#aabbcc'],
    ['cmyk', '0%, 0 %, 0, 100', '#000000'],
  ] as const)('[E13] %s takes “%s” as meant', (notation, typed, hex) => {
    expect(readColour(typed, notation)).toEqual(fromHex(hex));
  });

  test.each([
    ['hex', '#12'],
    ['rgb', '10, 20'],
    ['rgb', '10, 20, 300'],
    ['rgb', '10, -2, 3'],
    ['cmyk', '10, 20, 30'],
    ['cmyk', 'a lot of blue'],
  ] as const)('[E13] %s refuses “%s”', (notation, typed) => {
    expect(readColour(typed, notation)).toBeNull();
  });
});
