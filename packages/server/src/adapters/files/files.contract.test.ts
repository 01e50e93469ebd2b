import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BucketConfig } from '../../files-config.ts';
import type { FileStore } from '../../ports/storage.ts';
import { startS3, type TestS3 } from '../../testing/start-s3.ts';
import { openDiskFiles } from './disk-files.ts';
import { openS3Files } from './s3-files.ts';
import { signAddresses } from './sign-addresses.ts';

let folder: string;
let s3: TestS3;
let listable: TestS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-files-'));
  [s3, listable] = await Promise.all([startS3(), startS3({ allowsListing: true })]);
});
afterAll(async () => {
  await Promise.all([s3.stop(), listable.stop()]);
  rmSync(folder, { recursive: true });
});

function bucketOf({ environment }: TestS3): BucketConfig {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY_ID: id = '', S3_SECRET_ACCESS_KEY: secret = '' } = environment;
  return { bucket, region: 'us-east-1', endpoint, keys: { id, secret } };
}

const PLACES: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ['on disk', async () => openDiskFiles(folder)],
  ['in a bucket', async () => openS3Files(bucketOf(listable))],
];

describe.each(PLACES)('files %s', (place, open) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });

  test('what is put is got again, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_each, at) => (at * 31) % 256);
    await files.put('assets/owner/one/full.jpg', bytes);
    expect(Buffer.from((await files.get('assets/owner/one/full.jpg')) ?? []).equals(bytes)).toBe(true);
    await files.put('assets/owner/one/empty.txt', new Uint8Array());
    expect(await files.get('assets/owner/one/empty.txt')).toHaveLength(0);
  });

  test('[B19] a file is read as its bytes come, and its length is known before', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_each, at) => (at * 7) % 256);
    await files.put('exports/owner/streamed.pdf', bytes);
    const file = await files.getStream('exports/owner/streamed.pdf');
    expect(file?.length).toBe(300_000);
    expect(Buffer.from(await new Response(file?.bytes).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await files.getStream('exports/owner/never-written.pdf')).toBeNull();
  });

  test('[B29] a file is written as its bytes come, and nothing is left of one that breaks off', async () => {
    const part = new Uint8Array(300_000).fill(7);
    async function* parts(count: number) {
      for (let index = 0; index < count; index += 1) yield part;
    }
    await files.putStream('streamed/whole.bin', parts(5), 1_500_000);
    expect((await files.get('streamed/whole.bin'))?.byteLength).toBe(1_500_000);
    for (const length of [1_500_001, 1_499_999])
      await expect(files.putStream('streamed/torn.bin', parts(5), length)).rejects.toThrow(`where ${length} were said`);
    // S3 stores nothing of an aborted request, but the S3 server of these tests does.
    if (place === 'on disk') expect(await files.get('streamed/torn.bin')).toBe(null);
  });

  test('what is not there is null, and can be forgotten all the same', async () => {
    expect(await files.get('assets/nobody/none.png')).toBeNull();
    await files.delete('assets/nobody/none.png');
  });

  test('what is deleted is gone', async () => {
    await files.put('exports/owner/two.pdf', new Uint8Array([1]));
    await files.delete('exports/owner/two.pdf');
    expect(await files.get('exports/owner/two.pdf')).toBeNull();
  });

  test('[B30] every key is listed, and no file that is still being written', async () => {
    const keys = ['listed/one.txt', 'listed/deep/er/two.jpg'];
    for (const key of keys) await files.put(key, new Uint8Array([1]));
    const writing = files.put('listed/three.bin', new Uint8Array(2_000_000));
    const listed: string[] = [];
    for await (const key of files.list()) listed.push(key);
    await writing;
    expect(listed).toEqual(expect.arrayContaining(keys));
    expect(listed.filter((key) => key.startsWith('listed/three')).every((key) => key === 'listed/three.bin')).toBe(true);
  });

  test('a key that leads elsewhere is never used', async () => {
    for (const key of ['../secrets/cookie', '/etc/passwd', 'a//b', 'a/../b', '', 'a b', 'a\\b']) {
      await expect(files.put(key, new Uint8Array([1]))).rejects.toThrow('Not a storage key');
      await expect(files.get(key)).rejects.toThrow('Not a storage key');
      await expect(files.delete(key)).rejects.toThrow('Not a storage key');
      expect(() => signAddresses(files, 'secret').signUrl(key, 'GET', new Date())).toThrow('Not a storage key');
    }
  });
});

