import { colourRamp } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { Paint } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { linearPaint, painted, radialPaint } from '../drawing/nodes.ts';
import { ROLE_NUMBERS, roleColour } from '../drawing/role-colour.ts';

/** Enough that a ramp mixed in OKLab looks like one between colors that painters mix in sRGB. */
const STOPS = 9;

/** A ground of three colors that run into each other, straight or from a place outwards: no cover stands on one flat color. */
export const light = defineGenerator({
  group: 'surface',
  motifs: ['straight', 'round'],
  parameters: {
    first: { label: 'firstColor', least: 0, most: 6, standard: ROLE_NUMBERS.paper, step: 0.1 },
    second: { label: 'secondColor', least: 0, most: 6, standard: ROLE_NUMBERS.light, step: 0.1 },
    third: { label: 'thirdColor', least: 0, most: 6, standard: ROLE_NUMBERS.main, step: 0.1 },
    angle: { label: 'angle', least: 0, most: 360, standard: 90, step: 5 },
    across: { label: 'middleAcross', least: -500, most: 1500, standard: 500, step: 10 },
    down: { label: 'middleDown', least: -500, most: 2500, standard: 600, step: 10 },
    reach: { label: 'reach', least: 200, most: 3000, standard: 1300, step: 10 },
    chance: { label: 'chance', least: 0, most: 1, standard: 0.5, step: 0.05 },
  },
  draw: ({ area, height, colours, random, parameters, motif }) => {
    const { first, second, third, angle, across, down, reach, chance } = parameters;
    const ramp = colourRamp(
      [first, second, third].map((number) => roleColour(colours, number)),
      STOPS,
    );
    // The light's origin varies, so that no two covers are lit from the same place.
    const drift = () => (random() - 0.5) * chance;
    const region = rectanglePath(area);
    if (motif === 'round') {
      const middle = { x: across + 160 * drift(), y: down + 160 * drift() };
      return [painted(radialPaint(middle, reach * (1 + 0.2 * drift()), ramp), region)];
    }
    return [painted(acrossFrame(angle + 30 * drift(), height, ramp), region)];
  },
});

/** A linear gradient that spans the frame, whatever the bleed. */
function acrossFrame(angle: number, height: number, colours: Parameters<typeof linearPaint>[2]): Paint {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians), Math.sin(radians)];
  const half = (Math.abs(1000 * x) + Math.abs(height * y)) / 2;
  return linearPaint({ x: 500 - x * half, y: height / 2 - y * half }, { x: 500 + x * half, y: height / 2 + y * half }, colours);
}
