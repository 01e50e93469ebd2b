import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { TEMPLATE } from './contract-setup.ts';
import { addressOf, executeOn } from './test-statements.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The databases that every contract is held on here. */
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

/** An embedded database that is up to date: making one again takes seconds. */
export function databaseDump(): Blob {
  return new Blob([readFileSync(inject('pgliteDump'))]);
}
