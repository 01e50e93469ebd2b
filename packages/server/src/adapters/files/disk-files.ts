import { randomUUID } from 'node:crypto';
import { glob, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { toWebStream } from './to-web-stream.ts';
import { type Disk, systemDisk } from '../../disk/disk.ts';
import { makeFolder, syncFolder } from '../../disk/sync-path.ts';
import { countBytes } from './count-bytes.ts';
import { checkedKey } from '../../ports/file-key.ts';
import type { FileStore } from '../../ports/storage.ts';

/** Pattern of a file that is still being written: its key and a UUID. */
const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores files in a folder. `put` resolves once both the file and its name are synced to the disk. */
export function openDiskFiles(folder: string, disk: Disk = systemDisk): FileStore {
  // Folders are created one after the other: one that another call has just created may not be synced to the disk yet.
  let making: Promise<void> = Promise.resolve();
  const makeFolderOf = (path: string) => {
    const made = making.then(() => makeFolder(dirname(path), disk));
    making = made.catch(() => {});
    return made;
  };
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const write = async (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    const path = pathOf(key);
    await makeFolderOf(path);
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeSynced(draft, content, disk);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(dirname(path), disk);
  };
  return {
    put: write,
    putStream: (key, bytes, length) => write(key, countBytes(bytes, length)),
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
        throw error;
      }
    },
    async getStream(key) {
      try {
        const file = await open(pathOf(key), 'r');
        const { size, isFile } = await file.stat().then((found) => ({ size: found.size, isFile: found.isFile() }));
        if (!isFile) return await file.close().then(() => null);
        // The stream closes its file at the end, or when the reader goes away.
        const bytes = file.createReadStream({ autoClose: true });
        return { bytes: toWebStream(bytes), length: size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async deleteDrafts(before) {
      for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
        if (!entry.isFile() || !DRAFT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        // The process that wrote the file may have ended in the meantime.
        const written = await stat(path).catch(() => null);
        if (written && written.mtime < before) await rm(path, { force: true });
      }
    },
    async *list() {
      for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
        if (!entry.isFile() || DRAFT.test(entry.name)) continue;
        yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
  };
}

async function writeSynced(path: string, content: Uint8Array | AsyncIterable<Uint8Array>, disk: Disk): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await disk.syncLater(file.fd, false);
  } finally {
    await file.close();
  }
}
