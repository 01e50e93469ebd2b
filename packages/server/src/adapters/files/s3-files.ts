import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { toWebStream } from './to-web-stream.ts';
import type { BucketConfig } from '../../files-config.ts';
import type { FileStore } from '../../ports/storage.ts';
import { countBytes } from './count-bytes.ts';
import { checkedKey } from '../../ports/file-key.ts';

/** A silent logger: errors are thrown, and the client need not write them to the console as well. */
const QUIET = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const CONNECT_MS = 5_000;
/** Timeout of a request in milliseconds. It is short, because people wait for the response. */
const ANSWER_MS = 20_000;
/** Maximum number of attempts of the library for a request. */
const ATTEMPTS = 2;

/**
 * Stores files in a bucket of Amazon S3 or of a compatible service, whose writes are atomic.
 * @throws Error with one sentence if the bucket cannot be used, so that the server fails at start
 */
export async function openS3Files(config: BucketConfig): Promise<FileStore> {
  const files = filesOf(connect(config), config.bucket);
  try {
    await files.put('started', new TextEncoder().encode(new Date().toISOString()));
    // An account without permission to list gets “forbidden” for a missing file, so the server could never find that a file is missing.
    await files.get('never-written');
  } catch (error) {
    throw new Error(`The bucket ${config.bucket} cannot be used (${reasonOf(error)}): check the settings that begin with S3_.`);
  }
  return files;
}

function connect({ region, endpoint, keys }: BucketConfig): S3Client {
  return new S3Client({
    logger: QUIET,
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Optional checksums have a form that services other than Amazon's refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // These services also have no host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
  });
}

function filesOf(client: S3Client, bucket: string): FileStore {
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async putStream(key, bytes, length) {
      // The service refuses a body that is shorter than its announced length.
      const body = Readable.from(countBytes(bytes, length), { objectMode: false });
      // The client ignores errors of its source stream, and would wait for the rest forever.
      const stop = new AbortController();
      const fault = new Promise<never>((_, reject) => {
        body.once('error', (error) => {
          stop.abort();
          reject(error);
        });
      });
      const command = new PutObjectCommand({ ...at(key), Body: body, ContentLength: length });
      await Promise.race([client.send(command, { abortSignal: stop.signal }), fault]);
    },
    async get(key) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand(at(key)));
        return body ? await body.transformToByteArray() : new Uint8Array();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async getStream(key) {
      try {
        const { Body: body, ContentLength: length } = await client.send(new GetObjectCommand(at(key)));
        if (!(body instanceof Readable) || length === undefined) throw new Error('The bucket sent no stream of a known length');
        return { bytes: toWebStream(body), length };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    // An unfinished upload leaves nothing in a bucket.
    async deleteDrafts() {},
    async *list() {
      for await (const { Contents: objects = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key: key } of objects) if (key !== undefined) yield key;
      }
    },
  };
}

/** Returns the part of an error that is useful for an operator. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 403) return 'these keys may not read, write, delete and list there';
  if (status === 404) return 'there is none of that name';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
