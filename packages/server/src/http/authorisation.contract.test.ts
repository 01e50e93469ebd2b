import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { listDevices } from '@coverwright/contracts/calls/account.ts';
import { getUploadUrl, removeUpload, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { saveBrandElement } from '@coverwright/contracts/calls/brand.ts';
import type { Call } from '@coverwright/contracts/calls/call.ts';
import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { createCoverFile } from '@coverwright/contracts/calls/orders.ts';
import { createRevisionDraft, deleteCover, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { openReview, postComment } from '@coverwright/contracts/calls/reviews.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import { listVersions } from '@coverwright/contracts/calls/versions.ts';
import { createExport } from '@coverwright/contracts/calls/exports.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { items, orders } from '../db/schema.ts';
import { newCopy } from '../features/stock/choose-picture.ts';
import { insertCopy } from '../features/stock/copy-repository.ts';
import type { Cutter } from '../ports/cutter.ts';
import { orderOf } from '../testing/payment/order-of.ts';
import { untilMade } from '../testing/payment/start-shop.ts';
import { createFakeRenderer } from '../testing/fake-renderer.ts';
import { signInAs, signUpAs } from '../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { type Asking, createVisitor, type Visitor } from '../testing/visitor.ts';

const ebook = createDesign({ format: 'ebook' });
const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Names of fields that may identify somebody's data. */
const NAMES = /^(_id|id|.*Id|location|unsignedUrl)$/;

/** Returns true if a schema has a field at any depth that identifies somebody's data. A record may have ids as keys or values. */
function namesSomething(schema: unknown): boolean {
  if (schema instanceof z.ZodRecord) return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return namesSomething(schema.unwrap());
  if (schema instanceof z.ZodArray) return namesSomething(schema.element);
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.entries(schema.shape).some(([name, part]) => NAMES.test(name) || namesSomething(part));
}

const takesAnId = ({ params, query, body }: Call) => [params, query, body].some(namesSomething);

/** Returns true for calls of administrators, who may access everything: their own tests check that nobody else may. */
const isForAdmins = ({ path }: Call) => path.startsWith('/api/admin/');

/** Calls with ids that belong to nobody: public pictures, and published content. */
const PUBLIC_IDS = ['chooseStockPhoto', 'getBlogAuthor', 'getBlogCategory', 'getBlogArticle'];

/** A cutter that returns the picture unchanged. */
const WHOLE: Cutter = { cut: async (bytes) => bytes, cutAlong: async (bytes) => bytes, close: async () => {} };

interface Trial {
  /** Returns a request of the owner that succeeds. */
  readonly asking: () => Promise<Asking>;
  /** The same request for data that does not exist. */
  readonly missing: Asking;
}

describe('[A4] every call that takes an id', () => {
  let server: TestServer;
  let owner: Visitor;
  let strangers: readonly (readonly [string, Visitor])[];
  let trials: Readonly<Record<string, Trial>>;

  beforeAll(async () => {
    server = await startTestServer('pglite', { renderer: createFakeRenderer(), cutter: WHOLE });
    owner = createVisitor(server.url);
    await signUpAs(server, owner, 'owner@example.org');
    const signedIn = createVisitor(server.url);
    await signUpAs(server, signedIn, 'stranger@example.org');
    const anonymous = createVisitor(server.url);
    await anonymous.call(postDraft, { body: { designs: { ebook } } });
    strangers = [
      ['somebody who is signed in', signedIn],
      ['somebody who works without an account', anonymous],
      ['somebody without any cookie', createVisitor(server.url)],
    ];
    trials = makeTrials(server, owner);
  });
  afterAll(() => server.close());

  test('is on trial here: a new one must be too', () => {
    const known = [...Object.keys(trials), ...PUBLIC_IDS].sort();
    expect(
      CALLS.filter((call) => takesAnId(call) && !isForAdmins(call))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(known);
  });

  test('answers strangers exactly as if the thing were not there, and its owner with it', async () => {
    for (const call of CALLS.filter(({ id }) => id in trials)) {
      const trial = trials[call.id];
      if (!trial) throw new Error(call.id);
      const asking = await trial.asking();
      for (const [who, stranger] of strangers) {
        const [given, wanted] = [await answerOf(stranger, call, asking), await answerOf(stranger, call, trial.missing)];
        expect([call.id, who, given]).toEqual([call.id, who, wanted]);
        const isEmpty = wanted.status === 200 && wanted.body === '{"list":[]}';
        expect([call.id, who, isEmpty || (wanted.status >= 401 && wanted.status <= 404)]).toEqual([call.id, who, true]);
      }
      const own = await answerOf(owner, call, asking);
      expect([call.id, own.status, own.body.slice(0, 200)]).toEqual([call.id, 200, expect.any(String)]);
    }
  });
});

async function answerOf(
  visitor: Visitor,
  call: Call,
  { params = {}, query, body }: Asking,
): Promise<{ readonly status: number; readonly body: string }> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const answer = await visitor.fetch(`${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
    method: call.method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** Creates data of the owner for every call. Data that a trial uses up is created again for the next. */
function makeTrials(server: TestServer, owner: Visitor): Readonly<Record<string, Trial>> {
  const { db, makeId, clock } = server.services;
  const cover = async () => (await owner.call(postDraft, { body: { designs: { ebook } } }))._id;
  const sharedCover = async () => (await owner.call(createDraftShare, { body: { designs: { ebook } } }))._id;
  const coverAs = async (state: 'completed' | 'revision') => {
    const id = await cover();
    await db.update(items).set({ state, revisionsRemaining: 3 }).where(eq(items.id, id));
    return id;
  };
  const put = async (bytes: Uint8Array, extension: string) => {
    const { uploadUrl, location } = await owner.call(getUploadUrl, { query: { extension } });
    await owner.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
    return location;
  };
  const putPicture = async () =>
    put(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a03020' } })
        .png()
        .toBuffer(),
      'png',
    );
  const putFont = async () => put(await readFile(FONT), 'ttf');
  const asset = async () => (await owner.call(saveAsset, { body: { params: { location: await putPicture() } } }))._id;
  const removed = async () => (await owner.call(removeUpload, { params: { id: await asset() } }))._id;
  const job = async () => (await owner.call(createExport, { body: { designs: { ebook }, kind: 'proof' } })).jobId;
  const bought = async () => {
    const id = await coverAs('completed');
    const [row] = await db.select().from(items).where(eq(items.id, id));
    const order = orderOf(row?.ownerId ?? '', id);
    await db.insert(orders).values(order);
    return { id, orderId: order.id };
  };
  const revision = async () => {
    const { id } = await bought();
    return (await owner.call(createRevisionDraft, { body: { id } })).id;
  };
  const file = async () => {
    const { jobId } = await owner.call(createCoverFile, { params: { id: (await bought()).id }, body: { kind: 'jpeg' } });
    return untilMade(owner, jobId);
  };
  const deleted = async () => (await owner.call(deleteCover, { params: { id: await cover() } })).id;
  const ownerId = async () => {
    const id = await cover();
    const [row] = await db.select().from(items).where(eq(items.id, id));
    return row?.ownerId ?? '';
  };
  const copy = async () => (await insertCopy(db, newCopy(makeId(), await ownerId(), 'met', makeId(), clock.now()))).row.id;
  const device = async () => {
    await signInAs(server, createVisitor(server.url), 'owner@example.org');
    return (await owner.call(listDevices)).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  };
  const brandElement = async () =>
    (await owner.call(saveBrandElement, { body: { name: makeId(), content: { kind: 'penName' } } })).element.id;
  const version = async () => {
    const id = await cover();
    return { id, versionId: (await owner.call(listVersions, { params: { id } })).versions[0]?.id ?? '' };
  };
  const reviewed = async () => {
    const id = await cover();
    const { review } = await owner.call(openReview, { params: { id }, body: {} });
    const place = { format: 'ebook', panel: 'front', x: 0.5, y: 0.5 };
    const body = { reviewer: 'Bo', text: 'Good', place };
    const { comments } = await owner.call(postComment, { params: { token: review?.url?.split('/').at(-1) ?? '' }, body });
    return { id, commentId: comments[0]?.id ?? '' };
  };
  const by = (make: () => Promise<string>, ask: (id: string) => Asking, none = NOBODYS): Trial => ({
    asking: async () => ask(await make()),
    missing: ask(none),
  });
  const inPath = (id: string): Asking => ({ params: { id } });
  const designs = { ebook };
  const cutout = (assetId: string, location: string): Asking => ({
    body: { params: { original: { assetId, type: 'UPLOAD' }, location } },
  });
  const nowhere = `incoming/${NOBODYS}/${NOBODYS}.png`;
  return {
    putDraft: by(cover, (_id) => ({ body: { _id, designs } })),
    putRevision: by(
      () => coverAs('revision'),
      (_id) => ({ body: { _id, designs } }),
    ),
    createRevisionDraft: by(
      () => coverAs('completed'),
      (id) => ({ body: { id } }),
    ),
    completeRevision: by(revision, (_id) => ({ body: { _id, designs } })),
    createCheckoutSession: by(cover, (coverId) => ({ body: { coverId, designs, productIds: ['ebook'] } })),
    getOrder: by(async () => (await bought()).orderId, inPath),
    getCoverPurchase: by(cover, inPath),
    createCoverFile: by(
      async () => (await bought()).id,
      (id) => ({ params: { id }, body: { kind: 'jpeg' } }),
    ),
    getDownloadUrl: by(file, (unsignedUrl) => ({ query: { unsignedUrl } }), `/api/exports/${NOBODYS}/file`),
    getCover: by(cover, inPath),
    deleteCover: by(cover, inPath),
    restoreCover: by(deleted, inPath),
    duplicateCover: by(cover, inPath),
    renameCover: by(cover, (id) => ({ params: { id }, body: { title: 'A name' } })),
    getUserDesign: by(cover, (coverId) => ({ query: { coverId } })),
    putUserDesign: by(cover, (_id) => ({ body: { _id, designs } })),
    createDraftShare: by(cover, (id) => ({ body: { id, designs } })),
    deleteDraftShare: by(cover, inPath),
    putShareMessage: by(sharedCover, (id) => ({ params: { id }, body: { message: 'Which title do you prefer?' } })),
    listVersions: by(cover, inPath),
    nameVersion: {
      asking: async () => ({ params: await version(), body: { name: 'A name' } }),
      missing: { params: { id: NOBODYS, versionId: NOBODYS }, body: { name: 'A name' } },
    },
    restoreVersion: {
      asking: async () => ({ params: await version() }),
      missing: { params: { id: NOBODYS, versionId: NOBODYS } },
    },
    getReview: by(cover, inPath),
    openReview: by(cover, (id) => ({ params: { id }, body: {} })),
    closeReview: by(cover, inPath),
    mailReview: by(
      async () => (await reviewed()).id,
      (id) => ({ params: { id }, body: { to: 'bo@example.org' } }),
    ),
    answerComment: {
      asking: async () => {
        const { id, commentId } = await reviewed();
        return { params: { id }, body: { replyTo: commentId, text: 'Thanks' } };
      },
      missing: { params: { id: NOBODYS }, body: { replyTo: NOBODYS, text: 'Thanks' } },
    },
    resolveComment: {
      asking: async () => ({ params: await reviewed(), body: { resolved: true } }),
      missing: { params: { id: NOBODYS, commentId: NOBODYS }, body: { resolved: true } },
    },
    getExport: by(job, inPath),
    cancelExport: by(job, inPath),
    saveAsset: by(putPicture, (location) => ({ body: { params: { location } } }), nowhere),
    getSignedAssetUrls: by(asset, (assetId) => ({ query: { assetId } })),
    refreshSignedAssets: by(asset, (id) => ({ body: { list: [id] } })),
    removeUpload: by(asset, inPath),
    restoreUpload: by(removed, inPath),
    removeImageBackground: by(asset, (assetId) => ({ body: { assetId, type: 'UPLOAD' } })),
    saveCutout: {
      asking: async () => cutout(await asset(), await putPicture()),
      missing: cutout(NOBODYS, nowhere),
    },
    saveFont: by(putFont, (location) => ({ body: { params: { location, licenceNote: 'mine' } } }), nowhere.replace('png', 'ttf')),
    getStockChoice: by(copy, inPath),
    renameBrandElement: by(brandElement, (id) => ({ params: { id }, body: { name: makeId() } })),
    deleteBrandElement: by(brandElement, inPath),
    endDevice: by(device, inPath),
  };
}
