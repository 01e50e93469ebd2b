import { type Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { bareTree } from '../things/bare-tree.ts';
import { ridgeOf } from '../things/ridge.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Leafless trees on a hill under a wide sky. */
export const bareWood = defineGenerator({
  group: 'landscape',
  parameters: {
    ground: { least: 300, most: 1800, standard: 1280, isPlace: true },
    trees: { label: 'trees', least: 0, most: 12, standard: 5, step: 1 },
    height: { label: 'heightOfTheTrees', least: 20, most: 900, standard: 330, step: 10 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { ground, trees, height } = parameters;
    const far = ridgeOf(chanceOf('far'), { base: ground - 70, reach: 50, shape: 'round', spacing: 420 });
    const near = ridgeOf(chanceOf('near'), { base: ground + 30, reach: 36, shape: 'round', spacing: 380 });
    const random = chanceOf('trees');
    const wood = Array.from({ length: trees }, (_, index) => {
      const side = index % 2 === 0 ? between(random, -30, 260) : between(random, 740, 1030);
      return bareTree(random, { x: side, y: near(side) + 14 }, height * between(random, 0.6, 1.2));
    });
    const bottom = area.y + area.height;
    return [
      downwards(area, [colours.paper, colours.light, colours.main]),
      filled(mixColours(colours.main, colours.dark, 0.5), areaUnder(across(area, 12, far), bottom)),
      filled(mixColours(colours.darkest, BLACK, 0.2), areaUnder(across(area, 12, near), bottom), ...wood),
    ];
  },
});
