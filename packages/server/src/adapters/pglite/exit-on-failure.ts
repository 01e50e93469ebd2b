import { writeSync } from 'node:fs';
import type { Disk } from '../../disk/disk.ts';

const STANDARD_ERROR = 2;

/**
 * Wraps a disk so that its failure ends the process. After a failed sync the state of the disk is unknown, the system may have dropped the
 * data, and PGlite would hang; a restart reads what is really there.
 * @param folder named in the message to the operator
 */
export function exitOnFailure(disk: Disk, folder: string): Disk {
  const exit = (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    // The message is written synchronously, because a buffered log would be lost.
    writeSync(
      STANDARD_ERROR,
      `Coverwright stopped: the disk below ${folder} failed to keep what was written to it (${reason}). Nothing that was acknowledged before is lost. Check the disk and its free space, then start again.\n`,
    );
    process.exit(1);
  };
  return {
    sync: (descriptor, isFolder) => {
      try {
        disk.sync(descriptor, isFolder);
      } catch (error) {
        exit(error);
      }
    },
    syncLater: (descriptor, isFolder) => disk.syncLater(descriptor, isFolder).catch(exit),
  };
}
