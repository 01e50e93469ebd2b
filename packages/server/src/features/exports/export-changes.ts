import type { DatabaseConnection } from '../../ports/database.ts';
import { EXPORT_CHANNEL } from './export-notice.ts';

/** Limits of the calls that wait at the same time. A call beyond them is answered at once, and its caller asks again later. */
export interface WaitLimits {
  readonly all: number;
  readonly ofOwner: number;
}

const WAIT_LIMITS: WaitLimits = { all: 2000, ofOwner: 100 };

export interface ExportWait<Value> {
  readonly id: string;
  readonly ownerId: string;
  /** Maximum time in milliseconds. */
  readonly limitMs: number;
  /** Ends the wait when the caller has gone. */
  readonly signal: AbortSignal;
  /** Reads the export from the database. */
  readonly read: () => Promise<Value>;
  /** Returns true for a value that ends the wait. */
  readonly isChanged: (value: Value) => boolean;
  /** Returns true for a value that may have changed in a way that is not notified, so that it is read again when the time is over. */
  readonly isMoving: (value: Value) => boolean;
}

/** The changes of exports, in whichever process they happen. */
export interface ExportChanges {
  /** Returns the export as soon as it has changed, or as it is once the time is over. */
  readWhenChanged<Value>(wait: ExportWait<Value>): Promise<Value>;
  /** Calls `wake` when an export may have come into the queue. */
  onQueued(wake: () => void): void;
  /** Ends all waits, because the server stops; later ones end at once. */
  close(): void;
}

/** Listens to the database's notifications of changed exports. */
export async function openExportChanges(
  database: Pick<DatabaseConnection, 'listen'>,
  limits: WaitLimits = WAIT_LIMITS,
): Promise<ExportChanges> {
  const calls = createWaitingCalls();
  const workers: (() => void)[] = [];
  let isClosed = false;
  await database.listen(EXPORT_CHANNEL, (notice) => {
    const [state, id = null] = notice?.split(' ') ?? [];
    calls.wake(id);
    if (id === null || state === 'queued') for (const wake of workers) wake();
  });
  return {
    async readWhenChanged({ id, ownerId, limitMs, signal, read, isChanged, isMoving }) {
      if (isClosed || calls.count() >= limits.all || calls.countOf(ownerId) >= limits.ofOwner) return read();
      const call = createWaitingCall(id, ownerId);
      const onAbort = () => call.end();
      const timer = setTimeout(onAbort, limitMs);
      signal.addEventListener('abort', onAbort);
      calls.add(call);
      try {
        for (;;) {
          // The next change is awaited from before the row is read, so that none is missed in between.
          const woken = call.next();
          const value = await read();
          if (call.hasEnded() || signal.aborted || isChanged(value)) return value;
          await woken;
          if (call.hasEnded() && !isMoving(value)) return value;
        }
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        calls.delete(call);
      }
    },
    onQueued(wake) {
      workers.push(wake);
    },
    close() {
      isClosed = true;
      calls.end();
    },
  };
}

interface WaitingCall {
  readonly id: string;
  readonly ownerId: string;
  /** Resolves at the next change or the end, counted from now. */
  readonly next: () => Promise<void>;
  readonly wake: () => void;
  readonly end: () => void;
  readonly hasEnded: () => boolean;
}

function createWaitingCall(id: string, ownerId: string): WaitingCall {
  let current = Promise.withResolvers<void>();
  let hasEnded = false;
  return {
    id,
    ownerId,
    next: () => {
      current = Promise.withResolvers<void>();
      return current.promise;
    },
    wake: () => current.resolve(),
    end: () => {
      hasEnded = true;
      current.resolve();
    },
    hasEnded: () => hasEnded,
  };
}

/** The waiting calls by export, and their number by owner. */
function createWaitingCalls() {
  const byExport = new Map<string, Set<WaitingCall>>();
  const owners = new Map<string, number>();
  let total = 0;
  const count = (ownerId: string, by: 1 | -1) => {
    total += by;
    const own = (owners.get(ownerId) ?? 0) + by;
    if (own > 0) owners.set(ownerId, own);
    else owners.delete(ownerId);
  };
  const all = () => [...byExport.values()].flatMap((calls) => [...calls]);
  return {
    count: () => total,
    countOf: (ownerId: string) => owners.get(ownerId) ?? 0,
    add: (call: WaitingCall) => {
      count(call.ownerId, 1);
      const calls = byExport.get(call.id);
      if (calls) calls.add(call);
      else byExport.set(call.id, new Set([call]));
    },
    delete: (call: WaitingCall) => {
      count(call.ownerId, -1);
      const calls = byExport.get(call.id);
      calls?.delete(call);
      if (calls?.size === 0) byExport.delete(call.id);
    },
    /** Wakes the calls that wait for an export; null: all, because a notification may have been missed. */
    wake: (id: string | null) => {
      for (const call of id === null ? all() : (byExport.get(id) ?? [])) call.wake();
    },
    end: () => {
      for (const call of all()) call.end();
    },
  };
}
