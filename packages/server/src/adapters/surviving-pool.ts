import pg from 'pg';

type Checkout = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that survives a restart of its server. The library's own pool only handles the errors of idle connections: that of a connection in
 * a transaction would end the process. It also waits forever for a connection whose transaction failed to begin, because Drizzle releases
 * it only after that; after ten of those, every request would hang.
 */
export class SurvivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<pg.PoolClient> | void {
    // For single queries the library looks after the connection itself.
    if (callback) return super.connect(callback);
    return super.connect().then(releaseWhenBroken);
  }
}

/** Returns a broken connection to its pool, which discards it; the holder's own release then has no effect. */
function releaseWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
    client.off('end', discard);
    // An error may come after the end, so its listener stays. It is not reported, because the queries that failed have reported it.
    if (!error) client.off('error', discard);
  };
  const discard = () => releaseOnce(true);
  client.on('error', discard).on('end', discard);
  client.release = releaseOnce;
  return client;
}
