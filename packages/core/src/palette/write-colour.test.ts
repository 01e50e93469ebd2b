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
        if (!read.ok) throw new Error(read.fault.message);
        const most = Math.max(...(['r', 'g', 'b'] as const).map((channel) => Math.abs(read.value[channel] - any[channel])));
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
    expect(readColour(typed, notation)).toEqual({ ok: true, value: fromHex(hex) });
  });

  test.each([
    ['hex', '#12', /hex color such as/],
    ['rgb', '10, 20', /three numbers from 0 to 255/],
    ['rgb', '10, 20, 300', /three numbers from 0 to 255/],
    ['rgb', '10, -2, 3', /three numbers/],
    ['cmyk', '10, 20, 30', /four percentages from 0 to 100/],
    ['cmyk', 'a lot of blue', /four percentages/],
  ] as const)('[E13] %s refuses “%s” with the rule', (notation, typed, rule) => {
    expect(readColour(typed, notation)).toMatchObject({ ok: false, fault: { message: expect.stringMatching(rule) } });
  });
});
