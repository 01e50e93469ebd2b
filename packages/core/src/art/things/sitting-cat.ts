import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** The parts of a large cat that is seen from behind. */
export interface SittingCat {
  readonly body: Path;
  /** The tail, which hangs over the edge that the cat sits on. */
  readonly tail: Path;
  /** Lines where haunches and neck fold. */
  readonly folds: readonly Path[];
  readonly collar: Path;
  /** The edge of head, back and haunch on the side that the light comes from. */
  readonly rim: readonly Path[];
}

/**
 * A cat that sits with its back to the viewer and looks a little to one side.
 * @param foot the middle of its seat. @param side 1 if its tail hangs on the right, -1 on the left.
 */
export function sittingCat(foot: Point, height: number, side: 1 | -1): SittingCat {
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * height, y: foot.y - y * height });
  // The head is turned away from the tail.
  const turn = -0.035;
  const head = (x: number, y: number) => at(x + turn, y);
  const trunk = smoothShape([
    at(-0.075, 0.72),
    at(-0.135, 0.6),
    at(-0.175, 0.45),
    at(-0.235, 0.27),
    at(-0.265, 0.11),
    at(-0.225, 0.012),
    at(-0.1, -0.012),
    at(0.1, -0.012),
    at(0.225, 0.012),
    at(0.265, 0.11),
    at(0.235, 0.27),
    at(0.17, 0.45),
    at(0.125, 0.6),
    at(0.06, 0.72),
  ]);
  const skull = smoothShape([
    head(-0.075, 0.905),
    head(0, 0.915),
    head(0.075, 0.905),
    head(0.135, 0.86),
    head(0.162, 0.785),
    head(0.15, 0.735),
    head(0.09, 0.675),
    head(0, 0.655),
    head(-0.09, 0.675),
    head(-0.15, 0.735),
    head(-0.162, 0.785),
    head(-0.135, 0.86),
  ]);
  const ear = (out: 1 | -1) =>
    polygon([head(out * 0.153, 0.8), head(out * 0.158, 0.9), head(out * 0.148, 1), head(out * 0.1, 0.955), head(out * 0.045, 0.885)]);
  const whiskers = ([1, -1] as const).map((out) => ellipse(head(out * 0.165, 0.735), 0.012 * height, 0.01 * height));
  const tail = ribbon([
    { ...at(0.1, 0.045), width: 0.05 * height },
    { ...at(0.26, 0.035), width: 0.05 * height },
    { ...at(0.375, 0), width: 0.046 * height },
    { ...at(0.42, -0.11), width: 0.043 * height },
    { ...at(0.405, -0.19), width: 0.038 * height },
    { ...at(0.45, -0.25), width: 0.032 * height },
    { ...at(0.52, -0.245), width: 0.018 * height },
  ]);
  return {
    body: [trunk, skull, ear(1), ear(-1), ...whiskers].flatMap((part) => clockwise(part)),
    tail,
    folds: [
      smoothLine([at(0.115, 0.02), at(0.135, 0.16), at(0.205, 0.265)]),
      smoothLine([at(-0.115, 0.02), at(-0.135, 0.16), at(-0.205, 0.265)]),
      smoothLine([at(-0.002, 0.1), at(-0.006, 0.3), at(-0.01, 0.52)]),
    ],
    collar: smoothShape([at(-0.115, 0.672), at(-0.01, 0.645), at(0.1, 0.672), at(0.103, 0.645), at(-0.01, 0.612), at(-0.12, 0.645)]),
    rim: [
      smoothLine([head(0.148, 1), head(0.158, 0.9), head(0.162, 0.785), head(0.15, 0.735), head(0.11, 0.69)]),
      smoothLine([
        head(-0.148, 1),
        head(-0.1, 0.955),
        head(-0.045, 0.9),
        head(0, 0.915),
        head(0.045, 0.9),
        head(0.1, 0.955),
        head(0.148, 1),
      ]),
      smoothLine([at(0.115, 0.62), at(0.17, 0.45), at(0.235, 0.27), at(0.265, 0.11)]),
    ],
  };
}
