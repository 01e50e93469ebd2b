import { expect, test } from 'vitest';
import { seededRandom } from '../../random/seeded-random.ts';
import { pathBounds } from '../../scene/path.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { laidSprig } from './laid-sprig.ts';

const GREEN = { r: 74, g: 128, b: 66, a: 1 };
const SHADE = { r: 20, g: 30, b: 20, a: 1 };

test('[B22] a twig before a letter ends at the place that it was given, whichever way it bends', () => {
  const tip = { x: 600, y: 500 };
  for (let seed = 1; seed <= 12; seed += 1) {
    const { twig } = laidSprig(seededRandom(seed), { tip, length: 300, angle: -Math.PI / 2, id: 'olive' }, GREEN, SHADE);
    const tops = outlinesOf(twig).flatMap((path) => pathBounds(path)?.y ?? []);
    // The last leaf goes on beyond the end of the stem by less than a tenth of the twig.
    expect(Math.min(...tops)).toBeGreaterThan(tip.y - 45);
    expect(Math.min(...tops)).toBeLessThan(tip.y);
  }
});

test('[B22] a twig before a letter is opaque, so that the title stays vector in a print file', () => {
  const { twig } = laidSprig(seededRandom(3), { tip: { x: 0, y: 0 }, length: 300, angle: 0, id: 'olive' }, GREEN, SHADE);
  const colours = twig.flatMap((node) => {
    if (node.kind !== 'fill' && node.kind !== 'stroke') throw new Error(`A ${node.kind} is no plain path`);
    return 'stops' in node.paint ? node.paint.stops.map(({ colour }) => colour) : 'colour' in node.paint ? [node.paint.colour] : [];
  });
  expect(colours.map(({ a }) => a)).toEqual(colours.map(() => 1));
});
