import type { DiskKind } from '@coverwright/server/testing/slow-disk.ts';

/** The disks of the benchmarks: the kind of sync, and its additional delay in milliseconds. */
export const SLOW_DISKS: readonly (readonly [DiskKind, number])[] = [
  ['none', 0],
  ['blocking', 0],
  ['pooled', 0],
  ['blocking', 5],
  ['pooled', 5],
  ['blocking', 15],
  ['pooled', 15],
];
