import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';

/** Rows of waves lie over each other at this share of a wave's radius. */
const ROW = 0.5;
/** Waves that are lighter or darker than the others, as the sea is. */
const UNLIKE = 0.18;

/** Waves as fish scales, each of rings in tones of two colors: the seigaiha of Japanese cloth and paper. */
export const scallops = defineGenerator({
  group: 'geometry',
  parameters: {
    top: { least: 0, most: 1800, standard: 0, isPlace: true }, // The crests of the first row; 0: the whole area.
    columns: { label: 'columns', least: 3, most: 20, standard: 8, step: 1 },
    rings: { label: 'rings', least: 1, most: 7, standard: 4, step: 1 },
    contrast: { label: 'contrast', least: 0.1, most: 1, standard: 0.7, step: 0.05 },
  },
  draw: ({ area, colours, parameters, random }) => {
    const radius = 1000 / Math.round(parameters.columns) / 2;
    const rings = Math.round(parameters.rings);
    const crest = parameters.top > 0 ? parameters.top : area.y - radius;
    const rows = Math.ceil((area.y + area.height + radius - crest) / (radius * ROW));
    const columns = Math.ceil(area.width / (2 * radius)) + 2;
    const first = Math.floor(area.x / (2 * radius)) - 1;
    const deep = colours.main;
    const pale = mixColours(deep, colours.light, parameters.contrast);
    const tones = Array.from({ length: rings }, (_, ring) => mixColours(pale, deep, (0.55 * ring) / rings));
    const ground = parameters.top > 0 ? [] : [filled(deep, rectanglePath(area))];
    const waves = Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const middles = Array.from({ length: columns }, (_, column): Point & { readonly isUnlike: boolean } => ({
        x: (first + column + (row % 2) / 2) * 2 * radius,
        y: crest + radius + row * radius * ROW,
        isUnlike: between(random, 0, 1) < UNLIKE,
      }));
      // A line of the ground goes around every ring, and one shape holds the rings of a row, so that the drawing stays small.
      return [
        filled(deep, ...middles.map((middle) => ellipse(middle, radius))),
        ...tones.flatMap((tone, ring) => {
          const size = radius * (1 - (ring + 0.16) / (rings + 0.2));
          const inner = size - (radius / (rings + 0.2)) * 0.55;
          const drawn = (isUnlike: boolean): readonly Path[] =>
            middles.filter((middle) => middle.isUnlike === isUnlike).map((middle) => ellipse(middle, size));
          return [
            filled(tone, ...drawn(false)),
            filled(mixColours(tone, colours.accent, 0.22), ...drawn(true)),
            ...(ring < rings - 1 ? [filled(deep, ...middles.map((middle) => ellipse(middle, inner)))] : []),
          ];
        }),
      ];
    });
    return [...ground, ...waves];
  },
});
