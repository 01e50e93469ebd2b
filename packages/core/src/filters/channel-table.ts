import { blendLevel, type FilterBlendMode } from './blend-level.ts';

/** Keeps a product such as 255 × (1 / 255) from falling just below the intended level. */
const ROUNDING_SLACK = 1e-6;

/** The steps of a channel after the matrix: a transfer table, then a blend with a level of one colour. */
export interface ChannelSteps {
  readonly tableValues: readonly number[] | null;
  /** The blend, with `level` and `alpha` from 0 to 1. */
  readonly blend: { readonly mode: FilterBlendMode; readonly level: number; readonly alpha: number } | null;
}

/** Returns the steps as a table of 256 levels. Tables truncate and blends round, like Chromium's filters. */
export function buildChannelTable({ tableValues, blend }: ChannelSteps): Uint8Array {
  const table = new Uint8Array(256);
  for (let input = 0; input < 256; input++) {
    const transferred = tableValues ? transfer(tableValues, input) : input;
    table[input] = blend ? blended(blend, transferred) : transferred;
  }
  return table;
}

function transfer(values: readonly number[], input: number): number {
  const position = (input / 255) * (values.length - 1);
  const index = Math.min(Math.floor(position), values.length - 2);
  const from = values[index] ?? 0;
  const to = values[index + 1] ?? from;
  return Math.trunc(255 * (from + (position - index) * (to - from)) + ROUNDING_SLACK);
}

function blended({ mode, level, alpha }: NonNullable<ChannelSteps['blend']>, transferred: number): number {
  const backdrop = transferred / 255;
  return Math.round(255 * ((1 - alpha) * backdrop + alpha * blendLevel(mode, backdrop, level)));
}
