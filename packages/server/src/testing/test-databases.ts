import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPglite, type PgliteConnection } from '../adapters/pglite/pglite-database.ts';
import { TEMPLATE } from './contract-setup.ts';
import { FORGETFUL_DISK } from './forgetful-disk.ts';
import { addressOf, executeOn } from './test-statements.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The kinds of databases that contract tests run on here. */
export const DATABASE_KINDS: readonly DatabaseKind[] = inject('postgresUrl') === null ? ['pglite'] : ['pglite', 'postgres'];

export interface TestDatabase {
  /** The address for the configuration; null means the embedded database. */
  readonly databaseUrl: string | null;
  drop(): Promise<void>;
}

/** A fresh database of the test's own. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'pglite') return { databaseUrl: null, drop: async () => {} };
  const server = inject('postgresUrl');
  if (server === null) throw new Error('There is no PostgreSQL server');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeOn(server, `create database ${name} template ${TEMPLATE}`);
  return { databaseUrl: addressOf(server, name), drop: () => executeOn(server, `drop database ${name} with (force)`) };
}

/** An embedded database without a server. Closing it deletes it. */
export async function openTestPglite(): Promise<PgliteConnection> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-pglite-'));
  copyPgliteFolder(join(folder, 'pglite'));
  const database = await openPglite(folder, { disk: FORGETFUL_DISK });
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a migrated embedded database to a data folder, because creating one takes seconds. */
export function copyEmbeddedDatabase(dataDir: string): void {
  copyPgliteFolder(join(dataDir, 'db', 'pglite'));
}

/** Copies only the files of PGlite. */
export function copyPgliteFolder(folder: string): void {
  cpSync(inject('pgliteFolder'), folder, { recursive: true });
}
