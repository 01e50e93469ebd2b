import { boxMean } from './box-mean.ts';
import { type ColourPlane, createPlane, type Plane } from './plane.ts';

/** A linear model of the mask for every pixel: mask = red · R + green · G + blue · B + rest. */
export interface GuidedLines {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly rest: Plane;
}

interface GuidedOptions {
  /** Radius of the neighborhood that a line is fitted to, in pixels. */
  readonly radius: number;
  /** Color variance below which differences count as noise. Colors are from 0 to 1. */
  readonly noise: number;
}

/**
 * Fits a linear model from colors to mask around each pixel. Applied to the picture at any size, it gives a mask whose edges are those of
 * the picture. The "fast guided filter" of He and Sun, 2015, with three channels.
 */
export function guidedLines(picture: ColourPlane, mask: Plane, { radius, noise }: GuidedOptions): GuidedLines {
  const { width, height } = mask;
  const mean = (plane: Plane) => boxMean(plane, radius);
  const product = (first: Plane, second: Plane) => {
    const result = createPlane(width, height);
    for (let at = 0; at < result.data.length; at++) result.data[at] = (first.data[at] ?? 0) * (second.data[at] ?? 0);
    return result;
  };
  const colours = [0, 1, 2].map((channel) => channelOf(picture, channel)) as [Plane, Plane, Plane];
  const [red, green, blue] = colours;
  const means = colours.map(mean) as [Plane, Plane, Plane];
  const maskMean = mean(mask);
  const withMask = colours.map((colour) => mean(product(colour, mask))) as [Plane, Plane, Plane];
  const squares = [
    [red, red],
    [red, green],
    [red, blue],
    [green, green],
    [green, blue],
    [blue, blue],
  ].map(([first, second]) => mean(product(first ?? red, second ?? red)));
  const lines = [createPlane(width, height), createPlane(width, height), createPlane(width, height), createPlane(width, height)] as const;
  const value = (plane: Plane | undefined, at: number) => plane?.data[at] ?? 0;
  for (let at = 0; at < width * height; at++) {
    const r = value(means[0], at);
    const g = value(means[1], at);
    const b = value(means[2], at);
    const m = value(maskMean, at);
    const rr = value(squares[0], at) - r * r + noise;
    const rg = value(squares[1], at) - r * g;
    const rb = value(squares[2], at) - r * b;
    const gg = value(squares[3], at) - g * g + noise;
    const gb = value(squares[4], at) - g * b;
    const bb = value(squares[5], at) - b * b + noise;
    const mr = value(withMask[0], at) - r * m;
    const mg = value(withMask[1], at) - g * m;
    const mb = value(withMask[2], at) - b * m;
    // The inverse of a symmetric 3 × 3 matrix, by its cofactors.
    const c0 = gg * bb - gb * gb;
    const c1 = rb * gb - rg * bb;
    const c2 = rg * gb - rb * gg;
    const scale = 1 / (rr * c0 + rg * c1 + rb * c2);
    const ar = scale * (c0 * mr + c1 * mg + c2 * mb);
    const ag = scale * (c1 * mr + (rr * bb - rb * rb) * mg + (rg * rb - rr * gb) * mb);
    const ab = scale * (c2 * mr + (rg * rb - rr * gb) * mg + (rr * gg - rg * rg) * mb);
    lines[0].data[at] = ar;
    lines[1].data[at] = ag;
    lines[2].data[at] = ab;
    lines[3].data[at] = m - ar * r - ag * g - ab * b;
  }
  const [lineRed, lineGreen, lineBlue, rest] = lines;
  return { red: mean(lineRed), green: mean(lineGreen), blue: mean(lineBlue), rest: mean(rest) };
}

function channelOf({ width, height, data }: ColourPlane, channel: number): Plane {
  const plane = createPlane(width, height);
  for (let at = 0; at < plane.data.length; at++) plane.data[at] = data[at * 3 + channel] ?? 0;
  return plane;
}
