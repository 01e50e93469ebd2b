import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The process that holds a data folder, and its start time, because process ids are reused. */
const holderSchema = z.object({ pid: z.number().int(), started: z.string().nullable() });

/** Thrown if another living process uses the data folder. */
export class FolderInUseError extends Error {}

/**
 * Locks a data folder for this process. The embedded database does not prevent a second process from opening it, which would corrupt it.
 * @param folder must exist
 * @returns a function that releases the lock
 * @throws FolderInUseError if another living process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'process.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    if (!tryLink(draft, lock)) {
      const held = readOrNull(lock);
      if (held !== null && isAlive(held)) {
        throw new FolderInUseError(
          `Another process (${readHolder(held)?.pid}) is using ${folder}. Stop it, or set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL.`,
        );
      }
      removeStale(lock, held);
      if (!tryLink(draft, lock)) throw new Error(`Another process has just taken ${folder}.`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOrNull(lock) === mine) rmSync(lock, { force: true });
  };
}

/** Removes the lock of a dead process; if a living one has taken over meanwhile, its lock is restored. */
function removeStale(lock: string, stale: string | null): void {
  if (stale === null) return;
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readOrNull(aside) !== stale) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** Creates a hard link, which is atomic and never overwrites. Returns false if the name exists. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(held: string): boolean {
  const holder = readHolder(held);
  if (!holder) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM means that the process exists under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

function readHolder(held: string): z.infer<typeof holderSchema> | null {
  try {
    return holderSchema.parse(JSON.parse(held));
  } catch {
    return null;
  }
}

/** Returns the start of a process as boot id and clock ticks on Linux; null elsewhere. */
function startOf(pid: number): string | null {
  const status = readOrNull(`/proc/${pid}/stat`);
  const boot = readOrNull('/proc/sys/kernel/random/boot_id');
  if (status === null || boot === null) return null;
  // The name in parentheses may hold spaces; the start time is the 20th field after it.
  const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot.trim()} ${ticks}`;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
