/** A file on its way out of the storage. */
export interface StoredFile {
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The length in bytes. */
  readonly length: number;
}

/** Where the bytes of files are kept, by keys such as `assets/<owner>/<id>/full.jpg`. */
export interface FileStore {
  /** Writes a whole file at once: readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes a whole file as its bytes come, so that no more of them are in memory than a buffer holds.
   * @param length of all of them; fewer, or an error of the source, leave nothing behind
   */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>, length: number): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** The same as its bytes come, so that no more of them are in memory than a buffer holds. Null when there is none. */
  getStream(key: string): Promise<StoredFile | null>;
  /** Forgets a file; a missing one is forgotten already. */
  delete(key: string): Promise<void>;
  /** Deletes what was begun to be written before a moment and never ended: a process that is killed leaves such files. */
  deleteDrafts(before: Date): Promise<void>;
  /** Every key, in no order. Files that are written or deleted meanwhile may be missing from it. */
  list(): AsyncIterable<string>;
}

/** Describes what a signed address allows. */
export type SignedMethod = 'GET' | 'PUT';

/** Kept files, and addresses at which browsers fetch and bring them. */
export interface Storage extends FileStore {
  /** An address that allows one method on one key until it expires. */
  signUrl(key: string, method: SignedMethod, expires: Date): string;
}

/** A storage that knows its own addresses again: a route of ours serves them. */
export interface SignedStorage extends Storage {
  /** Returns true if the address was signed by us for this method and still holds at `now`. */
  allows(key: string, method: SignedMethod, expires: string, signature: string, now: Date): boolean;
}

/** The storage cannot be reached, is full, or fails: what was asked of it did not happen, and may work again later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
