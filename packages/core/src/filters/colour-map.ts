import type { Rgba } from '../design/colour.ts';
import { type ColourMap, type ImageFilter, colourMapSchema, filterAdjustmentsSchema } from '../design/image-filter.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { composeFilter } from './compose-filter.ts';

/** Returns the color for a luminance. Colors are mixed in OKLab, so that the middle of two hues is not gray. */
export function mappedColour({ stops, low, high, gamma, contrast }: ColourMap, level: number): Rgba {
  const stretched = Math.min(1, Math.max(0, (level - low) / Math.max(0.05, high - low)));
  const bent = stretched ** gamma;
  const shown = bent + (bent * bent * (3 - 2 * bent) - bent) * contrast;
  const ascending = [...stops].sort((first, second) => first.offset - second.offset);
  const next = ascending.findIndex(({ offset }) => offset >= shown);
  const after = ascending[next === -1 ? ascending.length - 1 : next]!;
  const before = ascending[next === -1 ? ascending.length - 1 : Math.max(0, next - 1)]!;
  const span = after.offset - before.offset;
  return mixColours(before.colour, after.colour, span > 0 ? (shown - before.offset) / span : 0);
}

/**
 * Returns a filter that maps a picture to the colors of a palette and can be edited in the inspector: the first color replaces black, the
 * last one white. The colors are evenly spaced unless stops are given.
 */
export function colourMapFilter(
  name: string,
  colours: readonly Rgba[] | ColourMap['stops'],
  levels: Partial<Omit<ColourMap, 'stops'>> = {},
): ImageFilter {
  const stops = colours.map((entry, index) =>
    'colour' in entry ? entry : { offset: index / Math.max(1, colours.length - 1), colour: entry },
  );
  return composeFilter(name, filterAdjustmentsSchema.parse({ map: colourMapSchema.parse({ stops, ...levels }) }));
}
