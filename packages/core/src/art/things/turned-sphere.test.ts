import { expect, test } from 'vitest';
import { findPlaceByName } from './gazetteer.ts';
import { BRIGHT_STARS, COASTS, CONSTELLATION_LINES } from './sky-and-land.ts';
import { graticule, onTheDisc, turnedSphere } from './turned-sphere.ts';

test('[B24] a globe shows the place that it is turned to in its middle, north above it, and hides the far side', () => {
  const seen = turnedSphere({ east: 88, north: 22 });
  expect(seen({ east: 88, north: 22 })).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0), depth: expect.closeTo(1) });
  expect(seen({ east: 88, north: 40 }).y).toBeLessThan(0);
  expect(seen({ east: 100, north: 22 }).x).toBeGreaterThan(0);
  expect(seen({ east: -92, north: -22 }).depth).toBeCloseTo(-1);
});

test('[B24] outlines stay on the disc, whichever way the globe is turned', () => {
  for (const middle of [
    { east: 0, north: 50 },
    { east: 135, north: -25 },
    { east: -70, north: 5 },
  ]) {
    const seen = turnedSphere(middle, 12);
    for (const coast of COASTS) {
      for (const place of coast) {
        const { x, y } = onTheDisc(seen(place));
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.000_001);
      }
    }
  }
});

test('[B24] the chart has the constellations of the sky: Orion’s belt is three stars in a row', () => {
  expect(CONSTELLATION_LINES.length).toBeGreaterThan(100);
  expect(BRIGHT_STARS.length).toBeGreaterThan(600);
  const sirius = BRIGHT_STARS.reduce((best, next) => (next.magnitude < best.magnitude ? next : best));
  expect(sirius).toMatchObject({ east: expect.closeTo(-101.3, 0), north: expect.closeTo(-16.7, 0) });
  const belt = BRIGHT_STARS.filter(({ east, north, magnitude }) => magnitude < 2.5 && east < -82 && east > -86 && north < 0 && north > -3);
  expect(belt).toHaveLength(3);
});

test('[B24] places are known with and without accents, and a word that is none is not taken for one', () => {
  expect(findPlaceByName('Málaga')).toEqual(findPlaceByName('malaga'));
  expect(findPlaceByName('pari')).toEqual(findPlaceByName('paris'));
  expect(findPlaceByName('Paris')).toMatchObject({ east: expect.closeTo(2.4), north: expect.closeTo(48.9) });
  expect(findPlaceByName('table')).toBeNull();
  expect(findPlaceByName('')).toBeNull();
});

test('[B24] the net of a globe has its circles every so many degrees', () => {
  expect(graticule(30)).toHaveLength(5 + 12);
});
