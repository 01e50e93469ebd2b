import { seededRandom } from '../../random/seeded-random.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { type CrowFlight, type Crow, crowsInFlight } from '../things/crows.ts';

/** The number of birds that a whole number can name, one bit for each. */
export const MOST_CROWS = 16;

/** Large crows that fly through the letters of a title, some before and some behind them. */
export const crowFlight = defineGenerator({
  group: 'creatures',
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    birds: { label: 'birds', least: 3, most: MOST_CROWS, standard: 12, step: 1 },
    top: { least: -200, most: 1500, standard: 120, isPlace: true },
    bottom: { least: 0, most: 1800, standard: 1150, isPlace: true },
    span: { label: 'size', least: 60, most: 600, standard: 300, step: 10 },
    // A bit for each bird that flies before the letters.
    before: { least: 0, most: 2 ** MOST_CROWS - 1, standard: 0, isPlace: true },
  },
  draw: ({ colours, random, parameters }) => {
    const crows = crowsInFlight(random, parameters);
    const isBefore = (index: number) => Math.floor(parameters.before / 2 ** index) % 2 === 1;
    const behind = crows.filter((_, index) => !isBefore(index)).map((crow) => polygon(crow));
    const before = crows.filter((_, index) => isBefore(index)).map((crow) => polygon(crow));
    return [
      ...(parameters.part > 1.5 ? [] : [filled(colours.darkest, ...behind)]),
      ...(parameters.part > 0.5 && parameters.part < 1.5 ? [] : [filled(colours.darkest, ...before)]),
    ];
  },
});

/** Returns the same crows as an artwork of this seed draws. */
export function crowsOf(seed: number, flight: CrowFlight): readonly Crow[] {
  return crowsInFlight(seededRandom(seed), flight);
}
