import { fdatasync, fdatasyncSync, fsync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';

/** The calls that make written bytes survive a power cut. Tests and benchmarks replace them by slow, failing and recording disks. */
export interface Disk {
  /** Blocks until everything that was written to the descriptor is on the disk. @throws Error if that fails */
  sync(descriptor: number, isFolder: boolean): void;
  /** Does the same in another thread. */
  syncLater(descriptor: number, isFolder: boolean): Promise<void>;
}

const syncData = promisify(fdatasync);
const syncAll = promisify(fsync);

export const systemDisk: Disk = {
  sync: (descriptor, isFolder) => {
    if (!isFolder) fdatasyncSync(descriptor);
    // Windows cannot open folders, and does not need to sync them.
    else if (process.platform !== 'win32') fsyncSync(descriptor);
  },
  syncLater: (descriptor, isFolder) => (isFolder ? syncAll(descriptor) : syncData(descriptor)),
};
