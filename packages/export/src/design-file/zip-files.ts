import { type Zippable, zip } from 'fflate';
import { isCompressedAlready } from './is-compressed-already.ts';

/** The earliest date that a ZIP can store, so that the same files give the same archive. */
const MTIME = new Date(1980, 0, 1, 12);

/** Zips files by name, in this order. Files that are already compressed are only stored. */
export function zipFiles(files: readonly (readonly [string, Uint8Array])[]): Promise<Uint8Array> {
  const entries: Zippable = Object.fromEntries(
    files.map(([name, bytes]) => [name, [bytes, { level: isCompressedAlready(name) ? 0 : 6, mtime: MTIME }]]),
  );
  return new Promise((resolve, reject) => zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes))));
}
