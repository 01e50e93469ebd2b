import { withAlpha } from '../../design/colour.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';

/** A small person, seen from behind, and the shadow beside the feet. */
export const smallFigure = defineGenerator({
  group: 'scene',
  parameters: {
    across: { least: -100, most: 1100, standard: 500, isPlace: true },
    foot: { least: 0, most: 2200, standard: 760, isPlace: true },
    size: { label: 'size', least: 30, most: 500, standard: 96, step: 2 },
    who: { label: 'person', least: 0, most: 2, standard: 0, step: 1 }, // By chance, a man, a woman.
    shadow: { label: 'lengthOfTheShadow', least: 0, most: 3, standard: 0, step: 0.1 },
  },
  draw: ({ colours, random, parameters }) => {
    const { across, foot, size, shadow, who } = parameters;
    const height = size * between(random, 0.94, 1.06);
    const isMan = random() < 0.5;
    const person = figure({ x: across, y: foot }, height, (who > 0 ? who < 1.5 : isMan) ? 'coat' : 'dress');
    const [wide, far] = [height * 0.06, height * shadow];
    const cast = polygon([
      { x: across - wide, y: foot - height * 0.01 },
      { x: across + wide, y: foot - height * 0.01 },
      { x: across + wide * 1.4 + far * 0.8, y: foot + far * 0.5 },
      { x: across - wide * 0.2 + far * 0.8, y: foot + far * 0.5 },
    ]);
    return [...(shadow > 0 ? [filled(withAlpha(colours.darkest, 0.3), cast)] : []), filled(colours.darkest, person)];
  },
});
