import { closeSync, cpSync, lstatSync, mkdirSync, openSync, readdirSync, readlinkSync, readSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Disk } from '../disk/disk.ts';

/**
 * The unsynced data that survives a power cut. `nothing`: no byte of it. `all but the log`: everything except the write-ahead log, because
 * systems may write at any time, so that pages may be on the disk without their log.
 */
export type Unsynced = 'nothing' | 'all but the log';

/** A disk that simulates the state of a folder after a power cut. It uses Linux to find the paths of descriptors. */
export interface PowerCutDisk extends Disk {
  /** Called before each blocking sync, with its path. */
  onSync: (path: string) => void;
  /** Writes the state after a power cut to another folder. */
  cutTo(folder: string, unsynced: Unsynced): void;
}

/** Segments of the log, and the mark of the process that lived before the cut. */
const LEFT_OUT = /\/pg_wal\/[^/]+$|\/process\.lock/;
const isSegment = (path: string) => /\/pg_wal\/[0-9A-F]{24}$/.test(path);
const CHUNK = 65_536;

/** The bytes of a file that a sync found, from an offset on. */
interface Found {
  readonly identity: string;
  readonly at: number;
  readonly bytes: Buffer;
}

export function createPowerCutDisk(root: string): PowerCutDisk {
  /** The state of the disk: the bytes of each file, and the names that lead to files or (null) folders. */
  const contents = new Map<string, Buffer>();
  const names = new Map<string, string | null>();
  /** The sync at which each path was last recorded. */
  const newest = new Map<string, number>();
  let syncs = 0;

  const look = (path: string): Found => {
    const { identity, size } = identify(path);
    // A segment grows at its end, in pages, so bytes before the last chunk with data do not change.
    const known = isSegment(path) ? contents.get(identity) : undefined;
    const at = known ? Math.max(0, endOf(known) - CHUNK) : 0;
    return { identity, at, bytes: readFrom(path, at, size, known !== undefined) };
  };
  const record = (path: string, found: Found | null) => {
    newest.set(path, syncs);
    if (found) {
      const { identity, at, bytes } = found;
      const known = contents.get(identity);
      if (known && isSegment(path)) bytes.copy(known, at);
      else contents.set(identity, bytes);
      names.set(path, identity);
      return;
    }
    for (const name of names.keys()) if (dirname(name) === path) names.delete(name);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const child = join(path, entry.name);
      names.set(child, entry.isDirectory() ? null : identify(child).identity);
    }
  };
  const pathOf = (descriptor: number) => readlinkSync(`/proc/self/fd/${descriptor}`);
  const disk: PowerCutDisk = {
    onSync: () => {},
    sync(descriptor, isFolder) {
      const path = pathOf(descriptor);
      disk.onSync(path);
      syncs += 1;
      record(path, isFolder ? null : look(path));
    },
    async syncLater(descriptor, isFolder) {
      const begun = (syncs += 1);
      const path = pathOf(descriptor);
      const found = isFolder ? null : look(path);
      // A sync may miss bytes that are written during it; bytes that a later sync has seen stay.
      await setImmediate();
      if ((newest.get(path) ?? 0) < begun) record(path, found);
    },
    cutTo(folder, unsynced) {
      if (unsynced === 'all but the log') cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
      for (const [path, identity] of names) {
        if (unsynced === 'all but the log' && basename(dirname(path)) !== 'pg_wal') continue;
        const target = join(folder, relative(root, path));
        mkdirSync(identity === null ? target : dirname(target), { recursive: true });
        if (identity !== null) writeFileSync(target, contents.get(identity) ?? '');
      }
    },
  };
  return disk;
}

/** Identifies a file, even against one that gets its inode number after it. */
function identify(path: string): { readonly identity: string; readonly size: number } {
  const { ino, birthtimeNs, size } = lstatSync(path, { bigint: true });
  return { identity: `${ino} ${birthtimeNs}`, size: Number(size) };
}

/** Returns the end of a file's nonzero bytes, in whole chunks. */
function endOf(bytes: Buffer): number {
  let end = 0;
  while (end < bytes.length && !isZero(bytes.subarray(end, end + CHUNK))) end += CHUNK;
  return end;
}

/** @param stopsAtZeros true if nothing follows a chunk of zeros */
function readFrom(path: string, at: number, size: number, stopsAtZeros: boolean): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let from = at; from < size; from += CHUNK) {
      const chunk = Buffer.alloc(Math.min(CHUNK, size - from));
      readSync(descriptor, chunk, 0, chunk.length, from);
      chunks.push(chunk);
      if (stopsAtZeros && isZero(chunk)) break;
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(descriptor);
  }
}

const ZEROS = Buffer.alloc(CHUNK);
function isZero(chunk: Buffer): boolean {
  return chunk.equals(ZEROS.subarray(0, chunk.length));
}
