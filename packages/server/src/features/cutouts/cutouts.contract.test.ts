import { getSignedAssetUrls, getUploadUrl, listUploads, removeUpload, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { getCutoutCredits, removeImageBackground, saveCutout } from '@coverwright/contracts/calls/cutouts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cutter, CutterBusy } from '../../ports/cutter.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Cuts out the left half, unless a failure is simulated. */
function createTestCutter() {
  const state = { fault: null as Error | null, isUnclear: false, cuts: 0 };
  const half = async (bytes: Uint8Array) => {
    if (state.fault) throw state.fault;
    state.cuts += 1;
    const { width, height } = await sharp(bytes).metadata();
    const nothing = { create: { width: width >> 1, height, channels: 4, background: '#0000' } } as const;
    return sharp(bytes)
      .ensureAlpha()
      .composite([{ input: nothing, left: 0, top: 0, blend: 'source' }])
      .png()
      .toBuffer();
  };
  const cutter: Cutter = { cut: async (bytes) => (state.isUnclear ? null : half(bytes)), cutAlong: half, close: async () => {} };
  return { state, cutter };
}

async function put(visitor: Visitor, bytes: Uint8Array): Promise<string> {
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension: 'png' } });
  await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return location;
}

async function upload(visitor: Visitor, background: string) {
  const location = await put(visitor, await picture(background));
  return visitor.call(saveAsset, { body: { params: { location, name: background } } });
}

describe.each(DATABASE_KINDS)('cut-outs on %s', (kind) => {
  const { state, cutter } = createTestCutter();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { cutter, environment: { CUTOUT_CREDITS: '2' } });
  });
  afterAll(() => server.close());

  test('[S3] a background is removed for one credit; the original is kept, and the same again is free', async () => {
    const visitor = createVisitor(server.url);
    const original = await upload(visitor, '#aa0000');
    expect(await visitor.call(getCutoutCredits)).toEqual({ creditsRemaining: 2 });
    const { asset, creditsRemaining } = await visitor.call(removeImageBackground, { body: original });
    expect(creditsRemaining).toBe(1);
    expect(asset).toMatchObject({ type: 'UPLOAD', width: 60, height: 40, name: '#aa0000', originalId: original.assetId });
    const full = await visitor.fetch(asset.urls.full);
    expect(await sharp(new Uint8Array(await full.arrayBuffer())).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect(await visitor.call(getSignedAssetUrls, { query: { assetId: original.assetId } })).toMatchObject({ originalId: null });
    const again = await visitor.call(removeImageBackground, { body: original });
    expect(again).toMatchObject({ asset: { _id: asset._id }, creditsRemaining: 1 });
    expect((await visitor.call(listUploads)).assets.map(({ _id }) => _id)).toEqual([asset._id, original._id]);
  });

  test('[S3] at zero the answer says the way on, and the brush goes on for nothing', async () => {
    const visitor = createVisitor(server.url);
    for (const colour of ['#111111', '#222222']) await visitor.call(removeImageBackground, { body: await upload(visitor, colour) });
    const third = await upload(visitor, '#333333');
    const refusal = await visitor.refusal(removeImageBackground, { body: third });
    expect(refusal).toMatchObject({ status: 402, code: 'noCutoutCredits', error: expect.stringContaining('brush') });
    const mask = await put(visitor, await picture('#ffffff'));
    const byHand = await visitor.call(saveCutout, { body: { params: { original: third, location: mask } } });
    expect(byHand.originalId).toBe(third.assetId);
    // Refining a cut-out cuts the original picture again.
    const refined = await visitor.call(saveCutout, {
      body: { params: { original: byHand, location: await put(visitor, await picture('#ffffff')) } },
    });
    expect(refined.originalId).toBe(third.assetId);
    expect(await visitor.call(getCutoutCredits)).toEqual({ creditsRemaining: 0 });
  });

  test('[S3] two requests at once cannot take the same credit', async () => {
    const visitor = createVisitor(server.url);
    const pictures = [];
    for (const colour of ['#444444', '#555555', '#666666', '#777777']) pictures.push(await upload(visitor, colour));
    const answers = await Promise.allSettled(pictures.map((body) => visitor.call(removeImageBackground, { body })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await visitor.call(getCutoutCredits)).toEqual({ creditsRemaining: 0 });
  });

  test('[S3] what fails is not counted', async () => {
    const visitor = createVisitor(server.url);
    const original = await upload(visitor, '#888888');
    state.fault = new Error('no network');
    expect(await visitor.refusal(removeImageBackground, { body: original })).toMatchObject({ status: 500, code: 'cutoutFailed' });
    state.fault = new CutterBusy('12 wait');
    expect(await visitor.refusal(removeImageBackground, { body: original })).toMatchObject({ status: 503, code: 'cutoutBusy' });
    state.fault = null;
    expect(await visitor.call(getCutoutCredits)).toEqual({ creditsRemaining: 2 });
  });

  test('[S3] a picture whose subject cannot be told apart is refused in a sentence that names the brush, and not counted', async () => {
    const visitor = createVisitor(server.url);
    const original = await upload(visitor, '#777788');
    state.isUnclear = true;
    const refusal = await visitor.refusal(removeImageBackground, { body: original });
    state.isUnclear = false;
    expect(refusal).toMatchObject({ status: 409, code: 'subjectUnclear', error: expect.stringContaining('brush') });
    expect(await visitor.call(getCutoutCredits)).toEqual({ creditsRemaining: 2 });
    expect((await visitor.call(listUploads)).assets.map(({ _id }) => _id)).toEqual([original._id]);
  });

  test('[S3] a picture of the library is copied first; a removed cut-out is made anew', async () => {
    const visitor = createVisitor(server.url);
    const body = { type: 'library', assetId: 'library/moon-half' };
    const first = await visitor.call(removeImageBackground, { body });
    expect(first.asset.originalId).not.toBeNull();
    await visitor.call(removeUpload, { params: { id: first.asset._id } });
    const cuts = state.cuts;
    const second = await visitor.call(removeImageBackground, { body });
    expect(second.asset._id).not.toBe(first.asset._id);
    expect(second.asset.originalId).toBe(first.asset.originalId);
    expect(state.cuts).toBe(cuts + 1);
  });

  test('[S3] another’s picture is as good as missing', async () => {
    const original = await upload(createVisitor(server.url), '#999999');
    const stranger = createVisitor(server.url);
    const missing = { status: 404, code: 'assetNotFound' };
    expect(await stranger.refusal(removeImageBackground, { body: original })).toMatchObject(missing);
    await upload(stranger, '#aaaaaa');
    const location = await put(stranger, await picture('#ffffff'));
    expect(await stranger.refusal(saveCutout, { body: { params: { original, location } } })).toMatchObject(missing);
    expect(await stranger.refusal(removeImageBackground, { body: { type: 'library', assetId: 'library/nothing' } })).toMatchObject(missing);
  });
});
