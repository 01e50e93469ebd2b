/** What a signed address allows. */
export type SignedMethod = 'GET' | 'PUT';

/** Where files are kept: named by keys such as `assets/<owner>/<id>/full.jpg`. */
export interface Storage {
  /** Writes a whole file at once: readers see the old one or the new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Forgets a file; a missing one is forgotten already. */
  delete(key: string): Promise<void>;
  /** An address that allows one method on one key until it expires. */
  signUrl(key: string, method: SignedMethod, expires: Date): string;
}
