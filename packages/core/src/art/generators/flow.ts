import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, glow, stroked } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { smoothLine } from '../drawing/outlines.ts';

const STEP = 12;

/** Hundreds of fine lines that stream around a still middle. */
export const flow = defineGenerator({
  group: 'geometry',
  parameters: {
    lines: { label: 'lines', least: 200, most: 1600, standard: 900, step: 50 },
    across: { label: 'middleAcross', least: 0, most: 1000, standard: 500 },
    down: { label: 'middleDown', least: 200, most: 1800, standard: 1000 },
    spread: { label: 'spread', least: 120, most: 900, standard: 460, step: 10 },
    turbulence: { label: 'turbulence', least: 0, most: 3, standard: 1.5, step: 0.1 },
    night: { label: 'onADarkGround', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { lines, across, down, spread, turbulence, night } = parameters;
    const isNight = night > 0;
    const ground = isNight ? [colours.darkest, colours.dark] : [colours.paper, colours.light];
    const inks = isNight
      ? [colours.accent, colours.second, colours.light, colours.main, colours.paper]
      : [colours.darkest, colours.dark, colours.main, colours.accent, colours.second];
    const noise = smoothNoise(random);
    const middle = { x: across, y: down };
    const strands: Path[][] = inks.map(() => []);
    for (let line = 0; line < lines; line += 1) {
      const strand = streamline(
        middle,
        between(random, 0, 2 * Math.PI),
        spread * (0.26 + 0.66 * Math.sqrt(random())),
        between(random, 15, 45),
      );
      const last = strand.at(-1) ?? middle;
      const turn = (Math.atan2(last.y - down, last.x - across) + Math.PI) / (2 * Math.PI) + between(random, -0.1, 0.1);
      strands[Math.floor((((turn % 1) + 1) % 1) * inks.length)]?.push(smoothLine(strand));
    }
    return [
      downwards(area, ground),
      ...inks.map((ink, index) => stroked(withAlpha(ink, isNight ? 0.78 : 0.7), 1.8, ...(strands[index] ?? []))),
      glow(middle, spread * 0.36, withAlpha(ground[0]!, 1)),
    ];

    function streamline(centre: Point, angle: number, radius: number, steps: number): readonly Point[] {
      let [x, y] = [centre.x + Math.cos(angle) * radius * 1.05, centre.y + Math.sin(angle) * radius * 0.9];
      const points: Point[] = [{ x, y }];
      for (let step = 0; step < steps; step += 1) {
        const [dx, dy] = [x - centre.x, y - centre.y];
        // A line that leaves the ring ends there, because words stand around the ring.
        if (Math.hypot(dx / 1.05, dy / 0.9) > spread) break;
        const drift = Math.hypot(dx, dy) < spread * 0.3 ? -0.25 : 0.04;
        const heading = Math.atan2(dy, dx) + Math.PI / 2 + noise(x / 210, y / 210) * turbulence + drift;
        x += Math.cos(heading) * STEP;
        y += Math.sin(heading) * STEP;
        points.push({ x, y });
      }
      return points;
    }
  },
});
