import { pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor } from '../../testing/visitor.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

describe.each(DATABASE_KINDS)('pictures by id, on %s', (kind) => {
  const clock = createMovableClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { clock });
  });
  afterAll(() => server.close());

  test('[B19] an upload has one address for ever, which serves its owner alone and may be kept by the browser', async () => {
    const visitor = createVisitor(server.url);
    const upload = await uploadPicture(visitor, 1500, 900);
    const widthOf = async (size: 'full' | 'regular' | 'thumb') => {
      const answer = await visitor.fetch(pictureAddress(upload, size));
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      return (await sharp(await answer.arrayBuffer()).metadata()).width;
    };
    expect([await widthOf('full'), await widthOf('regular'), await widthOf('thumb')]).toEqual([1500, 1500, 400]);
    const stranger = createVisitor(server.url);
    await uploadPicture(stranger);
    expect((await stranger.fetch(pictureAddress(upload, 'full'))).status).toBe(404);
    expect((await fetch(server.url + pictureAddress(upload, 'full'))).status).toBe(404);
    clock.advance(YEAR_MS);
    expect(await widthOf('full')).toBe(1500);
  });

  test('[B19] a browser that has a picture already is told so without its bytes', async () => {
    const visitor = createVisitor(server.url);
    const address = pictureAddress(await uploadPicture(visitor), 'regular');
    const etag = (await visitor.fetch(address)).headers.get('etag') ?? '';
    const again = await visitor.fetch(address, { headers: { 'if-none-match': etag } });
    expect([etag.length > 2, again.status, await again.text()]).toEqual([true, 304, '']);
  });

  test('[B19] a picture of the library leads everybody to its public file, small copies to theirs', async () => {
    const leadsTo = async (size: 'full' | 'regular') => {
      const answer = await fetch(server.url + pictureAddress({ type: 'library', assetId: 'library/message-in-a-bottle' }, size), {
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await leadsTo('full')).toEqual([302, '/pictures/photos/message-in-a-bottle.jpg']);
    expect(await leadsTo('regular')).toEqual([302, expect.stringMatching(/^\/pictures\//)]);
  });

  test('[B19] [B29] what no design could name is not found', async () => {
    const visitor = createVisitor(server.url);
    await uploadPicture(visitor);
    const names = ['UPLOAD/nothing', 'library/..%2f..%2fsecrets', 'FILE/..%2fseal.png', 'nowhere/a', `UPLOAD/${crypto.randomUUID()}`];
    for (const name of names) expect((await visitor.fetch(`/api/pictures/${name}/full`)).status, name).toBe(404);
    expect((await visitor.fetch('/api/pictures/library/message-in-a-bottle/huge')).status).toBe(404);
    expect((await visitor.fetch('/api/fonts/nothing')).status).toBe(404);
  });
});
