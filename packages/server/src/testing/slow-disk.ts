import { setTimeout as wait } from 'node:timers/promises';
import { type Disk, systemDisk } from '../disk/disk.ts';

/** `none` syncs nothing. `blocking` syncs the log in the main thread as well. `pooled` syncs as the product does. */
export const DISK_KINDS = ['none', 'blocking', 'pooled'] as const;
export type DiskKind = (typeof DISK_KINDS)[number];

/** Creates the system's disk with an additional delay for each sync, in milliseconds. */
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
