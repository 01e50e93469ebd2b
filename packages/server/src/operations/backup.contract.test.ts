import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSignedAssetUrls, getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { startS3, type TestS3 } from '../testing/start-s3.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS, type DatabaseKind } from '../testing/test-databases.ts';
import { createVisitor } from '../testing/visitor.ts';
import { restoreBackup } from './restore-backup.ts';
import { runBackup } from './run-backup.ts';
import { runRestore } from './run-restore.ts';
import { writeBackup } from './write-backup.ts';

const SECRETS = { COOKIE_SECRET: 'c'.repeat(32), SIGNING_SECRET: 's'.repeat(32) };

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-backups-'));
  s3 = await startS3({ allowsListing: true });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

/** Creates a cover with a picture of its author. */
async function makeWork(server: TestServer) {
  const author = createVisitor(server.url);
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer();
  const { uploadUrl, location } = await author.call(getUploadUrl, { query: { extension: 'jpg' } });
  await author.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  const asset = await author.call(saveAsset, { body: { params: { location, dimensions: { width: 300, height: 200 } } } });
  const item = await author.call(postDraft, { body: { designs: { paperback: createDesign({ extent: 212 }) } } });
  return { cookie: author.cookieHeader(), item, assetId: asset._id };
}

/** Checks that the same browser finds the same cover and the same picture, byte for byte, on another server. */
async function expectWork(server: TestServer, { cookie, item, assetId }: Awaited<ReturnType<typeof makeWork>>) {
  const author = createVisitor(server.url, server.url, cookie);
  expect((await author.call(getUserDesign, { query: { coverId: item._id } })).item).toEqual(item);
  const { urls } = await author.call(getSignedAssetUrls, { query: { assetId } });
  expect((await sharp(await (await author.fetch(urls.full)).arrayBuffer()).metadata()).width).toBe(300);
}

const isWithPostgres = DATABASE_KINDS.includes('postgres');
const CASES: readonly (readonly [DatabaseKind, 'disk' | 'bucket', DatabaseKind, 'disk' | 'bucket'])[] = [
  ['pglite', 'disk', 'pglite', 'disk'],
  ...(isWithPostgres
    ? ([
        ['pglite', 'disk', 'postgres', 'bucket'],
        ['postgres', 'bucket', 'postgres', 'disk'],
        ['postgres', 'disk', 'pglite', 'disk'],
      ] as const)
    : []),
];

describe('a backup', () => {
  const start = (kind: DatabaseKind, files: 'disk' | 'bucket') =>
    startTestServer(kind, { environment: { ...SECRETS, ...(files === 'bucket' ? s3.environment : {}) } });
  const source = (server: TestServer) => ({ ...server.services, secrets: new Map<string, string>(), now: new Date() });
  const target = (server: TestServer, replaces: boolean) => ({ ...server.services, replaces, setSecret: () => {} });

  test.each(CASES)('[B30] of %s with files on %s is restored into %s with files on %s', async (fromKind, fromFiles, toKind, toFiles) => {
    const [from, to] = [await start(fromKind, fromFiles), await start(toKind, toFiles)];
    try {
      const work = await makeWork(from);
      const path = join(folder, `${fromKind}-${fromFiles}-${toKind}-${toFiles}.tar.gz`);
      const written = await writeBackup(source(from), createWriteStream(path));
      expect(written.tables).toMatchObject({ items: 1, assets: 1 });
      const restored = await restoreBackup(createReadStream(path), target(to, true));
      expect(restored).toEqual({ ok: true, value: written });
      await expectWork(to, work);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  });

  test('[B30] is never restored over rows that are there, nor from an archive that is cut short or something else', async () => {
    const server = await start('pglite', 'disk');
    try {
      const work = await makeWork(server);
      const path = join(folder, 'whole.tar.gz');
      await writeBackup(source(server), createWriteStream(path));
      const restore = (file: string, replaces = true) => restoreBackup(createReadStream(file), target(server, replaces));
      expect(await restore(path, false)).toMatchObject({
        ok: false,
        fault: expect.stringContaining('add --replace to delete what is there'),
      });
      const [cut, other] = [join(folder, 'cut.tar.gz'), join(folder, 'other.tar.gz')];
      const whole = readFileSync(path);
      for (const share of [0.2, 0.7, 0.98]) {
        writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * share)));
        expect(await restore(cut)).toMatchObject({ ok: false, fault: expect.stringMatching(/damaged|ends early/) });
      }
      writeFileSync(other, 'These are my covers.');
      expect(await restore(other)).toMatchObject({ ok: false, fault: expect.stringContaining('is not a backup of Coverwright') });
      await expectWork(server, work);
    } finally {
      await server.close();
    }
  });
});

describe('the commands', { timeout: 120_000 }, () => {
  const configOf = (environment: Record<string, string>) => {
    const parsed = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', STOCK_SOURCES: 'none', ...environment });
    if (!parsed.ok) throw new Error('These settings cannot be used');
    return parsed.value;
  };

  test('[B30] a running server with the embedded database is backed up, and a new folder starts from it with its secrets', async () => {
    const server = await startTestServer('pglite');
    const port = new URL(server.url).port;
    const path = join(folder, 'running.tar.gz');
    const work = await makeWork(server);
    await runBackup(configOf({ DATA_DIR: server.dataDir, PORT: port }), path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await server.close();
    const dataDir = join(folder, 'restored');
    const restored = await runRestore(configOf({ DATA_DIR: dataDir }), path, false);
    expect(restored).toMatchObject({ ok: true, value: expect.stringContaining('covers 1, accounts') });
    expect(await runRestore(configOf({ DATA_DIR: dataDir }), path, false)).toMatchObject({ ok: false });
    const again = await startTestServer('pglite', { environment: { DATA_DIR: dataDir }, isOnOwnFolder: true });
    await expectWork(again, work);
    await again.close();
  });

  test('[B30] strangers are told that there is nothing to back up', async () => {
    const server = await startTestServer('pglite');
    for (const authorization of [undefined, 'Bearer ', `Bearer ${'0'.repeat(64)}`]) {
      const answer = await fetch(`${server.url}/api/operations/backup`, {
        method: 'POST',
        headers: authorization ? { authorization } : {},
      });
      expect(answer.status).toBe(404);
    }
    await server.close();
  });
});
