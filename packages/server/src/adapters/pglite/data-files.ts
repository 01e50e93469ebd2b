/** A file or folder in PostgreSQL's data folder: its name and its parent. */
interface DataFile {
  readonly name: string;
  readonly parent: DataFile;
}

const PAGE_BYTES = 8192;
/** Size of a log segment: PGlite uses PostgreSQL's default. */
const SEGMENT_BYTES = 16 * 1024 * 1024;
const SEGMENTS_PER_LOG = 0x1_0000_0000 / SEGMENT_BYTES;
const HIGH_WORD = 0x1_0000_0000;

/** Returns true if a file is a segment of the write-ahead log: `pg_wal/000000010000000000000001`. */
export function isSegment({ name, parent }: DataFile): boolean {
  return parent.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);
}

/** Returns true if a file holds pages of a table or an index, each of which begins with its position in the log: `base/5/16384`, `16384_vm`, `16384.1`. */
export function isRelation({ name, parent }: DataFile): boolean {
  return /^\d+(_vm|_fsm|_init)?(\.\d+)?$/.test(name) && (parent.name === 'global' || parent.parent.name === 'base');
}

/** The position in the log, in bytes, of an offset within a segment. */
export function endOfSegmentWrite(name: string, offset: number): number {
  const log = Number.parseInt(name.slice(8, 16), 16);
  const segment = Number.parseInt(name.slice(16), 16);
  return (log * SEGMENTS_PER_LOG + segment) * SEGMENT_BYTES + offset;
}

/** Returns the last log position that any of these pages depends on, in bytes; 0 for empty pages. */
export function endOfPage(pages: Uint8Array): number {
  // Bytes that are not whole pages have no readable position, so they depend on the whole log.
  if (pages.length % PAGE_BYTES !== 0) return Number.POSITIVE_INFINITY;
  const view = new DataView(pages.buffer, pages.byteOffset, pages.byteLength);
  let end = 0;
  for (let at = 0; at < pages.length; at += PAGE_BYTES) {
    end = Math.max(end, view.getUint32(at, true) * HIGH_WORD + view.getUint32(at + 4, true));
  }
  return end;
}
