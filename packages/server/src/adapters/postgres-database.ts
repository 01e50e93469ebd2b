import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { callOf } from '../db/call-of.ts';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER } from '../db/migrate.ts';
import * as schema from '../db/schema.ts';
import type { DatabaseConnection } from '../ports/database.ts';
import { listenToPostgres, type PostgresListener } from './postgres-listener.ts';
import { SurvivingPool } from './surviving-pool.ts';

export interface PostgresConnection extends DatabaseConnection {
  readonly kind: 'postgres';
}

/** Maximum time that a request waits for a connection, in milliseconds: if none is free, or the server is down. */
const CONNECT_MS = 5_000;
/** Number of connections of a process. */
const CONNECTIONS = 10;

/**
 * Opens a PostgreSQL database and migrates it. Any number of processes may start at once.
 * @throws Error if the server cannot be reached or refuses the login
 */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<PostgresConnection> {
  const pool = new SurvivingPool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', onError);
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listeners: PostgresListener[] = [];
  return {
    kind: 'postgres',
    db: drizzle({ client: pool, schema }),
    connections: CONNECTIONS,
    callFunction: async (name, argument) => {
      // A query with a name is planned once for each connection.
      const { rows } = await pool.query<{ row: unknown }>({ name, text: callOf(name), values: [argument] });
      return rows.map(({ row }) => row);
    },
    ping: async () => {
      await pool.query('select 1');
    },
    listen: async (channel, onNotification) => {
      listeners.push(listenToPostgres(url, channel, onNotification, onError));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** Runs the migration under a lock, which Drizzle lacks: the first process migrates, the others wait. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle({ client, schema });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    client.release();
  }
}
