import pg from 'pg';

type Checkout = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that survives a restart of its server. The library's own one hears the errors of idle connections alone: that of a connection
 * that a transaction holds would end the process. It also waits for ever for a connection to be given back whose transaction failed to
 * begin, since Drizzle gives it back only from then on; ten of those and nobody is answered any more.
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

/** Returns a broken connection to its pool, which discards it; the holder's own release has no effect then. */
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
