import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthor } from './testing/product/create-author.ts';
import { startProduct } from './testing/product/start-product.ts';
import { copyEmbeddedDatabase, createTestDatabase, DATABASE_KINDS } from './testing/test-databases.ts';

const AUTHORS = 4;
const KILLS = 2;
/** Number of acknowledged saves before each kill. */
const SAVES = 15;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DATABASE_KINDS)('a server on %s that is killed while people save', { timeout: 240_000 }, (kind) => {
  test('[B27] has every save and every picture that it acknowledged when it is there again', async () => {
    const database = await createTestDatabase(kind);
    if (kind === 'pglite') copyEmbeddedDatabase(folder);
    const environment = {
      DATA_DIR: folder,
      EXPORT_CONCURRENCY: '0',
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    let server = await startProduct({ environment });
    const authors = await Promise.all(Array.from({ length: AUTHORS }, () => createAuthor(server.url)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      let isKilled = false;
      const { url } = server;
      const working = authors.map(async (author) => {
        while (!isKilled) {
          await author.save(url);
          if (author.sent % 10 === 0) await author.uploadPicture(url);
        }
      });
      const ended = Promise.allSettled(working);
      const acknowledged = () => authors.reduce((sum, author) => sum + author.acknowledged, 0);
      const before = acknowledged();
      await vi.waitUntil(() => acknowledged() >= before + SAVES, 60_000);
      isKilled = true;
      await server.kill();
      await ended;
      server = await startProduct({ environment });
      for (const author of authors) {
        expect(await author.readSaved(server.url)).toBeGreaterThanOrEqual(author.acknowledged);
        expect(await author.countLostPictures(server.url)).toBe(0);
      }
    }
    await server.kill();
    await database.drop();
  });
});
