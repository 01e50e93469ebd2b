import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon, smoothShape } from '../drawing/outlines.ts';

/** A part of a tool: points across and down from the nail that it hangs on, in its own length, as `across down, across down`. */
interface Part {
  readonly of: 'wood' | 'steel';
  readonly isRound?: true;
  readonly points: string;
}

/** Tools of trades, as they hang on a wall. */
const TOOLS = {
  mallet: [
    {
      of: 'wood',
      points: '-0.035 0.3, 0.035 0.3, 0.045 1, -0.045 1',
    },
    {
      of: 'wood',
      points: '-0.2 0, 0.2 0, 0.17 0.34, -0.17 0.34',
    },
  ],
  hammer: [
    {
      of: 'wood',
      points: '-0.03 0.16, 0.03 0.16, 0.045 0.8, 0.035 1, -0.035 1, -0.045 0.8',
    },
    {
      of: 'steel',
      points: '-0.22 0.06, -0.06 0.02, 0.1 0.02, 0.12 0, 0.22 0, 0.22 0.2, 0.12 0.2, 0.1 0.16, -0.06 0.16, -0.24 0.1',
    },
  ],
  chisel: [
    {
      of: 'wood',
      isRound: true,
      points: '-0.05 0.02, 0.05 0.02, 0.06 0.2, 0.04 0.42, -0.04 0.42, -0.06 0.2',
    },
    {
      of: 'steel',
      points: '-0.025 0.4, 0.025 0.4, 0.035 0.66, 0.06 0.96, -0.06 1, -0.035 0.66',
    },
  ],
  point: [
    {
      of: 'steel',
      points: '-0.035 0, 0.035 0, 0.035 0.7, 0 1, -0.035 0.7',
    },
  ],
  saw: [
    {
      of: 'steel',
      points:
        '-0.16 0.3, 0.12 0.3, 0.02 1, -0.06 1, -0.08 0.93, -0.09 0.86, -0.1 0.79, -0.11 0.72, -0.12 0.65, -0.13 0.58, -0.14 0.51, -0.15 0.44',
    },
    {
      of: 'wood',
      isRound: true,
      points: '-0.14 0.02, 0.1 0, 0.18 0.08, 0.14 0.2, 0.15 0.36, -0.16 0.36, -0.12 0.24, -0.2 0.14',
    },
  ],
  pliers: [
    {
      of: 'wood',
      isRound: true,
      points: '-0.03 0.36, -0.13 0.6, -0.15 0.98, -0.1 1, -0.07 0.66, 0 0.44',
    },
    {
      of: 'wood',
      isRound: true,
      points: '0.03 0.36, 0.13 0.6, 0.15 0.98, 0.1 1, 0.07 0.66, 0 0.44',
    },
    {
      of: 'steel',
      points: '-0.06 0.02, -0.015 0, 0 0.06, 0.015 0, 0.06 0.02, 0.1 0.24, 0.06 0.42, -0.06 0.42, -0.1 0.24',
    },
  ],
  shears: [
    {
      of: 'steel',
      points: '-0.02 0.46, -0.09 0.02, -0.05 0, 0.03 0.42',
    },
    {
      of: 'steel',
      points: '0.02 0.46, 0.09 0.02, 0.05 0, -0.03 0.42',
    },
    {
      of: 'wood',
      isRound: true,
      points: '-0.02 0.46, -0.2 0.66, -0.2 0.94, -0.09 1, -0.04 0.8, 0.02 0.5',
    },
    {
      of: 'wood',
      isRound: true,
      points: '0.02 0.46, 0.2 0.66, 0.2 0.94, 0.09 1, 0.04 0.8, -0.02 0.5',
    },
  ],
  brush: [
    {
      of: 'wood',
      isRound: true,
      points: '-0.025 0, 0.025 0, 0.035 0.4, 0.025 0.62, -0.025 0.62, -0.035 0.4',
    },
    {
      of: 'steel',
      points: '-0.035 0.6, 0.035 0.6, 0.04 0.76, -0.04 0.76',
    },
    {
      of: 'wood',
      isRound: true,
      points: '-0.045 0.75, 0.045 0.75, 0.05 0.88, 0 1.02, -0.05 0.88',
    },
  ],
  square: [
    {
      of: 'wood',
      points: '-0.2 0, -0.08 0, -0.08 0.62, -0.2 0.62',
    },
    {
      of: 'steel',
      points: '-0.08 0.02, 0.34 0.02, 0.34 0.11, -0.08 0.11',
    },
  ],
  compasses: [
    {
      of: 'steel',
      points: '-0.025 0.06, 0.01 0.06, -0.13 1, -0.17 0.96',
    },
    {
      of: 'steel',
      points: '0.025 0.06, -0.01 0.06, 0.13 1, 0.17 0.96',
    },
    {
      of: 'wood',
      isRound: true,
      points: '-0.05 0, 0.05 0, 0.06 0.1, 0 0.15, -0.06 0.1',
    },
  ],
  driver: [
    {
      of: 'wood',
      isRound: true,
      points: '-0.05 0.02, 0.05 0.02, 0.07 0.18, 0.05 0.4, -0.05 0.4, -0.07 0.18',
    },
    {
      of: 'steel',
      points: '-0.02 0.4, 0.02 0.4, 0.02 0.9, 0.035 1, -0.035 1, -0.02 0.9',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export type ToolId = keyof typeof TOOLS;

export interface ToolTones {
  readonly wood: Rgba;
  readonly steel: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** A tool that hangs from a nail or lies on a bench. @param turn 0: it hangs straight down. @param flat how much of its breadth is seen. */
export function handTool(
  id: ToolId,
  { at, long, turn = 0, flat = 1 }: { readonly at: Point; readonly long: number; readonly turn?: number; readonly flat?: number },
  { wood, steel, shade, light }: ToolTones,
): readonly SceneNode[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const spot = (x: number, y: number): Point => ({ x: at.x + long * (x * cos - y * sin), y: at.y + long * (x * sin + y * cos) * flat });
  const parts: readonly Part[] = TOOLS[id];
  const outlines = parts.map(
    ({ points, isRound }): Path => (isRound ? smoothShape : polygon)(pointsIn(points).map(({ x, y }) => spot(x, y))),
  );
  return [
    shadowOf([filled(shade, ...outlines)], withAlpha(shade, 0.5), { x: long * 0.05, y: long * 0.04 }, long * 0.02),
    ...parts.map(({ of }, index) => {
      const tone = of === 'wood' ? wood : steel;
      return painted(
        linearPaint(spot(-0.14, 0.4), spot(0.14, 0.4), [
          mixColours(tone, light, of === 'wood' ? 0.35 : 0.6),
          tone,
          mixColours(tone, BLACK, 0.4),
        ]),
        outlines[index] ?? [],
      );
    }),
    filled(mixColours(steel, WHITE, 0.3), polygon([spot(-0.012, -0.03), spot(0.012, -0.03), spot(0.012, 0.0), spot(-0.012, 0.0)])),
  ];
}

function pointsIn(written: string): readonly Point[] {
  return written.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return { x, y };
  });
}
