import { closeSync, openSync } from 'node:fs';
import type { Disk } from '../../disk/disk.ts';

/** A segment of the log that was synced at least once. */
interface Segment {
  readonly descriptor: number;
  /** The last request that touched it. */
  request: number;
}

/** PostgreSQL writes its log in pages of this many bytes, and writes an unfilled page again. */
const PAGE_BYTES = 8192;

/**
 * Syncs PostgreSQL's write-ahead log in another thread, so that the process answers meanwhile and commits that wait together share a
 * sync. PostgreSQL is told at once that its log is on the disk; therefore
 * - nobody may be told of a commit before `settle` resolves, and
 * - nothing that depends on the log may be written before `settleNow` returns: see `isBehind`.
 */
export class WriteAheadLog {
  readonly #disk: Disk;
  readonly #segments = new Map<string, Segment>();
  #requested = 0;
  #settled = 0;
  #flushing: Promise<void> | null = null;
  /** Log positions in bytes: the end of what was written, and what is on the disk for certain. */
  #writtenTo = 0;
  #safeTo = 0;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** The end of the log in bytes since the database was made. */
  get position(): number {
    return this.#writtenTo;
  }

  /** Notes that PostgreSQL wrote the log up to a position. */
  markWritten(position: number): void {
    this.#writtenTo = Math.max(this.#writtenTo, position);
  }

  /** Notes that PostgreSQL wants a segment synced. */
  requestSync(path: string): void {
    this.#requested += 1;
    const segment = this.#segments.get(path);
    if (segment) segment.request = this.#requested;
    // The log has a descriptor of its own, because PostgreSQL may close its own during the sync. Windows syncs only files that are open for
    // writing.
    else this.#segments.set(path, { descriptor: openSync(path, 'r+'), request: this.#requested });
  }

  /** Returns true if some of the log before a position may not be on the disk yet; of all of it where no position is given. */
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

  /** The same at once, while the process waits. */
  settleNow(): void {
    const position = this.#writtenTo;
    for (const { descriptor, request } of this.#segments.values()) if (request > this.#settled) this.#disk.sync(descriptor, false);
    this.#markSettled(this.#requested, position);
  }

  /** Syncs what is left and closes its files. */
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

  /** Closes the segments that PostgreSQL has gone on from. */
  #closeFinished(): void {
    const newest = Math.max(...[...this.#segments.values()].map(({ request }) => request));
    for (const [path, { descriptor, request }] of this.#segments) {
      if (request === newest || request > this.#settled) continue;
      closeSync(descriptor);
      this.#segments.delete(path);
    }
  }
}
