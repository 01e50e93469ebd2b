import type { Rect } from '../../geometry/shapes.ts';
import type { SmallPicture } from './small-picture.ts';

/** The subject of a picture, as shares of its width and height. */
export interface Subject {
  /** True if it is a single object near the middle on a calm background, which can carry a cover alone. */
  readonly isSingle: boolean;
  readonly box: Rect;
}

/** The number of levels by which a color must differ from the background to belong to a subject. */
const STANDS_OUT = 38;
/** The smallest and the largest share of the picture that a subject fills. */
const LEAST = 0.03;
const MOST = 0.45;
/** The share of all standing out pixels that a single subject contains at least. */
const ONE_THING = 0.72;
/** The largest variation of a calm background, in levels (root mean square). */
const CALM = 34;
/** The largest distance of a single subject from the middle, as a share of the width or height. */
const CENTRED = 0.24;

/** Returns the largest connected area that stands out from the colors along the picture's edges; null if there is none. */
export function readSubject(picture: SmallPicture): Subject | null {
  const { width, height, colours } = picture;
  const ground = groundOf(picture);
  const standsOut = new Uint8Array(width * height);
  let standing = 0;
  for (let at = 0; at < standsOut.length; at += 1) {
    const distance = ground.distance(colours, at);
    if (distance < STANDS_OUT) continue;
    standsOut[at] = 1;
    standing += 1;
  }
  const largest = largestArea(standsOut, width, height);
  if (!largest || largest.count < LEAST * standsOut.length) return null;
  const box = {
    x: round(largest.left / width),
    y: round(largest.top / height),
    width: round((largest.right + 1 - largest.left) / width),
    height: round((largest.bottom + 1 - largest.top) / height),
  };
  const isCentred = Math.abs(box.x + box.width / 2 - 0.5) < CENTRED && Math.abs(box.y + box.height / 2 - 0.5) < CENTRED;
  // A region that runs from edge to edge is a landscape, not a subject.
  const isThing = box.width < 0.8 || box.height < 0.8;
  const isOne = largest.count > ONE_THING * standing && largest.count < MOST * standsOut.length;
  return { isSingle: isOne && isThing && isCentred && ground.deviation < CALM, box };
}

/** Returns the mean color of the left, upper and right edges, and their variation. */
function groundOf({ width, height, colours }: SmallPicture) {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x);
  for (let y = 1; y < height; y += 1) edge.push(y * width, y * width + width - 1);
  const mean = [0, 1, 2].map((channel) => edge.reduce((sum, at) => sum + colours[at * 3 + channel]!, 0) / edge.length);
  const distance = (from: Float32Array, at: number) =>
    Math.hypot(from[at * 3]! - mean[0]!, from[at * 3 + 1]! - mean[1]!, from[at * 3 + 2]! - mean[2]!);
  const deviation = Math.sqrt(edge.reduce((sum, at) => sum + distance(colours, at) ** 2, 0) / edge.length);
  return { distance, deviation };
}

interface Area {
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function largestArea(isIn: Uint8Array, width: number, height: number): Area | null {
  const seen = new Uint8Array(isIn.length);
  const waiting = new Int32Array(isIn.length);
  let best: Area | null = null;
  for (let start = 0; start < isIn.length; start += 1) {
    if (!isIn[start] || seen[start]) continue;
    const area: Area = { count: 0, left: width, top: height, right: 0, bottom: 0 };
    let count = 0;
    waiting[count++] = start;
    seen[start] = 1;
    while (count > 0) {
      const at = waiting[--count]!;
      const x = at % width;
      const y = (at - x) / width;
      area.count += 1;
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= isIn.length || !isIn[next] || seen[next]) continue;
        seen[next] = 1;
        waiting[count++] = next;
      }
    }
    if (!best || area.count > best.count) best = area;
  }
  return best;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
