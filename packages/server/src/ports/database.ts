import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema.ts';

/** The database or a transaction, for repositories. Both drivers are for PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Called with the payload of a notification; with null when some may have been missed, because the connection was lost for a while.
 */
export type OnNotification = (payload: string | null) => void;

/** The functions of the database, made by its migrations, that are called so often that each call counts. */
export type DatabaseFunction = 'save_designs';

/** An open database. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** Number of connections, which is the number of transactions that can run at the same time. */
  readonly connections: number;
  /**
   * Calls a function that takes JSON and returns rows, in a transaction of its own. Each connection plans the call once, and it is one message
   * to the database instead of several.
   * @param argument JSON
   * @returns the rows as objects of JSON, in the names of the database
   */
  callFunction(name: DatabaseFunction, argument: string): Promise<readonly unknown[]>;
  /** Listens to a channel of notifications until the database is closed. */
  listen(channel: string, onNotification: OnNotification): Promise<void>;
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
