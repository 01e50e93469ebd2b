import { type Raster, stripsOf } from './raster.ts';

/** Returns true if a picture has at most `limit` different colours, as flat artwork does, which JPEG would blur. Alpha is ignored. */
export function hasFewColours(raster: Raster, limit: number): boolean {
  const seen = new Uint8Array(1 << 21);
  let count = 0;
  for (const { data } of stripsOf(raster)) {
    for (let index = 0; index < data.length; index += 4) {
      const colour = (data[index]! << 16) | (data[index + 1]! << 8) | data[index + 2]!;
      const bit = 1 << (colour & 7);
      if (seen[colour >> 3]! & bit) continue;
      seen[colour >> 3]! |= bit;
      if (++count > limit) return false;
    }
  }
  return true;
}
