import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SignedMethod, Storage } from '../ports/storage.ts';

/** Disk storage also checks the addresses that it signed: a route of ours serves them. */
export interface DiskStorage extends Storage {
  /** Whether the address was signed by us for this method and still holds at `now`. */
  allows(key: string, method: SignedMethod, expires: string, signature: string, now: Date): boolean;
}

/** Keys are made by us, never by users: letters, digits, dots and dashes between slashes, and no way upwards. */
const KEY = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/i;

/**
 * Keeps files in a folder. Addresses: `/files/<key>?expires=<seconds>&signature=<hmac>`.
 * @param secret signs addresses; changing it voids all that are out
 */
export function openDiskStorage(folder: string, secret: string): DiskStorage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  const sign = (key: string, method: SignedMethod, expires: string) =>
    createHmac('sha256', secret).update(`${method}\n${key}\n${expires}`).digest('base64url');
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    signUrl(key, method, expires) {
      pathOf(key);
      const seconds = String(Math.floor(expires.getTime() / 1000));
      return `/files/${key}?${new URLSearchParams({ expires: seconds, signature: sign(key, method, seconds) }).toString()}`;
    },
    allows(key, method, expires, signature, now) {
      if (!KEY.test(key) || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      const wanted = Buffer.from(sign(key, method, expires));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
