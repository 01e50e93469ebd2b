/** Describes how much of each pixel of a picture stays, 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Brush {
  readonly mode: 'erase' | 'restore';
  /** Pixels of the mask. */
  readonly radius: number;
  /** Share of the radius that is at full strength; the rest fades out. 0 to 1. */
  readonly hardness: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a mask that a stroke touched. */
export interface StrokeBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Changes what lies within the brush's reach of a line, in place. @returns null when the line passes beside the mask */
export function paintLine({ width, height, data }: Mask, from: Point, to: Point, { mode, radius, hardness }: Brush): StrokeBounds | null {
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius));
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + radius));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  if (left > right || top > bottom) return null;
  const solid = radius * Math.min(1, Math.max(0, hardness));
  const fade = Math.max(0.5, radius - solid);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const strength = 1 - (distanceToLine(x, y, from, to) - solid) / fade;
      if (strength <= 0) continue;
      const at = y * width + x;
      const before = data[at] ?? 0;
      const reach = Math.min(1, strength) * 255;
      // A stroke passes a place many times: its strongest value counts, not the sum.
      data[at] = mode === 'restore' ? Math.max(before, reach) : Math.min(before, 255 - reach);
    }
  }
  return { left, top, right, bottom };
}

function distanceToLine(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}

/** Returns true if nothing of the picture is left to see. */
export function isEmpty({ data }: Mask): boolean {
  return data.every((value) => value < 8);
}

/** The mask of a picture that nothing was taken off. */
export function wholeMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8ClampedArray(width * height).fill(255) };
}
