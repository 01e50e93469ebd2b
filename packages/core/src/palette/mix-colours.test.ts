import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../design/colour.ts';
import { colourRamp, mixColours } from './mix-colours.ts';
import { fromOklab, toOklab } from './oklab.ts';

describe('[B23] mixing colors', () => {
  it('goes to OKLab and back without a change', () => {
    for (const hex of ['#000000', '#ffffff', '#ff0000', '#3a6a72', '#fff1e6']) expect(toHex(fromOklab(toOklab(fromHex(hex))))).toBe(hex);
  });

  it('starts and ends at the colors that are mixed', () => {
    const [from, to] = [fromHex('#0a0507'), fromHex('#fbe9df')];
    expect(mixColours(from, to, 0)).toEqual(from);
    expect(mixColours(from, to, 1)).toEqual(to);
  });

  it('has the mean of both lightnesses in the middle', () => {
    const [from, to] = [fromHex('#1f5fbf'), fromHex('#ffd23c')];
    const middle = toOklab(mixColours(from, to, 0.5));
    expect(middle.l).toBeCloseTo((toOklab(from).l + toOklab(to).l) / 2, 2);
  });

  it('spreads a ramp evenly', () => {
    const ramp = colourRamp([fromHex('#000000'), fromHex('#ffffff')], 5).map((colour) => toOklab(colour).l);
    ramp.forEach((lightness, step) => expect(lightness).toBeCloseTo(step / 4, 1));
  });
});
