import { fdatasync, fdatasyncSync, fsync, fsyncSync } from 'node:fs';
import { promisify } from 'node:util';

/** The calls that make written bytes outlive a power cut. Tests and benchmarks put slow, failing and recording disks in their place. */
export interface Disk {
  /** Returns once everything that was written to the descriptor is on the disk; the process waits. @throws when it is not */
  sync(descriptor: number, isFolder: boolean): void;
  /** The same in another thread. */
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
