import { z } from 'zod';

/** A bucket for files, instead of the data folder. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** Address of a service other than Amazon's; null: Amazon S3 in that region. */
  readonly endpoint: string | null;
  /** Access keys; null: the permissions of the machine's role. */
  readonly keys: { readonly id: string; readonly secret: string } | null;
}

/** The environment variables for files. */
export const filesEnvironment = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and dashes')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a service that speaks S3, for instance https://s3.example.org' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const schema = z.object(filesEnvironment);
type FilesSettings = z.infer<typeof schema>;

/** Checks that settings which depend on each other are complete. */
export function checkFilesSettings(
  settings: FilesSettings & { readonly COOKIE_SECRET?: string | undefined; readonly SIGNING_SECRET?: string | undefined },
  fault: (name: string, message: string) => void,
): void {
  if (Boolean(settings.S3_ACCESS_KEY_ID) !== Boolean(settings.S3_SECRET_ACCESS_KEY))
    fault(settings.S3_ACCESS_KEY_ID ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID', 'must be set beside the other: a key is a pair');
  if (!settings.S3_BUCKET) {
    if (settings.S3_ENDPOINT || settings.S3_ACCESS_KEY_ID) fault('S3_BUCKET', 'must be the name of the bucket that files are kept in');
    return;
  }
  for (const name of ['COOKIE_SECRET', 'SIGNING_SECRET'] as const)
    if (!settings[name]) fault(name, 'must be set beside S3_BUCKET: every process must know what another one signed');
}

export function readBucket(settings: FilesSettings): BucketConfig | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (!bucket) return null;
  return { bucket, region, endpoint: endpoint ?? null, keys: id && secret ? { id, secret } : null };
}
