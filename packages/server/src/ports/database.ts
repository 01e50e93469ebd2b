import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema.ts';

/** The database or a transaction, for repositories. Both drivers are for PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Called with the payload of a notification; with null when some may have been missed, because the connection was lost for a while.
 */
export type OnNotification = (payload: string | null) => void;

/** An open database. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Number of connections, which is the number of transactions that can run at the same time. */
  readonly connections: number;
  /** Listens to a channel of notifications until the database is closed. */
  listen(channel: string, onNotification: OnNotification): Promise<void>;
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
