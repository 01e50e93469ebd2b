import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { PathCommand } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Thick paint that runs down from above over whatever lies below it. */
export const paintDrip = defineGenerator({
  group: 'surface',
  parameters: {
    edge: { least: 100, most: 1300, standard: 760, isPlace: true }, // Edge of the paint.
    longest: { least: 40, most: 900, standard: 460, isPlace: true }, // Longest run.
    runs: { label: 'runs', least: 6, most: 40, standard: 22, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { edge, longest, runs } = parameters;
    const left = area.x - 20;
    const right = area.x + area.width + 20;
    const paint = colours.accent;
    const count = Math.max(3, Math.round((runs * area.width) / 1000));
    const step = (right - left) / count;
    const outline: PathCommand[] = [
      ['M', left, area.y - 20],
      ['L', left, edge],
    ];
    for (let run = 0; run < count; run += 1) {
      const middle = left + (run + 0.5) * step + between(random, -0.2, 0.2) * step;
      const half = between(random, 5, 16);
      const long = random() < 0.28;
      const length = longest * (long ? between(random, 0.5, 1) : between(random, 0.08, 0.36));
      const foot = edge + length;
      const end = left + (run + 1) * step;
      outline.push(
        ['C', middle - step * 0.34, edge + 4, middle - half * 1.2, edge + half * 0.6, middle - half * 0.9, edge + length * 0.4],
        ['L', middle - half, foot - half],
        ['C', middle - half * 1.15, foot + half * 0.9, middle + half * 1.15, foot + half * 0.9, middle + half, foot - half],
        ['L', middle + half * 0.9, edge + length * 0.4],
        ['C', middle + half * 1.2, edge + half * 0.6, middle + step * 0.34, edge + 4, end, edge + between(random, -8, 8)],
      );
    }
    outline.push(['L', right, area.y - 20], ['Z']);
    const body = painted(
      linearPaint({ x: 0, y: area.y }, { x: 0, y: edge + longest * 0.6 }, [mixColours(paint, WHITE, 0.08), paint]),
      outline,
    );
    const around = {
      kind: 'fill',
      rule: 'evenodd',
      path: [
        ['M', left - 200, area.y - 300],
        ['L', right + 200, area.y - 300],
        ['L', right + 200, edge + longest + 300],
        ['L', left - 200, edge + longest + 300],
        ['Z'],
        ...outline,
      ],
      paint: { kind: 'solid', colour: paint },
    } as const;
    return [
      shadowOf([body], withAlpha(colours.darkest, 0.5), { x: 0, y: 8 }, 8),
      body,
      // Light from the upper left models the runs as round.
      clipped(outline, [
        shadowOf([around], withAlpha(mixColours(paint, colours.darkest, 0.7), 0.4), { x: -5, y: -6 }, 4),
        shadowOf([around], withAlpha(WHITE, 0.4), { x: 4, y: 5 }, 3),
      ]),
    ];
  },
});
