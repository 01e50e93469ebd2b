import { blendLevel, type FilterBlendMode } from './blend-level.ts';

/** Keeps a product such as 255 × (1 / 255) from falling a hair short of the level it means. */
const ROUNDING_SLACK = 1e-6;

/** Describes what one channel goes through after the matrix: a transfer table, then a blend with one level of one colour. */
export interface ChannelSteps {
  readonly tableValues: readonly number[] | null;
  /** `level` and `alpha` from 0 to 1. */
  readonly blend: { readonly mode: FilterBlendMode; readonly level: number; readonly alpha: number } | null;
}

/** The steps as 256 levels, in to out. Tables truncate and blends round, as Chromium's filters do. */
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
