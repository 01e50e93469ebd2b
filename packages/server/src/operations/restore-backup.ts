import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { inArray, sql } from 'drizzle-orm';
import { extract } from 'tar-stream';
import { newestMigration } from '../db/migrate.ts';
import { exports } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/storage.ts';
import { isFileKey } from '../ports/file-key.ts';
import { type BackupCounts, backupSchema, endSchema, readEntryName } from './backup-archive.ts';
import { nameOfTable, TABLES_IN_INSERT_ORDER } from './tables.ts';
import { say } from './say.ts';

export interface RestoreTarget {
  readonly db: Database;
  readonly storage: Pick<FileStore, 'put' | 'list' | 'delete'>;
  /** Stores a secret of the product for its next start. */
  readonly setSecret: (name: string, secret: string) => void;
  /** True replaces the content of the database and the storage. False refuses a database with rows. */
  readonly replaces: boolean;
}

/** The reason why a restore was refused, in one sentence. The database is unchanged. */
class RestoreFault extends Error {}

/** Restores a backup. All rows are committed at once, after the last file was written. */
export async function restoreBackup(input: NodeJS.ReadableStream, target: RestoreTarget): Promise<Result<BackupCounts, string>> {
  const { db, storage, setSecret, replaces } = target;
  const restored = new Set<string>();
  const secrets = new Map<string, string>();
  try {
    const counts = await db.transaction(async (transaction) => {
      await clearTables(transaction, replaces);
      return readArchive(input, {
        addRows: (table, lines) => insertRows(transaction, table, lines),
        addSecret: (name, secret) => void secrets.set(name, secret),
        addFile: async (key, bytes) => {
          await storage.put(key, bytes);
          restored.add(key);
        },
        finish: () => failUnfinishedExports(transaction),
      });
    });
    for (const [name, secret] of secrets) setSecret(name, secret);
    if (replaces) for await (const key of storage.list()) if (!restored.has(key)) await storage.delete(key);
    return succeed(counts);
  } catch (error) {
    if (error instanceof RestoreFault) return refuse(error.message);
    if (isDamage(error)) return refuse(say('damaged'));
    throw error;
  }
}

interface ArchiveReader {
  readonly addRows: (table: string, lines: readonly string[]) => Promise<void>;
  readonly addSecret: (name: string, secret: string) => void;
  readonly addFile: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
}

/** Reads the archive entry by entry, and checks at its end that it is complete. */
async function readArchive(input: NodeJS.ReadableStream, reader: ArchiveReader): Promise<BackupCounts> {
  const entries = extract();
  const unpacking = pipeline(input, createGunzip(), entries);
  // The loop below reports the same error; without this handler it would end the process.
  unpacking.catch(() => {});
  const rows: Record<string, number> = Object.fromEntries(TABLES_IN_INSERT_ORDER.map((table) => [nameOfTable(table), 0]));
  let [files, bytes, isBackup] = [0, 0, false];
  let end: BackupCounts | null = null;
  for await (const stream of entries) {
    const entry = readEntryName(stream.header.name);
    const content = await buffer(stream);
    if (entry.kind === 'header') {
      checkHeader(content);
      isBackup = true;
      continue;
    }
    if (!isBackup || entry.kind === 'unknown') throw new RestoreFault(say('notABackup'));
    if (entry.kind === 'end') end = endSchema.parse(JSON.parse(content.toString()));
    else if (entry.kind === 'secret') reader.addSecret(entry.name, content.toString());
    else if (entry.kind === 'table') {
      if (!(entry.name in rows)) throw new RestoreFault(say('unknownTable', { table: entry.name }));
      const lines = content.toString().trimEnd().split('\n');
      await reader.addRows(entry.name, lines);
      rows[entry.name] = (rows[entry.name] ?? 0) + lines.length;
    } else {
      if (!isFileKey(entry.name)) throw new RestoreFault(say('fileOutside'));
      await reader.addFile(entry.name, content);
      files += 1;
      bytes += content.byteLength;
    }
  }
  await unpacking;
  const isWhole = end !== null && end.files === files && end.bytes === bytes && sameCounts(end.tables, rows);
  if (end === null || !isWhole) throw new RestoreFault(say('endsEarly'));
  await reader.finish();
  return end;
}

function checkHeader(content: Buffer): void {
  const header = backupSchema.safeParse(JSON.parse(content.toString()));
  if (!header.success) throw new RestoreFault(say('notABackup'));
  const { product, schema } = header.data;
  if (schema !== newestMigration()) throw new RestoreFault(say('otherSchema', { product, schema, own: newestMigration() }));
}

function sameCounts(announced: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): boolean {
  return Object.entries(found).every(([table, count]) => (announced[table] ?? 0) === count);
}

async function clearTables(db: Database, replaces: boolean): Promise<void> {
  for (const table of TABLES_IN_INSERT_ORDER.toReversed()) {
    if (replaces) await db.delete(table);
    else if ((await db.select({ one: sql`1` }).from(table).limit(1)).length > 0)
      throw new RestoreFault(say('notEmpty', { table: nameOfTable(table) }));
  }
}

async function insertRows(db: Database, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

/** Marks unfinished exports as failed, because the queue that would have rendered them is not part of a backup. */
async function failUnfinishedExports(db: Database): Promise<void> {
  await db
    .update(exports)
    .set({ state: 'failed', error: say('exportLost') })
    .where(inArray(exports.state, ['queued', 'running']));
}

/** Returns true for an error of gunzip, tar or JSON about an invalid file. */
function isDamage(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    code.startsWith('Z_') || error.name === 'ZodError' || /tar header|Unexpected end of data|unexpected end of file/i.test(error.message)
  );
}
