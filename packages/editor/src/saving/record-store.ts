/** Describes where the journal's records lie: IndexedDB, the page's storage, or nothing but memory. One contract suite holds for all three. */
export interface RecordStore {
  readonly kind: 'indexed' | 'storage' | 'memory';
  /** Every record whose key begins so, in the order of the keys. */
  readAll(prefix: string): Promise<readonly StoredRecord[]>;
  /**
   * All of it or nothing.
   * @returns `full` when there is no room, `refused` when the condition does not hold, `emptied` when all that lay there was
   * cleared away since the last time; nothing was changed then.
   */
  apply(change: RecordChange): Promise<'done' | 'full' | 'refused' | 'emptied'>;
}

export type StoredRecord = readonly [key: string, value: unknown];

export interface RecordChange {
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** Asked in the same step about what lies there now (undefined: nothing), so that no other tab writes in between. */
  readonly onlyIf?: { readonly key: string; readonly holds: (value: unknown) => boolean };
}

export function isFull(fault: unknown): boolean {
  return fault instanceof DOMException && (fault.name === 'QuotaExceededError' || fault.name === 'NS_ERROR_DOM_QUOTA_REACHED');
}
