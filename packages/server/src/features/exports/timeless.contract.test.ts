import { pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import { type Asset, getSignedAssetUrls } from '@coverwright/contracts/calls/assets.ts';
import { postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { listVersions } from '@coverwright/contracts/calls/versions.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const HOUR_MS = 3_600_000;
const ebook = createDesign({ format: 'ebook' });

/** Returns a cover in version 3 of the document, which contained the signed addresses of its picture. */
function coverOfVersion3({ assetId, width, height, urls }: Asset) {
  const image = { type: 'UPLOAD', assetId, width, height, urls, photographerName: null, profileLink: null, licence: null };
  return { ...ebook, version: 3, coverImage: { ...ebook.coverImage, currentDesignImage: image }, selectedImages: [image] };
}

describe.each(DATABASE_KINDS)('a document without addresses, on %s', (kind) => {
  const clock = createMovableClock();
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { clock, renderer, environment: { CHECKOUT: 'off' } });
  });
  afterAll(() => server.close());

  /** Exports an eBook cover and waits for its file. @returns the job's id */
  const exported = async (visitor: Visitor, designs: object) => {
    const { jobId } = await visitor.call(createExport, { body: { designs, kind: 'jpeg' } });
    const isDone = async () => (await visitor.call(getExport, { params: { id: jobId } })).state === 'done';
    await vi.waitUntil(isDone, { timeout: 60_000, interval: 25 });
    return jobId;
  };

  test('[B19] the same design, reopened an hour later, is served from the first render and kept as one version', async () => {
    const visitor = createVisitor(server.url);
    const upload = await uploadPicture(visitor);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook: coverOfVersion3(upload) } } });
    const opened = async (): Promise<Designs> => (await visitor.call(getUserDesign, { query: { coverId: _id } })).item.designs;
    const first = await opened();
    const job = await exported(visitor, first);
    const rendered = renderer.requests.length;

    clock.advance(HOUR_MS);
    const later = await opened();
    expect(later).toEqual(first);
    await visitor.call(putDraft, { body: { _id, designs: later } });
    expect(await exported(visitor, later)).toBe(job);
    // An editor of the last release sends the addresses that were signed for it.
    const fresh = await visitor.call(getSignedAssetUrls, { query: { assetId: upload.assetId } });
    expect(fresh.urls.full).not.toBe(upload.urls.full);
    const old = { ebook: coverOfVersion3(fresh) };
    await visitor.call(putDraft, { body: { _id, designs: old } });
    expect(await exported(visitor, old)).toBe(job);

    expect(renderer.requests.length).toBe(rendered);
    expect((await visitor.call(listVersions, { params: { id: _id } })).versions).toHaveLength(1);
  });

  test('[B19] no answer carries an address inside a design', async () => {
    const visitor = createVisitor(server.url);
    const upload = await uploadPicture(visitor);
    const made = await visitor.call(postDraft, { body: { designs: { ebook: coverOfVersion3(upload) } } });
    const text = JSON.stringify(made.designs);
    expect(text).toContain(upload.assetId);
    expect(text).not.toMatch(/urls|signature=|\/files\//);
    expect((await visitor.fetch(pictureAddress(upload, 'thumb'))).status).toBe(200);
  });
});
