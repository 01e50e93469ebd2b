import { getSignedAssetUrls, getUploadUrl, refreshSignedAssets, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a03020' } });

async function put(visitor: Visitor, bytes: Uint8Array, extension = 'jpg'): Promise<string> {
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension } });
  const answer = await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  expect(answer.status).toBe(204);
  return location;
}

const save = (visitor: Visitor, location: string) =>
  visitor.call(saveAsset, { body: { params: { location, dimensions: { width: 1, height: 1 } } } });

describe.each(DATABASE_KINDS)('uploads on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[S2] a picture is put to a signed address, saved, and served from signed addresses in three sizes', async () => {
    const visitor = createVisitor(server.url);
    const asset = await save(visitor, await put(visitor, await picture(1500, 900).jpeg().toBuffer()));
    expect(asset).toMatchObject({ type: 'UPLOAD', width: 1500, height: 900, assetId: asset._id });
    const widths = await Promise.all(
      [asset.urls.full, asset.urls.regular, asset.urls.thumb].map(async (url) => {
        const answer = await visitor.fetch(url);
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
        return (await sharp(await answer.arrayBuffer()).metadata()).width;
      }),
    );
    expect(widths).toEqual([1500, 1500, 400]);
  });

  test('[S2] an address that was altered, or made for another method, is refused', async () => {
    const visitor = createVisitor(server.url);
    const asset = await save(visitor, await put(visitor, await picture(20, 20).png().toBuffer(), 'png'));
    const { full } = asset.urls;
    expect((await visitor.fetch(full)).status).toBe(200);
    expect((await visitor.fetch(full.replace('/full.', '/thumb.'))).status).toBe(403);
    expect((await visitor.fetch(full.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);
    expect((await visitor.fetch(full, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await visitor.fetch('/files/..%2f..%2fsecrets%2fcookie?expires=9999999999&signature=x')).status).toBe(403);
  });

  test('[S2] fresh addresses are given for one asset and for every list, to its owner alone', async () => {
    const visitor = createVisitor(server.url);
    const asset = await save(visitor, await put(visitor, await picture(30, 20).webp().toBuffer(), 'webp'));
    expect(await visitor.call(getSignedAssetUrls, { query: { assetId: asset._id } })).toMatchObject({
      _id: asset._id,
      urls: { full: expect.any(String) },
    });
    const lists = { selectedImages: [asset._id, 'gone'], selectedObjectImages: [] };
    const fresh = await visitor.call(refreshSignedAssets, { body: lists });
    expect(Object.keys(fresh)).toEqual(['selectedImages', 'selectedObjectImages']);
    expect(fresh['selectedImages']?.map(({ _id }) => _id)).toEqual([asset._id]);
    const stranger = createVisitor(server.url);
    await stranger.call(getUploadUrl, { query: { extension: 'png' } });
    expect(await stranger.refusal(getSignedAssetUrls, { query: { assetId: asset._id } })).toMatchObject({
      status: 404,
      code: 'assetNotFound',
    });
    expect(await stranger.call(refreshSignedAssets, { body: lists })).toEqual({ selectedImages: [], selectedObjectImages: [] });
  });

  test("[S2] an upload can be saved once, and never another's", async () => {
    const visitor = createVisitor(server.url);
    const location = await put(visitor, await picture(20, 20).jpeg().toBuffer());
    const stranger = createVisitor(server.url);
    await stranger.call(getUploadUrl, { query: { extension: 'jpg' } });
    const missing = { status: 404, code: 'assetNotFound' };
    expect(await stranger.refusal(saveAsset, { body: { params: { location } } })).toMatchObject(missing);
    await save(visitor, location);
    expect(await visitor.refusal(saveAsset, { body: { params: { location } } })).toMatchObject(missing);
  });

  test('[S2] what is no picture is refused in words for its owner', async () => {
    const visitor = createVisitor(server.url);
    const refusalOf = async (content: string) =>
      visitor.refusal(saveAsset, { body: { params: { location: await put(visitor, new TextEncoder().encode(content)) } } });
    expect(await refusalOf('%PDF-1.7')).toMatchObject({ status: 400, code: 'notAPicture' });
    expect(await refusalOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({ status: 400, code: 'brokenDrawing' });
    expect(await refusalOf('\u00ff')).toMatchObject({ status: 400, code: 'notAPicture' });
    expect(await visitor.refusal(getUploadUrl, { query: { extension: 'exe' } })).toMatchObject({ status: 400, code: 'badRequest' });
  });
});
