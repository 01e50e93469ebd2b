import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface TestS3 {
  /** The environment variables for the configuration. */
  readonly environment: Readonly<Record<`S3_${string}`, string>>;
  stop(): Promise<void>;
}

const BUCKET = 'covers';
/** The only access key of this server. */
const KEY = 'S3RVER';

/**
 * Starts a server that speaks S3, with an empty bucket. It checks signatures as Amazon's does.
 * @param options.allowsListing true: signatures are not checked, because this server reckons those of listings by another path than the
 *   one that was sent
 */
export async function startS3({ allowsListing = false } = {}): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'coverwright-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
    allowMismatchedSignatures: allowsListing,
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
