import type { Rgba } from '../../design/colour.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';

/** Thin bars of several inks, as a broken picture on a screen has them: behind letters, and past their sides. */
export const glitchBars = defineGenerator({
  group: 'geometry',
  parameters: {
    bars: { label: 'bars', least: 2, most: 120, standard: 30, step: 1 },
    top: { least: -100, most: 1900, standard: 150, isPlace: true },
    bottom: { least: 0, most: 2200, standard: 1150, isPlace: true },
    length: { label: 'length', least: 20, most: 800, standard: 260, step: 10 },
    thickness: { label: 'thickness', least: 1, most: 30, standard: 7, step: 0.5 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { bars, top, bottom, length, thickness } = parameters;
    const inks: readonly Rgba[] = [colours.accent, colours.second, colours.dark];
    const paths: Path[][] = inks.map(() => []);
    for (let index = 0; index < bars; index += 1) {
      const wide = between(random, length * 0.1, length);
      const bar = {
        x: between(random, area.x, area.x + area.width - wide * 0.5),
        y: between(random, Math.min(top, bottom), Math.max(top, bottom)),
        width: wide,
        height: between(random, 0.3, 1) * thickness,
      };
      paths[index % inks.length]?.push(rectanglePath(bar));
    }
    return inks.map((ink, index) => filled(ink, ...(paths[index] ?? [])));
  },
});
