import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthor } from './testing/product/create-author.ts';
import { startProduct } from './testing/product/start-product.ts';
import { copyEmbeddedDatabase, createTestDatabase, DATABASE_KINDS } from './testing/test-databases.ts';

const AUTHORS = 4;
/** `KILLS=30` in the environment makes it a long trial. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** Number of acknowledged saves before each kill; a long trial has up to so many more, so that no kill comes at the same moment. */
const SAVES = 15;
const MORE_SAVES = KILLS > 2 ? 60 : 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DATABASE_KINDS)('a server on %s that is killed while people save', { timeout: 240_000 + KILLS * 60_000 }, (kind) => {
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
      const enough = acknowledged() + SAVES + Math.round(MORE_SAVES * Math.random());
      await vi.waitUntil(() => acknowledged() >= enough, 60_000);
      isKilled = true;
      await server.kill();
      await ended;
      server = await startProduct({ environment });
      for (const author of authors) {
        expect(await author.readSaved(server.url)).toBeGreaterThanOrEqual(author.acknowledged);
        expect(await author.countLostPictures(server.url)).toBe(0);
      }
    }
    const saves = authors.reduce((sum, author) => sum + author.acknowledged, 0);
    if (MORE_SAVES > 0) process.stdout.write(`${kind}: ${KILLS} kills, ${saves} acknowledged saves, none lost\n`);
    await server.kill();
    await database.drop();
  });
});
