/** Storage of the journal's records: IndexedDB, local storage or memory. The same contract tests apply to all three. */
export interface RecordStore {
  readonly kind: 'indexed' | 'storage' | 'memory';
  /** Reads every record with this key prefix, ordered by key. */
  readAll(prefix: string): Promise<readonly StoredRecord[]>;
  /**
   * Applies a change completely or not at all.
   * @returns `full` without enough space, `refused` if the condition does not hold, and `emptied` if the store was cleared since the last
   * access; nothing has changed then
   */
  apply(change: RecordChange): Promise<'done' | 'full' | 'refused' | 'emptied'>;
}

export type StoredRecord = readonly [key: string, value: unknown];

export interface RecordChange {
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** Condition on the stored value (undefined: none), checked in the same transaction, so that no other tab writes in between. */
  readonly onlyIf?: { readonly key: string; readonly holds: (value: unknown) => boolean };
}

export function isFull(fault: unknown): boolean {
  return fault instanceof DOMException && (fault.name === 'QuotaExceededError' || fault.name === 'NS_ERROR_DOM_QUOTA_REACHED');
}
