import pg from 'pg';
import type { OnNotification } from '../ports/database.ts';

/** Delay in milliseconds before a lost connection is opened again. */
const RETRY_MS = 1000;

/** A connection of its own that listens to a channel, for as long as the process runs. */
export interface PostgresListener {
  close(): Promise<void>;
}

/**
 * Listens to a channel of a PostgreSQL server. A lost connection is opened again until the listener is closed.
 * @param onError called for each lost or refused connection
 */
export function listenToPostgres(
  url: string,
  channel: string,
  onNotification: OnNotification,
  onError: (error: Error) => void,
): PostgresListener {
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening: Promise<void> = Promise.resolve();
  const open = async () => {
    const opened = new pg.Client({ connectionString: url, keepAlive: true });
    client = opened;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      if (error) onError(error);
      opened.end().catch(() => {});
      timer = setTimeout(begin, RETRY_MS).unref();
    };
    opened.on('error', lose).on('end', () => lose());
    opened.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotification(null);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const begin = () => {
    opening = open();
  };
  begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
