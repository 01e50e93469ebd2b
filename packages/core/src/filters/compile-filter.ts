import type { Rgba } from '../design/colour.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import { buildChannelTable } from './channel-table.ts';

/** A compiled filter, which needs no decisions per pixel. */
export interface CompiledFilter {
  /** The matrix as 12 numbers: for each output channel r, g, b the weights of r, g, b and an offset in levels. Null for the identity. */
  readonly matrix: Float64Array | null;
  readonly tables: readonly [Uint8Array, Uint8Array, Uint8Array] | null;
}

const IDENTITY_ROWS = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/**
 * Compiles a filter to one matrix and one table per channel. The alpha row of the matrix is ignored, because a filter never changes the
 * outline of a picture; its alpha column counts as 1.
 */
export function compileFilter(filter: ImageFilter): CompiledFilter {
  return { matrix: compileMatrix(filter.feColorMatrix?.values ?? null), tables: compileTables(filter) };
}

function compileMatrix(values: readonly number[] | null): Float64Array | null {
  if (!values) return null;
  const rows: number[] = [];
  for (let row = 0; row < 3; row++) {
    const [r = 0, g = 0, b = 0, a = 0, constant = 0] = values.slice(row * 5, row * 5 + 5);
    rows.push(r, g, b, (a + constant) * 255);
  }
  return rows.every((value, index) => value === IDENTITY_ROWS[index]) ? null : Float64Array.from(rows);
}

function compileTables(filter: ImageFilter): CompiledFilter['tables'] {
  const { feFuncR, feFuncG, feFuncB, feBlend } = filter;
  if (!feFuncR && !feFuncG && !feFuncB && !feBlend) return null;
  const build = (transfer: ImageFilter['feFuncR'], channel: keyof Rgba) =>
    buildChannelTable({
      tableValues: transfer?.tableValues ?? null,
      blend: feBlend && { mode: feBlend.mode, level: feBlend.colour[channel] / 255, alpha: feBlend.colour.a },
    });
  return [build(feFuncR, 'r'), build(feFuncG, 'g'), build(feFuncB, 'b')];
}
