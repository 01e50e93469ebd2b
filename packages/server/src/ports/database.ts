import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema.ts';

/** The database or a transaction, for repositories. Both drivers are for PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Number of connections, which is the number of transactions that can run at the same time. */
  readonly connections: number;
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
