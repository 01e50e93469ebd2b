/** Opacity of each pixel of a picture, 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface Brush {
  readonly mode: 'erase' | 'restore';
  /** Radius in pixels of the mask. */
  readonly radius: number;
  /** Share of the radius at full strength, 0 to 1; the rest fades out. */
  readonly hardness: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The bounds of the pixels that a stroke changed. */
export interface StrokeBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Paints a line into a mask in place. @returns null if the line misses the mask */
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

/** Returns true if the mask hides the whole picture. */
export function isEmpty({ data }: Mask): boolean {
  return data.every((value) => value < 8);
}

/** Creates a mask that hides nothing. */
export function wholeMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8ClampedArray(width * height).fill(255) };
}
