import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

/** Syncs the bytes of a file. Its name survives a power cut only once its folder is synced. */
export function syncFile(path: string, disk: Disk): Promise<void> {
  return syncPath(path, disk, false);
}

/** Syncs the names in a folder. */
export async function syncFolder(path: string, disk: Disk): Promise<void> {
  // Windows cannot open folders, and does not need to sync them.
  if (process.platform !== 'win32') await syncPath(path, disk, true);
}

/** Creates a folder and its missing parents, and syncs their names. */
export async function makeFolder(path: string, disk: Disk): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made), disk);
}

async function syncPath(path: string, disk: Disk, isFolder: boolean): Promise<void> {
  // Windows syncs only files that are open for writing.
  const file = await open(path, isFolder ? 'r' : 'r+');
  try {
    await disk.syncLater(file.fd, isFolder);
  } finally {
    await file.close();
  }
}
