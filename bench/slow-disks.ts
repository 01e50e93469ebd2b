import type { DiskKind } from '@coverwright/server/testing/slow-disk.ts';

/** The disks that commits and saves are measured on: how syncs are made, and milliseconds that each takes longer. */
export const SLOW_DISKS: readonly (readonly [DiskKind, number])[] = [
  ['none', 0],
  ['blocking', 0],
  ['pooled', 0],
  ['blocking', 5],
  ['pooled', 5],
  ['blocking', 15],
  ['pooled', 15],
];
