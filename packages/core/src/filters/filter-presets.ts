import { type Rgba, fromHex, withAlpha } from '../design/colour.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import { greyMatrix, saturationMatrix } from './colour-matrices.ts';
import type { FilterPresetName } from './messages.ts';

/**
 * The filters that every design can choose from, in display order. A new one needs a line here and its name in `messages.ts`, and should be
 * looked at on a bright, a dark and a colourful photograph. Stored designs contain the whole filter, so changing a line never changes a
 * finished cover.
 */
export const FILTER_PRESETS: readonly ImageFilter[] = [
  preset('Mono', { matrix: greyMatrix(0.25, 0.65, 0.1), curve: [0, 0.22, 0.5, 0.78, 1] }),
  preset('Noir', { matrix: greyMatrix(0.5, 0.45, 0.05), curve: [0, 0.08, 0.42, 0.82, 1] }),
  preset('Silver', {
    matrix: greyMatrix(0.3, 0.55, 0.15),
    curves: [
      [0.07, 0.51, 0.93],
      [0.08, 0.53, 0.94],
      [0.11, 0.56, 0.95],
    ],
  }),
  preset('Sepia', {
    matrix: greyMatrix(0.35, 0.55, 0.1),
    curves: [
      [0.12, 0.6, 0.97],
      [0.07, 0.47, 0.9],
      [0.04, 0.32, 0.76],
    ],
  }),
  duotone('Night', ['#060b1d', '#1d3f72', '#e3edf4']),
  duotone('Ember', ['#120506', '#a3301d', '#ffe0a8']),
  duotone('Verdigris', ['#04150f', '#2a6657', '#efe9cf']),
  duotone('Violet hour', ['#150726', '#7a3f8f', '#ffd9cf']),
  preset('Teal and orange', {
    matrix: saturationMatrix(1.1, [1.03, 1, 0.98]),
    curves: [
      [0, 0.2, 0.54, 0.84, 1],
      [0.02, 0.25, 0.5, 0.75, 0.97],
      [0.08, 0.32, 0.5, 0.68, 0.88],
    ],
  }),
  preset('Faded film', {
    matrix: saturationMatrix(0.72),
    curves: [
      [0.1, 0.3, 0.55, 0.77, 0.95],
      [0.1, 0.29, 0.53, 0.75, 0.93],
      [0.14, 0.32, 0.52, 0.71, 0.87],
    ],
  }),
  preset('Warm', {
    matrix: saturationMatrix(1.05, [1.05, 1, 0.9]),
    blend: { mode: 'soft-light', colour: withAlpha(fromHex('#ffb35c'), 0.25) },
  }),
  preset('Cool', {
    matrix: saturationMatrix(0.9, [0.92, 1, 1.06]),
    blend: { mode: 'soft-light', colour: withAlpha(fromHex('#4f9dff'), 0.22) },
  }),
  preset('High contrast', { matrix: saturationMatrix(1.08), curve: [0, 0.13, 0.5, 0.87, 1] }),
  preset('Matte', { matrix: saturationMatrix(0.85), curve: [0.12, 0.31, 0.53, 0.74, 0.9] }),
  preset('Cross process', {
    matrix: saturationMatrix(1.1),
    curves: [
      [0, 0.16, 0.52, 0.88, 1],
      [0.02, 0.22, 0.55, 0.84, 0.98],
      [0.16, 0.33, 0.5, 0.67, 0.82],
    ],
  }),
  preset('Blush', {
    matrix: saturationMatrix(0.8, [1.04, 0.98, 0.99]),
    curves: [
      [0.06, 0.58, 1],
      [0.05, 0.5, 0.95],
      [0.07, 0.53, 0.95],
    ],
    blend: { mode: 'soft-light', colour: withAlpha(fromHex('#ff9fb0'), 0.3) },
  }),
  preset('Old gold', {
    matrix: saturationMatrix(0.55, [1.04, 0.99, 0.85]),
    blend: { mode: 'multiply', colour: withAlpha(fromHex('#f2d9a0'), 0.75) },
  }),
  preset('Dusk', {
    matrix: saturationMatrix(0.7, [0.8, 0.82, 1]),
    blend: { mode: 'multiply', colour: withAlpha(fromHex('#5b6bb0'), 0.55) },
  }),
  preset('Bleach bypass', { matrix: saturationMatrix(0.4), curve: [0, 0.16, 0.52, 0.88, 1] }),
  preset('Fog', { matrix: saturationMatrix(0.45), curve: [0.28, 0.44, 0.61, 0.78, 0.94] }),
  duotone('Cyanotype', ['#0a1c3a', '#2f6a9c', '#f2f3ea']),
  duotone('Rose gold', ['#2b1216', '#b56a62', '#fbe6da']),
  duotone('Ink on cream', ['#15120f', '#6b5d4b', '#f6ecd4']),
  duotone('Deep sea', ['#021014', '#0f5f6b', '#cdeee2']),
  preset('Autumn', {
    matrix: saturationMatrix(1.05, [1.06, 0.99, 0.84]),
    curves: [
      [0.03, 0.3, 0.58, 0.82, 1],
      [0.02, 0.24, 0.5, 0.75, 0.96],
      [0.04, 0.2, 0.42, 0.66, 0.86],
    ],
  }),
  preset('Moss', {
    matrix: saturationMatrix(0.7, [0.92, 1.03, 0.88]),
    blend: { mode: 'soft-light', colour: withAlpha(fromHex('#4d6b3a'), 0.35) },
  }),
  preset('Last light', {
    matrix: saturationMatrix(1.1, [1.05, 0.97, 0.95]),
    blend: { mode: 'soft-light', colour: withAlpha(fromHex('#ff7a3d'), 0.32) },
  }),
];

type Curve = number[];

interface PresetSteps {
  readonly matrix?: number[];
  /** The curve for all three channels. */
  readonly curve?: Curve;
  readonly curves?: readonly [Curve, Curve, Curve];
  readonly blend?: NonNullable<ImageFilter['feBlend']>;
}

function preset(name: FilterPresetName, steps: PresetSteps): ImageFilter {
  return filterOf(name, steps);
}

function filterOf(name: string, { matrix, curve, curves, blend }: PresetSteps): ImageFilter {
  const [red, green, blue] = curves ?? [curve, curve, curve];
  const transfer = (tableValues: Curve | undefined) => (tableValues ? { tableValues } : null);
  return {
    name,
    feColorMatrix: matrix ? { values: matrix } : null,
    feFuncR: transfer(red),
    feFuncG: transfer(green),
    feFuncB: transfer(blue),
    feBlend: blend ?? null,
    adjustments: null,
  };
}

/** Returns a filter that maps greyscale to a ramp from the darkest colour to the lightest. */
function duotone(name: FilterPresetName, ramp: readonly string[]): ImageFilter {
  return gradientMap(name, ramp.map(fromHex));
}

/** Returns a filter with one color each for shadows, midtones and highlights, on top of black. */
export function gradientMap(name: string, colours: readonly Rgba[]): ImageFilter {
  return filterOf(name, {
    matrix: greyMatrix(0.3, 0.59, 0.11),
    curves: [colours.map(({ r }) => r / 255), colours.map(({ g }) => g / 255), colours.map(({ b }) => b / 255)],
  });
}
