import type { Point } from '../../geometry/shapes.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { flyingBird } from '../things/birds.ts';

/** Birds along a winding path, near ones large. */
export const birdFlock = defineGenerator({
  group: 'creatures',
  parameters: {
    birds: { label: 'birds', least: 5, most: 400, standard: 150, step: 5 },
    top: { label: 'top', least: -200, most: 1500, standard: 120 },
    bottom: { label: 'bottom', least: 0, most: 1800, standard: 1150 },
    size: { label: 'size', least: 0.3, most: 3, standard: 1, step: 0.1 },
    spread: { label: 'spread', least: 20, most: 500, standard: 170, step: 10 },
  },
  draw: ({ colours, random, parameters }) => {
    const { birds, top, bottom, size, spread } = parameters;
    const phase = random() * 2 * Math.PI;
    const at = (share: number): Point => ({
      x: 500 + Math.sin(phase + share * 5) * 330,
      y: bottom + (top - bottom) * share,
    });
    const flock = Array.from({ length: birds }, () => {
      const share = random();
      const place = at(share);
      const span = (9 + 66 * random() ** 3) * 2 * size * (0.5 + 0.6 * (1 - share));
      const middle = { x: place.x + between(random, -spread, spread), y: place.y + between(random, -spread, spread) * 0.6 };
      return flyingBird(random, middle, span, between(random, -0.5, 0.4));
    });
    return [filled(colours.darkest, ...flock)];
  },
});
