import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Disk } from '../../disk/disk.ts';
import { syncFile, syncFolder } from '../../disk/sync-path.ts';

/**
 * Guards the creation of a data folder, whose hundreds of files are useless until all are on the disk. Until then a marker file lies beside
 * the folder. A folder with a marker is incomplete and contains nothing acknowledged, so it is created again.
 * @param folder the data folder, which may not exist; its parent must
 * @returns a function to call once the folder is complete, before anything in it is acknowledged
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

/** Syncs a folder recursively. The files of a folder are synced in parallel, because most systems then write them together. */
async function syncTree(folder: string, disk: Disk): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.filter((entry) => entry.isFile()).map(({ name }) => syncFile(join(folder, name), disk)));
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(folder, entry.name), disk);
  await syncFolder(folder, disk);
}
