import { createPlane, type Plane } from './plane.ts';

/**
 * Returns the mean of the square around each pixel, of which only the part inside the plane counts.
 * @param radius pixels beside the center
 */
export function boxMean(plane: Plane, radius: number): Plane {
  return alongColumns(alongRows(plane, radius), radius);
}

function alongRows({ width, height, data }: Plane, radius: number): Plane {
  const result = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x <= Math.min(radius, width - 1); x++) sum += data[row + x] ?? 0;
    for (let x = 0; x < width; x++) {
      const first = Math.max(0, x - radius);
      const last = Math.min(width - 1, x + radius);
      result.data[row + x] = sum / (last - first + 1);
      if (x + radius + 1 < width) sum += data[row + x + radius + 1] ?? 0;
      if (x - radius >= 0) sum -= data[row + x - radius] ?? 0;
    }
  }
  return result;
}

function alongColumns({ width, height, data }: Plane, radius: number): Plane {
  const result = createPlane(width, height);
  const sums = new Float64Array(width);
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (data[y * width + x] ?? 0);
  };
  for (let y = 0; y <= Math.min(radius, height - 1); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    const count = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x++) result.data[y * width + x] = (sums[x] ?? 0) / count;
    if (y + radius + 1 < height) add(y + radius + 1, 1);
    if (y - radius >= 0) add(y - radius, -1);
  }
  return result;
}
