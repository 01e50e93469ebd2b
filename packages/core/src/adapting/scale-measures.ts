import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { CoverShape, ShapeLine } from '../design/shape.ts';
import type { Rect } from '../geometry/shapes.ts';
import { mapPoint } from './map-axis.ts';
import type { BoardChange } from './board-frame.ts';

/** The names of parameters that are lengths. The thickness of a ring is a share of its size and is not among them. */
const LENGTHS: ReadonlySet<string> = new Set(['thickness', 'gap', 'depth']);
const LEAST_LINE = 0.5;
const MOST_LINE = 2000;

/**
 * Scales the lengths of a shape with the shape: stroke widths, corner radii and the window of a mat.
 * @param from the rectangle of the shape before the change
 */
export function scaleMeasures<Object extends CoverShape | CoverObjectImage>(
  object: Object,
  from: Rect,
  scale: number,
  change: BoardChange,
): Object {
  if (!('parameters' in object) || (scale === 1 && object.type !== 'mat')) return object;
  const shape: CoverShape = object;
  const lengths = shape.type === 'ring' ? {} : scaledLengths(shape.parameters, scale);
  return {
    ...object,
    ...(shape.type === 'slant' && shape.rotation === 0 ? layAcross(shape, from, scale, change) : {}),
    parameters: { ...shape.parameters, ...lengths, ...(shape.type === 'mat' ? windowOf(shape, from, change) : {}) },
    box: { ...shape.box, cornerRadius: shape.box.cornerRadius * scale },
    line: shape.line && scaledLine(shape.line, scale),
  };
}

function scaledLine(line: ShapeLine, scale: number): ShapeLine {
  const { distance } = line;
  return {
    ...line,
    width: Math.min(MOST_LINE, Math.max(LEAST_LINE, line.width * scale)),
    ...(distance === undefined ? {} : { distance: distance * scale }),
  };
}

function scaledLengths(parameters: CoverShape['parameters'], scale: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (LENGTHS.has(name) ? [[name, value * scale] as const] : [])),
  );
}

/** Keeps the slope of a band that crosses the board. Its height follows from its width, and its middle stays with the text on it. */
function layAcross({ parameters, x, y, width, height }: CoverShape, from: Rect, scale: number, change: BoardChange) {
  const slope = Math.tan(((parameters['angle'] ?? SLANT) * Math.PI) / 180);
  const thickness = (from.height - Math.abs(slope) * from.width) * scale;
  const rise = (from.x + from.width / 2 - change.from.width / 2) * slope * scale;
  const middle = y + height / 2 + rise - (x + width / 2 - change.to.width / 2) * slope;
  const next = Math.max(1, thickness + Math.abs(slope) * width);
  return { y: middle - next / 2, height: next };
}

/** The default angle of the shape type, in degrees. */
const SLANT = 8;

/** Keeps the proportions of the window and its place on the board, whatever happens to the mat around it. */
function windowOf({ parameters, x, y }: CoverShape, from: Rect, change: BoardChange): Record<string, number> {
  const { left, top, windowWidth, windowHeight } = parameters;
  if (left === undefined || top === undefined || windowWidth === undefined || windowHeight === undefined) return {};
  const middle = {
    x: mapPoint(from.x + left + windowWidth / 2, 'center', 'x', change),
    y: mapPoint(from.y + top + windowHeight / 2, windowPin(from.y + top + windowHeight / 2, change), 'y', change),
  };
  const [width, height] = [windowWidth * change.scale, windowHeight * change.scale];
  return { left: middle.x - width / 2 - x, top: middle.y - height / 2 - y, windowWidth: width, windowHeight: height };
}

function windowPin(middle: number, { from }: BoardChange): 'start' | 'center' | 'end' {
  return middle < from.height / 3 ? 'start' : middle > (from.height * 2) / 3 ? 'end' : 'center';
}
