import { closeSync, openSync } from 'node:fs';
import type { Disk } from '../../disk/disk.ts';

/** A segment of the log that was synced at least once. */
interface Segment {
  readonly descriptor: number;
  /** Number of the last sync request for it. */
  request: number;
}

/** Size of PostgreSQL's log pages in bytes; a page that is not full is written again. */
const PAGE_BYTES = 8192;

/**
 * Syncs PostgreSQL's write-ahead log in another thread, so that the process stays responsive and waiting commits share a
 * sync. PostgreSQL is told at once that its log is on the disk; therefore
 * - no commit may be acknowledged before `settle` resolves, and
 * - nothing that depends on the log may be written before `settleNow` returns: see `isBehind`.
 */
export class WriteAheadLog {
  readonly #disk: Disk;
  readonly #segments = new Map<string, Segment>();
  #requested = 0;
  #settled = 0;
  #flushing: Promise<void> | null = null;
  /** Log positions in bytes: the end of the written log, and the end of what is certainly on the disk. */
  #writtenTo = 0;
  #safeTo = 0;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Returns the end of the log in bytes since the database was created. */
  get position(): number {
    return this.#writtenTo;
  }

  /** Records that PostgreSQL wrote the log up to a position. */
  markWritten(position: number): void {
    this.#writtenTo = Math.max(this.#writtenTo, position);
  }

  /** Records PostgreSQL's request to sync a segment. */
  requestSync(path: string): void {
    this.#requested += 1;
    const segment = this.#segments.get(path);
    if (segment) segment.request = this.#requested;
    // The log has a descriptor of its own, because PostgreSQL may close its own during the sync. Windows syncs only files that are open for
    // writing.
    else this.#segments.set(path, { descriptor: openSync(path, 'r+'), request: this.#requested });
  }

  /** Returns true if some of the log before a position may not be on the disk yet; without a position, some of the whole log. */
  isBehind(position = Number.POSITIVE_INFINITY): boolean {
    return this.#settled < this.#requested && position > this.#safeTo;
  }

  /** Resolves once everything that was requested before the call is on the disk. */
  async settle(): Promise<void> {
    const request = this.#requested;
    while (this.#settled < request) {
      this.#flushing ??= this.#flush().finally(() => {
        this.#flushing = null;
      });
      await this.#flushing;
    }
  }

  /** Does the same synchronously, blocking the process. */
  settleNow(): void {
    const position = this.#writtenTo;
    for (const { descriptor, request } of this.#segments.values()) if (request > this.#settled) this.#disk.sync(descriptor, false);
    this.#markSettled(this.#requested, position);
  }

  /** Syncs the rest and closes the files. */
  async close(): Promise<void> {
    await this.settle();
    for (const { descriptor } of this.#segments.values()) closeSync(descriptor);
    this.#segments.clear();
  }

  async #flush(): Promise<void> {
    const request = this.#requested;
    const position = this.#writtenTo;
    const waiting = [...this.#segments.values()].filter((segment) => segment.request > this.#settled);
    await Promise.all(waiting.map(({ descriptor }) => this.#disk.syncLater(descriptor, false)));
    this.#markSettled(request, position);
    this.#closeFinished();
  }

  #markSettled(request: number, position: number): void {
    this.#settled = Math.max(this.#settled, request);
    // The last page may be written again with more records, which this sync would have missed.
    this.#safeTo = Math.max(this.#safeTo, position - PAGE_BYTES);
  }

  /** Closes the segments that PostgreSQL no longer writes. */
  #closeFinished(): void {
    const newest = Math.max(...[...this.#segments.values()].map(({ request }) => request));
    for (const [path, { descriptor, request }] of this.#segments) {
      if (request === newest || request > this.#settled) continue;
      closeSync(descriptor);
      this.#segments.delete(path);
    }
  }
}
