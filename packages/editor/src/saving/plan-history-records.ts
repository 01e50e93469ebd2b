import { type History, type Step, startHistory } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Histories } from '../session/editor-state.ts';
import { designKey, historyRecordKey, type HistoryRecord } from './journal-records.ts';

/** Describes what is known to be stored of one cover, so that only the new is written. */
export interface Bookkeeping {
  /** Designs are immutable: one that has a number never needs writing twice. */
  readonly numbers: WeakMap<Design, number>;
  stored: ReadonlySet<number>;
  /** The history that each stored trail was made of. */
  trails: ReadonlyMap<FormatId, History>;
  nextNumber: number;
  /** The revision of the last write that was begun. */
  revision: number;
}

/** Describes what was read from the store. */
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

/** Nothing of the cover lies there any more: the next write writes all of it. */
export function forgetStored(book: Bookkeeping): void {
  book.stored = new Set();
  book.trails = new Map();
}

interface HistoryRecordPlan {
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** Called once the plan has been carried out. */
  readonly settle: () => void;
}

/** The records to write and to drop so that the store has these histories. Numbers are given to new designs. */
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

/** The presents alone: what must be kept when there is no room for the way back. */
export function dropUndoSteps(histories: Histories): Histories {
  return Object.fromEntries(
    (Object.entries(histories) as [FormatId, History][]).map(([format, { present }]) => [format, startHistory(present)]),
  );
}
