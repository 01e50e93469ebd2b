import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { bareTree } from '../things/bare-tree.ts';
import { ridgeOf } from '../things/ridge.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Leafless trees on a hill under a wide sky. */
export const bareWood = defineGenerator({
  group: 'landscape',
  parameters: {
    ground: { least: 300, most: 1800, standard: 1280, isPlace: true },
    sun: { least: 0, most: 700, standard: 0, isPlace: true }, // Radius of a low sun.
    trees: { label: 'trees', least: 0, most: 12, standard: 5, step: 1 },
    height: { label: 'heightOfTheTrees', least: 20, most: 900, standard: 330, step: 10 },
  },
  draw: ({ area, colours, random: sunlight, chanceOf, parameters }) => {
    const { ground, sun, trees, height } = parameters;
    const disc = { x: 500 + (sunlight() - 0.5) * 420, y: ground - 40 };
    const shine = mixColours(colours.accent, WHITE, 0.4);
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
      ...(sun > 0 ? [glow(disc, sun * 1.25, withAlpha(shine, 0.6)), filled(shine, ellipse(disc, sun * 0.62))] : []),
      filled(mixColours(colours.main, colours.dark, 0.5), areaUnder(across(area, 12, far), bottom)),
      filled(mixColours(colours.darkest, BLACK, 0.2), areaUnder(across(area, 12, near), bottom), ...wood),
    ];
  },
});
