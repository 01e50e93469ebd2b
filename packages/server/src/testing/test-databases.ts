import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type DatabaseKind = 'pglite' | 'postgres';

/** The databases that every contract is held on here. */
export const DATABASE_KINDS: readonly DatabaseKind[] = inject('postgresUrl') === null ? ['pglite'] : ['pglite', 'postgres'];

export interface TestDatabase {
  /** For the configuration: null is the embedded one. */
  readonly databaseUrl: string | null;
  drop(): Promise<void>;
}

/** An empty database of the test's own. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'pglite') return { databaseUrl: null, drop: async () => {} };
  const server = inject('postgresUrl');
  if (server === null) throw new Error('There is no PostgreSQL server');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
