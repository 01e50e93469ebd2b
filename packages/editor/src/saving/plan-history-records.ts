import { type History, type Step, startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Histories } from '../session/editor-state.ts';
import { designKey, historyRecordKey, type HistoryRecord } from './journal-records.ts';

/** The records of a cover that are known to be stored, so that only new ones are written. */
export interface Bookkeeping {
  /** Numbers of stored designs. Designs are immutable, so that each is written only once. */
  readonly numbers: WeakMap<Design, number>;
  stored: ReadonlySet<number>;
  /** The history behind each stored trail. */
  trails: ReadonlyMap<FormatId, History>;
  nextNumber: number;
  /** The revision of the last write that was started. */
  revision: number;
}

/** The histories as read from the store. */
export interface StoredHistories {
  readonly histories: Histories;
  readonly numbers: WeakMap<Design, number>;
  readonly stored: ReadonlySet<number>;
}

export function startBookkeeping(read?: StoredHistories): Bookkeeping {
  return {
    numbers: read?.numbers ?? new WeakMap(),
    stored: read?.stored ?? new Set(),
    trails: new Map(),
    nextNumber: Math.max(-1, ...(read?.stored ?? [])) + 1,
    revision: 0,
  };
}

/** Forgets all stored records, so that the next write writes everything. */
export function forgetStored(book: Bookkeeping): void {
  book.stored = new Set();
  book.trails = new Map();
}

interface HistoryRecordPlan {
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** Call it once the plan has been carried out. */
  readonly settle: () => void;
}

/** Plans the records to write and to delete so that the store has these histories. New designs get numbers. */
export function planHistoryRecords(coverId: string, histories: Histories, book: Bookkeeping): HistoryRecordPlan {
  const put = new Map<string, unknown>();
  const alive = new Set<number>();
  const numberOf = (design: Design) => {
    const number = book.numbers.get(design) ?? book.nextNumber++;
    book.numbers.set(design, number);
    alive.add(number);
    if (!book.stored.has(number)) put.set(designKey(coverId, number), design);
    return number;
  };
  const stepRecord = ({ design, label, gesture }: Step) => ({ design: numberOf(design), label, gesture });
  const entries = Object.entries(histories) as [FormatId, History][];
  for (const [format, history] of entries) {
    const trail: HistoryRecord = {
      format,
      past: history.past.map(stepRecord),
      present: numberOf(history.present),
      future: history.future.map(stepRecord),
    };
    if (book.trails.get(format) !== history) put.set(historyRecordKey(coverId, format), trail);
  }
  return {
    put,
    remove: [...book.stored].filter((number) => !alive.has(number)).map((number) => designKey(coverId, number)),
    settle() {
      book.stored = alive;
      book.trails = new Map(entries);
    },
  };
}

/** Returns the histories without their steps, for a store that has no space for them. */
export function dropUndoSteps(histories: Histories): Histories {
  return Object.fromEntries(
    (Object.entries(histories) as [FormatId, History][]).map(([format, { present }]) => [format, startHistory(present)]),
  );
}
