import type { ColourPlane, Plane } from './plane.ts';

/** The figures by which a mask is trusted. */
export interface MaskFigures {
  /** The share of the picture that the subject fills. */
  readonly subject: number;
  /** Pixels that are neither subject nor background, as a share of the subject's. */
  readonly doubt: number;
  /** The width of the doubtful band along the subject's outline, in pixels of the mask. */
  readonly band: number;
  /** The share of the subject that its largest islands contain, as many as a group of people has. */
  readonly together: number;
  /** The number of the picture's edges, in parts, along which the subject lies. */
  readonly edges: number;
  /** The mean difference between the colors on both sides of the outline, 0 to 1. */
  readonly contrast: number;
}

/** Probabilities between these are in doubt. */
const DOUBTFUL = [0.15, 0.85] as const;
const SUBJECT = 0.5;
const MOST_ISLANDS = 8;
/** The distance from the outline, in pixels of the mask, at which the colors of both sides are compared. */
const BESIDE = 3;

/**
 * The limits were chosen on the 67 photographs of the picture library: with them, single subjects and groups pass, and landscapes, patterns
 * and woods do not.
 */
const LEAST_SUBJECT = 0.003;
const MOST_SUBJECT = 0.85;
const MOST_DOUBT = 0.6;
/** A small subject is mostly outline, so it may have more doubt in a narrow band. */
const NARROW_BAND = 2.2;
const LEAST_TOGETHER = 0.7;
const MOST_EDGES = 2;
const LEAST_CONTRAST = 0.06;

/** Reports whether a mask separates a subject from its background. */
export function isTrusted({ subject, doubt, band, together, edges, contrast }: MaskFigures): boolean {
  return (
    subject >= LEAST_SUBJECT &&
    subject <= MOST_SUBJECT &&
    (doubt <= MOST_DOUBT || band <= NARROW_BAND) &&
    together >= LEAST_TOGETHER &&
    edges <= MOST_EDGES &&
    contrast >= LEAST_CONTRAST
  );
}

/** Measures the mask of a network. @param picture of the same size */
export function measureMask({ width, height, data }: Plane, picture: ColourPlane): MaskFigures {
  const isSubject = (at: number) => (data[at] ?? 0) >= SUBJECT;
  let subject = 0;
  let doubtful = 0;
  let outline = 0;
  let contrast = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      if (isSubject(at)) subject++;
      if (value > DOUBTFUL[0] && value < DOUBTFUL[1]) doubtful++;
      const across = x + 1 < width && isSubject(at) !== isSubject(at + 1);
      const down = y + 1 < height && isSubject(at) !== isSubject(at + width);
      if (!across && !down) continue;
      outline++;
      contrast += across ? stepAt(picture, x, y, 1, 0) : stepAt(picture, x, y, 0, 1);
    }
  }
  return {
    subject: subject / data.length,
    doubt: doubtful / Math.max(1, subject),
    band: doubtful / Math.max(1, outline),
    together: largestIslands(data, width) / Math.max(1, subject),
    edges: edgesOf({ width, height, data }),
    contrast: contrast / Math.max(1, outline),
  };
}

/** Returns the largest difference of a channel between both sides of an outline that runs right of, or below, a pixel. */
function stepAt({ width, height, data }: ColourPlane, x: number, y: number, across: number, down: number): number {
  const place = (by: number) =>
    (Math.min(height - 1, Math.max(0, y + by * down)) * width + Math.min(width - 1, Math.max(0, x + by * across))) * 3;
  const before = place(1 - BESIDE);
  const after = place(BESIDE);
  return Math.max(...[0, 1, 2].map((channel) => Math.abs((data[before + channel] ?? 0) - (data[after + channel] ?? 0))));
}

/** Returns the number of pixels of the largest connected parts of a subject. */
function largestIslands(data: Float32Array, width: number): number {
  const seen = new Uint8Array(data.length);
  const waiting = new Int32Array(data.length);
  const sizes: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) < SUBJECT) continue;
    let count = 0;
    let size = 0;
    waiting[count++] = start;
    seen[start] = 1;
    while (count > 0) {
      const at = waiting[--count] ?? 0;
      const x = at % width;
      size++;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] || (data[next] ?? 0) < SUBJECT) continue;
        seen[next] = 1;
        waiting[count++] = next;
      }
    }
    sizes.push(size);
  }
  return sizes
    .toSorted((first, second) => second - first)
    .slice(0, MOST_ISLANDS)
    .reduce((sum, size) => sum + size, 0);
}

function edgesOf({ width, height, data }: Plane): number {
  const share = (length: number, at: (step: number) => number) => {
    let count = 0;
    for (let step = 0; step < length; step++) if ((data[at(step)] ?? 0) >= SUBJECT) count++;
    return count / length;
  };
  return (
    share(width, (x) => x) +
    share(width, (x) => (height - 1) * width + x) +
    share(height, (y) => y * width) +
    share(height, (y) => y * width + width - 1)
  );
}
