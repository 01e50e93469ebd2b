import type { ColourMap, FilterAdjustments, FilterSteps, ImageFilter } from '../design/image-filter.ts';
import { buildChannelTable } from './channel-table.ts';
import { mappedColour } from './colour-map.ts';
import { chainMatrices, gainMatrix, greyMatrix, hueMatrix, saturationMatrix } from './colour-matrices.ts';
import { toneCurve } from './tone-curve.ts';

const UNCHANGED: FilterSteps = { feColorMatrix: null, feFuncR: null, feFuncG: null, feFuncB: null, feBlend: null };

/** The number of points in a written table. With linear interpolation between them, no level is off by more than one. */
const TABLE_POINTS = 65;
const DECIMALS = 1e5;

/**
 * Composes a filter from slider values: color in a matrix, lightness in a table per channel, the tone as a blend. With a base, its matrix
 * is applied first and its blend is included in the tables, because each channel is blended with only one level of one colour.
 */
export function composeFilter(name: string, adjustments: FilterAdjustments): ImageFilter {
  const base = adjustments.base ?? UNCHANGED;
  return { name, ...(isNeutral(adjustments) ? base : adjusted(base, adjustments)), adjustments };
}

/** Returns true if the sliders do not change their base. */
export function isNeutral({ base: _, tone, map, ...sliders }: FilterAdjustments): boolean {
  return !map && tone.strength === 0 && Object.values(sliders).every((value) => value === 0);
}

function adjusted(base: FilterSteps, adjustments: FilterAdjustments): FilterSteps {
  const { tone, map } = adjustments;
  if (map) return mapped(map, adjustments);
  const matrices = [...(base.feColorMatrix ? [base.feColorMatrix.values] : []), ...colourMatrices(adjustments)];
  const [first, ...rest] = matrices;
  // The tone replaces the base's blend, so the blend must be in the tables already.
  const keepsBlend = tone.strength === 0 && !bendsLightness(adjustments);
  const table = (channel: 'r' | 'g' | 'b') => tableOf(base, channel, adjustments, keepsBlend);
  return {
    feColorMatrix: first ? { values: rest.reduce<readonly number[]>(chainMatrices, first).map(rounded) } : null,
    feFuncR: table('r'),
    feFuncG: table('g'),
    feFuncB: table('b'),
    feBlend: tone.strength > 0 ? { mode: tone.mode, colour: { ...tone.colour, a: tone.strength } } : keepsBlend ? base.feBlend : null,
  };
}

/**
 * Composes a filter with a color map. Only luminance counts, so the preceding steps end in grays; the tone is blended over the map's
 * colors.
 */
function mapped(map: ColourMap, adjustments: FilterAdjustments): FilterSteps {
  const { tone } = adjustments;
  const colours = Array.from({ length: TABLE_POINTS }, (_, point) =>
    mappedColour(map, Math.min(1, Math.max(0, toneCurve(point / (TABLE_POINTS - 1), adjustments)))),
  );
  const table = (channel: 'r' | 'g' | 'b') => ({ tableValues: colours.map((colour) => rounded(colour[channel] / 255)) });
  const matrices = [...colourMatrices(adjustments), greyMatrix(0.3, 0.59, 0.11)];
  const [first = [], ...rest] = matrices;
  return {
    feColorMatrix: { values: rest.reduce<readonly number[]>(chainMatrices, first).map(rounded) },
    feFuncR: table('r'),
    feFuncG: table('g'),
    feFuncB: table('b'),
    feBlend: tone.strength > 0 ? { mode: tone.mode, colour: { ...tone.colour, a: tone.strength } } : null,
  };
}

const WARM_GAIN = 0.2;
const TINT_GAIN = 0.15;

/** Returns the matrices of the sliders that change something. A neutral slider leaves no trace in the document. */
function colourMatrices({ saturation, hue, mono, warmth, tint }: FilterAdjustments): (readonly number[])[] {
  return [
    ...(saturation === 0 ? [] : [saturationMatrix(saturation < 0 ? 1 + saturation : 1 + 1.5 * saturation)]),
    ...(hue === 0 ? [] : [hueMatrix(hue)]),
    ...(mono === 0 ? [] : [mixedWithGrey(mono)]),
    // Warmth comes after grayscale, so that a black-and-white picture can be warm.
    ...(warmth === 0 && tint === 0
      ? []
      : [
          gainMatrix(
            1 + WARM_GAIN * warmth + 0.5 * TINT_GAIN * tint,
            1 - TINT_GAIN * tint,
            1 - WARM_GAIN * warmth + 0.5 * TINT_GAIN * tint,
          ),
        ]),
  ];
}

function mixedWithGrey(share: number): number[] {
  const identity = gainMatrix(1, 1, 1);
  return greyMatrix(0.3, 0.59, 0.11).map((grey, index) => grey * share + (identity[index] ?? 0) * (1 - share));
}

function bendsLightness({ brightness, contrast, shadows, highlights, fade }: FilterAdjustments): boolean {
  return [brightness, contrast, shadows, highlights, fade].some((slider) => slider !== 0);
}

function tableOf(base: FilterSteps, channel: 'r' | 'g' | 'b', adjustments: FilterAdjustments, keepsBlend: boolean): FilterSteps['feFuncR'] {
  const own = base[FUNCTIONS[channel]];
  const bends = bendsLightness(adjustments);
  if (!bends && (keepsBlend || !base.feBlend)) return own;
  const blend = base.feBlend && { mode: base.feBlend.mode, level: base.feBlend.colour[channel] / 255, alpha: base.feBlend.colour.a };
  const levels = buildChannelTable({ tableValues: own?.tableValues ?? null, blend });
  const tableValues = Array.from({ length: TABLE_POINTS }, (_, point) => {
    const level = between(levels, (point / (TABLE_POINTS - 1)) * 255) / 255;
    return rounded(Math.min(1, Math.max(0, bends ? toneCurve(level, adjustments) : level)));
  });
  return { tableValues };
}

const FUNCTIONS = { r: 'feFuncR', g: 'feFuncG', b: 'feFuncB' } as const;

function between(levels: Uint8Array, position: number): number {
  const index = Math.min(254, Math.floor(position));
  const from = levels[index] ?? 0;
  return from + (position - index) * ((levels[index + 1] ?? from) - from);
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}
