/** A stored file that is being read. */
export interface StoredFile {
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The length in bytes. */
  readonly length: number;
}

/** Stores files by keys such as `assets/<owner>/<id>/full.jpg`. */
export interface FileStore {
  /** Writes a file atomically: readers get the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes a file from a stream, so that only a buffer of it is in memory.
   * @param length total bytes; with fewer, or if the source fails, nothing is stored
   */
  putStream(key: string, bytes: AsyncIterable<Uint8Array>, length: number): Promise<void>;
  /** Reads a file; null if it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  /** Streams a file, so that only a buffer of it is in memory. Null if it does not exist. */
  getStream(key: string): Promise<StoredFile | null>;
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** Deletes incomplete files from before a time, which killed processes leave. */
  deleteDrafts(before: Date): Promise<void>;
  /** Lists all keys in no particular order. Files that are written or deleted meanwhile may be missing. */
  list(): AsyncIterable<string>;
}

/** The method that a signed address allows. */
export type SignedMethod = 'GET' | 'PUT';

/** A file store with signed addresses for browsers. */
export interface Storage extends FileStore {
  /** Returns an address that allows one method on one key until it expires. */
  signUrl(key: string, method: SignedMethod, expires: Date): string;
}

/** A storage that verifies its own addresses, which a route of this server serves. */
export interface SignedStorage extends Storage {
  /** Returns true if this server signed the address for this method and it is valid at `now`. */
  allows(key: string, method: SignedMethod, expires: string, signature: string, now: Date): boolean;
}

/** Thrown if the storage is unreachable, full or failing: nothing was done, and a later attempt may work. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
