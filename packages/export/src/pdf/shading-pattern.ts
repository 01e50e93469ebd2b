import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { Matrix } from '@coverwright/core/geometry/shapes.ts';
import type { GradientStop, Paint } from '@coverwright/core/scene/scene.ts';
import type { PageColours } from './page-colours.ts';

/** A value that pdf-lib's `context.obj` converts to a PDF object. */
export type PdfLiteral = string | number | boolean | PdfLiteral[] | { [key: string]: PdfLiteral };

type Gradient = Exclude<Paint, { kind: 'solid' }>;

/**
 * Returns an opaque gradient as a shading pattern (ISO 32000-1, 8.7.4), for filling as well as stroking.
 * @param matrix from the gradient's coordinates to the page's points.
 */
export function shadingPattern(gradient: Gradient, matrix: Matrix, colours: PageColours): { [key: string]: PdfLiteral } {
  const coordinates =
    gradient.kind === 'linear'
      ? [gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y]
      : [gradient.centre.x, gradient.centre.y, 0, gradient.centre.x, gradient.centre.y, gradient.radius];
  return {
    Type: 'Pattern',
    PatternType: 2,
    Matrix: [...matrix],
    Shading: {
      ShadingType: gradient.kind === 'linear' ? 2 : 3,
      ColorSpace: colours.space,
      Coords: coordinates,
      Extend: [true, true],
      Function: rampFunction(colours.stops(gradient.stops), colours),
    },
  };
}

/** Returns a stitching function of linear ramps between stops. A hard edge is a bound between two ramps that do not meet. */
function rampFunction(stops: readonly GradientStop[], { components }: PageColours): PdfLiteral {
  const ramps = rampsOf(stops);
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: ramps.map(({ from, to }) => ({ FunctionType: 2, Domain: [0, 1], N: 1, C0: components(from), C1: components(to) })),
    Bounds: ramps.slice(1).map(({ start }) => start),
    Encode: ramps.flatMap(() => [0, 1]),
  };
}

interface Ramp {
  readonly start: number;
  readonly end: number;
  readonly from: Rgba;
  readonly to: Rgba;
}

function rampsOf(stops: readonly GradientStop[]): Ramp[] {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) throw new Error('A gradient needs a stop');
  const whole = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }];
  const ramps = whole.slice(1).map((stop, index): Ramp => {
    const before = whole[index] ?? first;
    return { start: before.offset, end: stop.offset, from: before.colour, to: stop.colour };
  });
  return ramps.filter(({ start, end }) => end > start);
}
