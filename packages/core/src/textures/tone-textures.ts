import { seededRandom } from '../random/seeded-random.ts';
import { type Field, addHills, addNoise, addSpeckle, createField, settle, shaded } from './field.ts';

/** Textures of gray levels, 0 to 255. */

/** Returns a felt paper surface in raking light: fine fibers on a slowly varying relief. */
export function paperField(size: number): Field {
  const height = createField(size);
  addHills(height, 11, 16, 3, 1.5);
  addNoise(height, 31, 64, 2);
  const light = shaded(height);
  settle(light, 0, 1);
  const tone = createField(size);
  addNoise(tone, 51, 256, 0.5);
  addSpeckle(tone, 5, 0.32);
  for (let index = 0; index < tone.values.length; index += 1) tone.values[index] = tone.values[index]! + light.values[index]!;
  settle(tone, 233, 11);
  return tone;
}

/** Returns film grain around middle gray. Soft light and overlay keep the mean of the layers below. */
export function grainField(size: number): Field {
  const grain = createField(size);
  addSpeckle(grain, 7, 0.6);
  addNoise(grain, 71, 2, 1);
  settle(grain, 128, 36);
  return grain;
}

/** Returns the threads of a plain weave, each slightly different. */
export function clothField(size: number): Field {
  const thread = 8;
  const count = size / thread;
  const random = seededRandom(17);
  const tones = Array.from({ length: 2 * count }, () => random() - 0.5);
  const cloth = createField(size);
  // Slubs are thick and thin places along a thread.
  addNoise(cloth, 19, [64, 4], 5);
  addNoise(cloth, 23, [4, 64], 5);
  addSpeckle(cloth, 3, 9);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / thread);
    const v = ((y % thread) + 0.5) / thread;
    for (let x = 0; x < size; x += 1) {
      const column = Math.floor(x / thread);
      const u = ((x % thread) + 0.5) / thread;
      const isWarp = (row + column) % 2 === 0;
      // The thread on top is round across itself and dips at its ends.
      const across = isWarp ? u : v;
      const along = isWarp ? v : u;
      const round = 4 * across * (1 - across) * (0.55 + 1.8 * along * (1 - along));
      const tone = tones[isWarp ? column : count + row]!;
      const at = y * size + x;
      cloth.values[at] = cloth.values[at]! + 62 * round + 24 * tone;
    }
  }
  settle(cloth, 196, 26);
  return cloth;
}

/** Returns a plastered wall with broad stains, trowel marks and sand. */
export function plasterField(size: number): Field {
  const stains = createField(size);
  addHills(stains, 41, 256, 5, 1, 0.62);
  const sand = createField(size);
  addHills(sand, 61, 16, 2, 1);
  const light = shaded(sand);
  settle(light, 0, 0.34);
  addSpeckle(light, 9, 0.12);
  for (let index = 0; index < stains.values.length; index += 1) stains.values[index] = stains.values[index]! + light.values[index]!;
  settle(stains, 196, 24);
  return stains;
}

/** Returns a sheet of paper that was crumpled and smoothed: large facets that contain smaller ones, each lit by its slope. */
export function crumpleField(size: number): Field {
  const light = createField(size);
  addHills(light, 13, 32, 3, 0.1);
  addFacets(light, 29, 4, 1);
  addFacets(light, 43, 10, 0.5);
  settle(light, 205, 16);
  return light;
}

/** Adds planes with random slopes, each around a point of a jittered lattice. */
function addFacets({ size, values }: Field, seed: number, cells: number, amplitude: number): void {
  const random = seededRandom(seed);
  const centres = new Float32Array(cells * cells * 2).map(() => 0.1 + 0.8 * random());
  const planes = new Float32Array(cells * cells * 3).map(() => (random() * 2 - 1) * amplitude);
  const columns = new Int32Array(9);
  const rows = new Int32Array(9);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const around = aroundCell(column, row, cells, columns, rows);
      const top = Math.ceil((row * size) / cells);
      const bottom = Math.ceil(((row + 1) * size) / cells);
      const left = Math.ceil((column * size) / cells);
      const right = Math.ceil(((column + 1) * size) / cells);
      for (let y = top; y < bottom; y += 1) {
        const v = (y * cells) / size;
        for (let x = left; x < right; x += 1) {
          const u = (x * cells) / size;
          let nearest = 100;
          let second = 100;
          let value = 0;
          let beside = 0;
          for (let index = 0; index < 9; index += 1) {
            const facet = around[index]!;
            const gapX = columns[index]! + centres[2 * facet]! - u;
            const gapY = rows[index]! + centres[2 * facet + 1]! - v;
            const distance = gapX * gapX + gapY * gapY;
            if (distance >= second) continue;
            const plane = planes[3 * facet]! + 1.1 * (gapX * planes[3 * facet + 1]! + gapY * planes[3 * facet + 2]!);
            if (distance < nearest) {
              second = nearest;
              beside = value;
              nearest = distance;
              value = plane;
            } else {
              second = distance;
              beside = plane;
            }
          }
          // A fold is a pixel or two wide.
          const share = Math.min(1, 0.5 + ((second - nearest) * size) / (cells * 3));
          values[y * size + x] = values[y * size + x]! + value * share + beside * (1 - share);
        }
      }
    }
  }
}

/** Returns the nine cells around one, by index. Their own positions, which may lie beyond the edge, are written to `columns` and `rows`. */
function aroundCell(column: number, row: number, cells: number, columns: Int32Array, rows: Int32Array): Int32Array {
  const facets = new Int32Array(9);
  for (let index = 0; index < 9; index += 1) {
    columns[index] = column + (index % 3) - 1;
    rows[index] = row + Math.floor(index / 3) - 1;
    facets[index] = ((rows[index]! + cells) % cells) * cells + ((columns[index]! + cells) % cells);
  }
  return facets;
}
