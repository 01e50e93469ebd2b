/**
 * Computes the visible triangle at each pixel. `corners` contains x, y and depth of three corners per triangle, in pixels; a smaller depth
 * is nearer.
 * @param seen receives the number of the triangle, -1 for none.
 * @param depths receives the depth.
 */
export function rasterise(
  corners: Float32Array,
  count: number,
  width: number,
  height: number,
  depths: Float32Array,
  seen: Int32Array | null,
): void {
  depths.fill(Number.POSITIVE_INFINITY);
  seen?.fill(-1);
  for (let triangle = 0; triangle < count; triangle++) {
    const at = triangle * 9;
    const [ax = 0, ay = 0, az = 0] = [corners[at], corners[at + 1], corners[at + 2]];
    const [bx = 0, by = 0, bz = 0] = [corners[at + 3], corners[at + 4], corners[at + 5]];
    const [cx = 0, cy = 0, cz = 0] = [corners[at + 6], corners[at + 7], corners[at + 8]];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || Number.isNaN(area)) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    // The growth of the first two barycentric coordinates from one pixel to the next.
    const [growA, growB] = [(by - cy) / area, (cy - ay) / area];
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5;
      const [px, firstA] = [left + 0.5, ((bx - left - 0.5) * (cy - py) - (by - py) * (cx - left - 0.5)) / area];
      const firstB = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
      const firstC = 1 - firstA - firstB;
      const growC = -growA - growB;
      // A triangle fills at most half of its rectangle, and a thin one far less, so each row is limited to the pixels that can be inside.
      const from = Math.max(begin(firstA, growA), begin(firstB, growB), begin(firstC, growC), 0);
      const to = Math.min(end(firstA, growA), end(firstB, growB), end(firstC, growC), right - left);
      for (let x = left + from; x <= left + to; x++) {
        const a = firstA + (x - left) * growA;
        const b = firstB + (x - left) * growB;
        const c = 1 - a - b;
        if (a < 0 || b < 0 || c < 0) continue;
        const depth = a * az + b * bz + c * cz;
        const pixel = y * width + x;
        if (depth >= (depths[pixel] ?? 0)) continue;
        depths[pixel] = depth;
        if (seen) seen[pixel] = triangle;
      }
    }
  }
}

/** Returns the first pixel of a row at which a share may be nonnegative, minus one for safety. */
function begin(first: number, grow: number): number {
  return grow > 0 ? Math.ceil(-first / grow) - 1 : 0;
}

/** Returns the last such pixel, plus one for safety. */
function end(first: number, grow: number): number {
  if (grow < 0) return Math.floor(first / -grow) + 1;
  return grow === 0 && first < 0 ? -1 : Number.POSITIVE_INFINITY;
}