// Amazon promises this for its buckets, but the S3 server of these tests does not.
test('on disk whoever reads while a file is written over gets the old one or the new one, whole', async () => {
  const files = openDiskFiles(folder);
  const key = 'assets/owner/changing.bin';
  const of = (byte: number) => new Uint8Array(200_000).fill(byte);
  await files.put(key, of(0));
  const writing = (async () => {
    for (let byte = 1; byte <= 10; byte += 1) await files.put(key, of(byte));
  })();
  for (let round = 0; round < 10; round += 1) {
    const read = (await files.get(key)) ?? new Uint8Array();
    expect(read).toHaveLength(200_000);
    expect(new Set(read).size).toBe(1);
  }
  await writing;
  expect((await files.get(key))?.at(0)).toBe(10);
});

describe('a bucket that cannot be used is named at start', () => {
  test('where there is none of that name', async () => {
    await expect(openS3Files({ ...bucketOf(s3), bucket: 'nowhere' })).rejects.toThrow(
      'The bucket nowhere cannot be used (there is none of that name): check the settings that begin with S3_.',
    );
  });

  test('where the keys do not open it', async () => {
    await expect(openS3Files({ ...bucketOf(s3), keys: { id: 'S3RVER', secret: 'another' } })).rejects.toThrow(
      '(these keys may not read, write, delete and list there)',
    );
  });

  test('where nobody answers', async () => {
    await expect(openS3Files({ ...bucketOf(s3), endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      /^The bucket covers cannot be used \(.+\)/,
    );
  });
});

test('a signed address holds for one key, one method and its time', () => {
  const storage = signAddresses(openDiskFiles(folder), 'secret');
  const now = new Date('2026-05-01T12:00:00Z');
  const address = new URL(storage.signUrl('exports/a/b.pdf', 'GET', new Date('2026-05-01T13:00:00Z')), 'http://here');
  const expires = address.searchParams.get('expires') ?? '';
  const signature = address.searchParams.get('signature') ?? '';
  expect(address.pathname).toBe('/files/exports/a/b.pdf');
  expect(storage.allows('exports/a/b.pdf', 'GET', expires, signature, now)).toBe(true);
  expect(storage.allows('exports/a/b.pdf', 'PUT', expires, signature, now)).toBe(false);
  expect(storage.allows('exports/a/c.pdf', 'GET', expires, signature, now)).toBe(false);
  expect(storage.allows('exports/a/b.pdf', 'GET', `${expires}0`, signature, now)).toBe(false);
  expect(storage.allows('exports/a/b.pdf', 'GET', expires, signature, new Date('2026-05-01T13:00:01Z'))).toBe(false);
  expect(signAddresses(openDiskFiles(folder), 'another').allows('exports/a/b.pdf', 'GET', expires, signature, now)).toBe(false);
});

test('[B27] on disk a file, its name and the folders that lead to it are synced before it is acknowledged', async () => {
  const synced: string[] = [];
  const held = Promise.withResolvers<void>();
  const note = async (descriptor: number, isFolder: boolean) => {
    // Drafts have random names, so only the final names are compared.
    const path = process.platform === 'linux' ? readlinkSync(`/proc/self/fd/${descriptor}`) : '';
    synced.push(isFolder ? path.replace(folder, '') || '/' : 'the file');
    if (!isFolder) await held.promise;
  };
  const files = openDiskFiles(folder, { sync: () => {}, syncLater: note });
  let isAcknowledged = false;
  const putting = files.put('synced/owner/one.jpg', new Uint8Array([1])).then(() => {
    isAcknowledged = true;
  });
  await vi.waitUntil(() => synced.includes('the file'));
  expect([isAcknowledged, await files.get('synced/owner/one.jpg')]).toEqual([false, null]);
  held.resolve();
  await putting;
  if (process.platform === 'linux') expect(synced).toEqual(['/synced', '/', 'the file', '/synced/owner']);
  expect(synced).toHaveLength(4);
});

test('[B27] on disk nothing is left of a file whose sync failed', async () => {
  const failing = async (_descriptor: number, isFolder: boolean) => {
    if (!isFolder) throw new Error('ENOSPC: no space left on device');
  };
  const files = openDiskFiles(folder, { sync: () => {}, syncLater: failing });
  await expect(files.put('full/one.jpg', new Uint8Array([1]))).rejects.toThrow('ENOSPC');
  expect(readdirSync(join(folder, 'full'))).toEqual([]);
});
