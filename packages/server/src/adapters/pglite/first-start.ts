import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { syncFile, syncFolder } from '../../disk/sync-path.ts';

/**
 * Guards the making of a data folder: hundreds of files that are of no use until all of them are on the disk. A marker lies beside the
 * folder until then. A folder that is found with its marker was never finished, so nothing was acknowledged in it: it is made again.
 * @param folder the data folder, which may not exist; its parent must
 * @returns to be called once the folder is complete, before anything in it is acknowledged
 */
export async function beginFirstStart(folder: string, disk: Disk): Promise<() => Promise<void>> {
  const marker = `${folder}.unfinished`;
  if (existsSync(folder) && !existsSync(marker)) return async () => {};
  await writeFile(marker, 'The database beside this file is being made. If its making is interrupted, it is made anew.\n', { mode: 0o600 });
  await syncFile(marker, disk);
  await syncFolder(dirname(folder), disk);
  await rm(folder, { recursive: true, force: true });
  return async () => {
    await syncTree(folder, disk);
    await syncFolder(dirname(folder), disk);
    await rm(marker);
    await syncFolder(dirname(folder), disk);
  };
}

/** Syncs a folder and everything in it. The files of a folder are synced together: most systems then write them together. */
async function syncTree(folder: string, disk: Disk): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => syncFile(join(folder, name), disk)));
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(folder, entry.name), disk);
  await syncFolder(folder, disk);
}
