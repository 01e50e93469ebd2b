import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** The parts of a cat that sleeps curled up. */
export interface SleepingCat {
  readonly body: Path;
  readonly head: Path;
  readonly ears: Path;
  readonly insideEars: Path;
  /** The tail, which lies around the body and hangs over the edge below. */
  readonly tail: Path;
  readonly stripes: readonly Path[];
  /** Closed eyes, mouth and paws. */
  readonly lines: readonly Path[];
  readonly nose: Path;
}

/** A cat that sleeps on something. @param foot the middle of what it lies on. @param side 1 if its head is on the left. */
export function sleepingCat(foot: Point, wide: number, side: 1 | -1): SleepingCat {
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * wide, y: foot.y - y * wide });
  const body = smoothShape([
    at(-0.36, 0.0),
    at(-0.4, 0.09),
    at(-0.3, 0.21),
    at(-0.12, 0.3),
    at(0.08, 0.345),
    at(0.27, 0.315),
    at(0.4, 0.215),
    at(0.44, 0.09),
    at(0.4, 0.0),
    at(0.2, -0.006),
    at(-0.1, -0.006),
  ]);
  const head = smoothShape([
    at(-0.46, 0.05),
    at(-0.49, 0.12),
    at(-0.46, 0.2),
    at(-0.38, 0.245),
    at(-0.29, 0.245),
    at(-0.21, 0.2),
    at(-0.18, 0.12),
    at(-0.21, 0.05),
    at(-0.28, 0.012),
    at(-0.335, 0.004),
    at(-0.39, 0.012),
  ]);
  const ear = (points: readonly (readonly [number, number])[]) => polygon(points.map(([x, y]) => at(x, y)));
  const ears = [
    ear([
      [-0.47, 0.17],
      [-0.462, 0.25],
      [-0.44, 0.318],
      [-0.395, 0.28],
      [-0.35, 0.235],
    ]),
    ear([
      [-0.31, 0.235],
      [-0.27, 0.28],
      [-0.225, 0.318],
      [-0.205, 0.25],
      [-0.2, 0.17],
    ]),
  ];
  const insideEars = [
    ear([
      [-0.45, 0.2],
      [-0.437, 0.285],
      [-0.385, 0.24],
    ]),
    ear([
      [-0.285, 0.24],
      [-0.232, 0.285],
      [-0.22, 0.2],
    ]),
  ];
  return {
    body,
    head,
    ears: ears.flatMap(clockwise),
    insideEars: insideEars.flat(),
    tail: ribbon([
      { ...at(0.4, 0.06), width: 0.036 * wide },
      { ...at(0.455, 0.03), width: 0.036 * wide },
      { ...at(0.47, -0.06), width: 0.034 * wide },
      { ...at(0.45, -0.16), width: 0.032 * wide },
      { ...at(0.475, -0.235), width: 0.026 * wide },
      { ...at(0.53, -0.245), width: 0.014 * wide },
    ]),
    stripes: [0, 1, 2, 3].map((index) => {
      const x = 0.0 + index * 0.095;
      return smoothShape([
        at(x - 0.012, 0.36),
        at(x + 0.03, 0.36),
        at(x + 0.058, 0.25),
        at(x + 0.05, 0.15 + index * 0.012),
        at(x + 0.03, 0.25),
      ]);
    }),
    lines: [
      smoothLine([at(-0.425, 0.125), at(-0.4, 0.108), at(-0.372, 0.125)]),
      smoothLine([at(-0.298, 0.125), at(-0.272, 0.108), at(-0.245, 0.125)]),
      smoothLine([at(-0.366, 0.064), at(-0.35, 0.054), at(-0.335, 0.07), at(-0.32, 0.054), at(-0.304, 0.064)]),
      smoothLine([at(0.12, 0.005), at(0.11, 0.1), at(0.18, 0.19), at(0.29, 0.21)]),
      smoothLine([at(-0.16, 0.004), at(-0.12, 0.03), at(-0.03, 0.035), at(0.0, 0.004)]),
    ],
    nose: polygon([at(-0.352, 0.092), at(-0.318, 0.092), at(-0.335, 0.074)]),
  };
}
