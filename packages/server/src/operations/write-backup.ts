import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Pack, pack } from 'tar-stream';
import { newestMigration } from '../db/migrate.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/storage.ts';
import {
  BACKUP_ENTRY,
  type BackupCounts,
  type BackupHeader,
  END_ENTRY,
  fileEntryPath,
  secretEntry,
  tableEntryPath,
} from './backup-archive.ts';
import { nameOfTable, TABLES_IN_INSERT_ORDER } from './tables.ts';

export interface BackupSource {
  readonly db: Database;
  readonly storage: Pick<FileStore, 'list' | 'get'>;
  /** Secrets that the product created, by name. Those from the environment belong to the operator. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly version: string;
  readonly now: Date;
}

/** Number of rows per part: a row can contain four designs of 30 KB each, so that a part takes a few megabytes. */
const ROWS_PER_PART = 100;

/**
 * Writes a whole installation as a `.tar.gz` file. The tables are first read in one snapshot to a temporary folder, so that a slow reader
 * of the archive does not block saves in the embedded database, which runs one transaction at a time.
 * @param output ended when everything has been written
 * @returns the number of rows of each table, and of files
 */
export async function writeBackup(source: BackupSource, output: NodeJS.WritableStream): Promise<BackupCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-backup-'));
  try {
    const tables = await readTables(source.db, folder);
    const archive = pack();
    const [counts] = await Promise.all([addEntries(archive, source, folder, tables), pipeline(archive, createGzip(), output)]);
    return counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ReadTable {
  readonly name: string;
  readonly rows: number;
  readonly parts: number;
}

/** Reads every table in one snapshot to files in the folder. */
function readTables(db: Database, folder: string): Promise<readonly ReadTable[]> {
  return db.transaction(
    async (transaction) => {
      const tables: ReadTable[] = [];
      for (const table of TABLES_IN_INSERT_ORDER) tables.push(await readTable(transaction, table, folder));
      return tables;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Reads a table part by part by the physical place of its rows (`ctid`), which is stable within a snapshot and needs no index. */
async function readTable(db: Database, table: PgTable, folder: string): Promise<ReadTable> {
  const name = nameOfTable(table);
  let [rows, parts] = [0, 0];
  for (let place = '(0,0)'; ; ) {
    const found = await db
      .select({ place: sql<string>`ctid::text`, json: sql<string>`row_to_json(${table})::text` })
      .from(table)
      .where(sql`ctid > ${place}::tid`)
      .orderBy(sql`ctid`)
      .limit(ROWS_PER_PART);
    const last = found.at(-1);
    if (!last) return { name, rows, parts };
    place = last.place;
    await writeFile(join(folder, `${name}.${parts}`), found.map(({ json }) => `${json}\n`).join(''), { mode: 0o600 });
    rows += found.length;
    parts += 1;
  }
}

async function addEntries(archive: Pack, source: BackupSource, folder: string, tables: readonly ReadTable[]): Promise<BackupCounts> {
  const { storage, secrets, version, now } = source;
  const add = (name: string, content: Uint8Array | string) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mtime: now, mode: 0o600 }, Buffer.from(content), (error) => (error ? reject(error) : resolve()));
    });
  try {
    const header: BackupHeader = {
      kind: 'coverwright-backup',
      version: 1,
      createdAt: now.toISOString(),
      product: version,
      schema: newestMigration(),
    };
    await add(BACKUP_ENTRY, JSON.stringify(header));
    for (const [name, secret] of secrets) await add(secretEntry(name), secret);
    for (const { name, parts } of tables) {
      for (let part = 0; part < parts; part += 1) await add(tableEntryPath(name, part), await readFile(join(folder, `${name}.${part}`)));
    }
    let [files, bytes] = [0, 0];
    for await (const key of storage.list()) {
      const content = await storage.get(key);
      // The file was deleted after it was listed.
      if (content === null) continue;
      await add(fileEntryPath(key), content);
      files += 1;
      bytes += content.byteLength;
    }
    const counts = { tables: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])), files, bytes };
    await add(END_ENTRY, JSON.stringify(counts));
    archive.finalize();
    return counts;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
