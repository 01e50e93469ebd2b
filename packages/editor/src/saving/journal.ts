import { toHex } from '@coverwright/core/design/colour.ts';
import type { Histories } from '../session/editor-state.ts';
import { COVERS, type CoverRecord, coverKey, coverRecordSchema, designsOf, historyRecordsOf } from './journal-records.ts';
import { type Bookkeeping, forgetStored, planHistoryRecords, startBookkeeping, dropUndoSteps } from './plan-history-records.ts';
import type { StoredCover } from './stored-cover.ts';
import type { UnloadSnapshots } from './unload-snapshots.ts';
import { readTrails } from './read-trails.ts';
import type { RecordStore, RecordChange } from './record-store.ts';

/** An event of the journal that the author is told about. */
export type JournalEvent =
  /** The undo steps of these saved covers are deleted, to make space for newer work. */
  | { readonly kind: 'making-room'; readonly titles: readonly string[] }
  /** This cover is stored without its undo steps. */
  | { readonly kind: 'without-steps' }
  /** Nothing more can be stored. */
  | { readonly kind: 'full' }
  /** A write failed and will be retried. */
  | { readonly kind: 'unreachable' };

/** The result of a write. `stale`: another tab has written a newer state, so nothing was written. */
export type WriteOutcome = 'kept' | 'full' | 'stale';

export interface Journal {
  readonly kind: RecordStore['kind'];
  /** Lists the stored covers, newest first. */
  list(): Promise<readonly CoverRecord[]>;
  read(coverId: string): Promise<StoredCover | null>;
  /** Writes the changes since the last write: one design for each step, however long the history is. */
  write(cover: Omit<StoredCover, 'revision'>): Promise<WriteOutcome>;
  /** Writes the same synchronously, for a page that is being left. */
  writeLastWords(cover: Omit<StoredCover, 'revision'>): void;
  /** Removes a cover from the list; it can be restored until the next opening. */
  hide(coverId: string): Promise<void>;
  bringBack(coverId: string): Promise<void>;
  /** Deletes the covers that were removed from the list some time ago. */
  sweep(): Promise<void>;
  listen(listener: (event: JournalEvent) => void): void;
}

