/** A plane with a single number for each pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A color picture: interleaved red, green and blue, each from 0 to 1. */
export interface ColourPlane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Resizes a plane by linear interpolation. */
export function resizePlane({ width, height, data }: Plane, toWidth: number, toHeight: number): Plane {
  const resized = createPlane(toWidth, toHeight);
  const columns = sampleAt(width, toWidth);
  const rows = sampleAt(height, toHeight);
  for (let y = 0; y < toHeight; y++) {
    const { from, share } = rows(y);
    const above = from * width;
    const below = Math.min(height - 1, from + 1) * width;
    for (let x = 0; x < toWidth; x++) {
      const { from: left, share: across } = columns(x);
      const right = Math.min(width - 1, left + 1);
      const top = (data[above + left] ?? 0) * (1 - across) + (data[above + right] ?? 0) * across;
      const bottom = (data[below + left] ?? 0) * (1 - across) + (data[below + right] ?? 0) * across;
      resized.data[y * toWidth + x] = top * (1 - share) + bottom * share;
    }
  }
  return resized;
}

/** Returns a function that maps the center of a target pixel to the two source pixels around it. */
export function sampleAt(size: number, toSize: number): (at: number) => { readonly from: number; readonly share: number } {
  const scale = size / toSize;
  return (at) => {
    const place = Math.min(size - 1, Math.max(0, (at + 0.5) * scale - 0.5));
    const from = Math.floor(place);
    return { from, share: place - from };
  };
}
