import { setTimeout as wait } from 'node:timers/promises';
import { type Disk, systemDisk } from '../disk/disk.ts';

/** `none`: nothing is ever synced. `blocking`: the log too is synced while the process waits. `pooled`: as the product does it. */
export const DISK_KINDS = ['none', 'blocking', 'pooled'] as const;
export type DiskKind = (typeof DISK_KINDS)[number];

/** The system's disk, each of whose syncs takes some milliseconds longer. */
export function createSlowDisk(kind: DiskKind, delay: number): Disk {
  if (kind === 'none') return { sync: () => {}, syncLater: async () => {} };
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  const sync: Disk['sync'] = (descriptor, isFolder) => {
    if (delay > 0) Atomics.wait(asleep, 0, 0, delay);
    systemDisk.sync(descriptor, isFolder);
  };
  if (kind === 'blocking') return { sync, syncLater: async (descriptor, isFolder) => sync(descriptor, isFolder) };
  return {
    sync,
    syncLater: async (descriptor, isFolder) => {
      if (delay > 0) await wait(delay);
      await systemDisk.syncLater(descriptor, isFolder);
    },
  };
}