interface JournalTools {
  readonly records: RecordStore;
  readonly unloadSnapshots: UnloadSnapshots;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Time within which a removal can be undone in any tab. Milliseconds. */
const BRING_BACK_MS = 10 * 60 * 1000;

export function createJournal({ records, unloadSnapshots, now }: JournalTools): Journal {
  const books = new Map<string, Bookkeeping>();
  let tell: (event: JournalEvent) => void = () => {};

  const bookOf = (coverId: string) => {
    const book = books.get(coverId) ?? startBookkeeping();
    books.set(coverId, book);
    return book;
  };
  const apply = async (change: RecordChange) => {
    const outcome = await records.apply(change);
    if (outcome === 'emptied') for (const book of books.values()) forgetStored(book);
    return outcome;
  };
  const list = async () => {
    const covers = (await records.readAll(COVERS)).flatMap(([, value]) => coverRecordSchema.safeParse(value).data ?? []);
    return covers.filter(({ removedAt }) => removedAt === null).sort((one, other) => other.writtenAt - one.writtenAt);
  };
  const recordOf = async (coverId: string) => {
    const found = (await records.readAll(coverKey(coverId))).find(([key]) => key === coverKey(coverId));
    return coverRecordSchema.safeParse(found?.[1]).data ?? null;
  };
  const mark = async (coverId: string, removedAt: number | null) => {
    const record = await recordOf(coverId);
    if (record) await apply({ put: new Map([[coverKey(coverId), { ...record, removedAt }]]), remove: [] });
  };

  /** Deletes undo steps of other saved covers. @returns false if there were none to delete */
  const makeRoom = async (coverId: string): Promise<boolean> => {
    const others = (await list()).filter((record) => record.saved && record.itemId !== null && record.coverId !== coverId);
    const dropped: { readonly title: string; readonly change: RecordChange }[] = [];
    for (const record of others) {
      const keys = [...(await records.readAll(historyRecordsOf(record.coverId))), ...(await records.readAll(designsOf(record.coverId)))];
      // The server has the cover itself; without the stored history this browser just loads it again.
      if (keys.length > 0) dropped.push({ title: record.title, change: { put: new Map(), remove: keys.map(([key]) => key) } });
    }
    if (dropped.length === 0) return false;
    tell({ kind: 'making-room', titles: dropped.map(({ title }) => title) });
    for (const { change } of dropped) await apply(change);
    return true;
  };

  const writeOnce = async (cover: Omit<StoredCover, 'revision'>, histories: Histories, revision: number) => {
    const book = bookOf(cover.coverId);
    const plan = planHistoryRecords(cover.coverId, histories, book);
    const key = coverKey(cover.coverId);
    const outcome = await apply({
      put: new Map<string, unknown>([...plan.put, [key, recordFor(cover, revision, now())]]),
      remove: plan.remove,
      onlyIf: { key, holds: (value) => (coverRecordSchema.safeParse(value).data?.revision ?? -1) < revision },
    });
    if (outcome === 'done') plan.settle();
    return outcome;
  };

  return {
    kind: records.kind,
    list,
    async read(coverId) {
      const record = await recordOf(coverId);
      const trails = record && (await readTrails(records, coverId));
      const kept = record && trails?.histories[record.currentFormat] ? { ...record, histories: trails.histories } : null;
      const heard = unloadSnapshots.hear(coverId, kept);
      const book = startBookkeeping(kept && trails ? trails : undefined);
      // The revision is that of the snapshot, so that the snapshot is written at once.
      book.revision = heard?.revision ?? record?.revision ?? 0;
      books.set(coverId, book);
      return heard;
    },
    async write(cover) {
      const book = bookOf(cover.coverId);
      const attempt = (histories: Histories) => writeOnce(cover, histories, (book.revision += 1));
      let outcome = await attempt(cover.histories);
      if (outcome === 'emptied') outcome = await attempt(cover.histories);
      if (outcome === 'full' && (await makeRoom(cover.coverId))) outcome = await attempt(cover.histories);
      if (outcome === 'full') {
        tell({ kind: 'without-steps' });
        outcome = await attempt(dropUndoSteps(cover.histories));
      }
      if (outcome === 'full') tell({ kind: 'full' });
      if (outcome === 'done') unloadSnapshots.forget(cover.coverId);
      return outcome === 'done' ? 'kept' : outcome === 'full' ? 'full' : 'stale';
    },
    writeLastWords: (cover) => unloadSnapshots.say({ ...cover, revision: bookOf(cover.coverId).revision + 1 }),
    hide: (coverId) => mark(coverId, now()),
    bringBack: (coverId) => mark(coverId, null),
    async sweep() {
      for (const [key, value] of await records.readAll(COVERS)) {
        const record = coverRecordSchema.safeParse(value).data;
        if (!record || record.removedAt === null || now() - record.removedAt < BRING_BACK_MS) continue;
        const parts = [...(await records.readAll(historyRecordsOf(record.coverId))), ...(await records.readAll(designsOf(record.coverId)))];
        await apply({ put: new Map(), remove: [key, ...parts.map(([part]) => part)] });
        unloadSnapshots.forget(record.coverId);
      }
    },
    listen: (listener) => {
      tell = listener;
    },
  };
}

function recordFor({ histories, ...cover }: Omit<StoredCover, 'revision'>, revision: number, writtenAt: number): CoverRecord {
  const present = histories[cover.currentFormat]?.present;
  const box = present?.frontBoard.textBoxes[0];
  return {
    ...cover,
    revision,
    writtenAt,
    title: present?.metadata.title ?? '',
    author: present?.metadata.author ?? '',
    colours: {
      front: present ? toHex({ ...present.frontBoard.panel.colour, a: 1 }) : 'transparent',
      words: box ? toHex(box.text.colour) : 'transparent',
    },
    removedAt: null,
  };
}
