import { createDesign } from '@coverwright/core/design/create-design.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import fontAddress from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IdeasTask } from './ideas-task.ts';
import { type IdeasHelper, helperAnswers } from './ideas-helper.ts';
import { type IdeaMaker, createIdeaMaker } from './make-ideas.ts';

const genre = findGenre('mystery');
if (!genre) throw new Error('no genre');
const brief = {
  title: 'The Long Book',
  author: 'Marcus Hale',
  subtitle: null,
  genre,
  specification: specificationOf(createDesign()),
  blurb: null,
};
const task: IdeasTask = { material: { brief, pictures: [] }, width: 60, wish: { kind: 'several', seed: 7, count: 3 } };

beforeEach(() => {
  const browserFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    browserFetch(String(address).startsWith('/fonts/') ? fontAddress : address, init),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Answers requests for pictures with a plain one. @returns the addresses that were requested */
async function servePictures(): Promise<readonly string[]> {
  const canvas = new OffscreenCanvas(60, 90);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 90);
  const picture = await canvas.convertToBlob();
  const requested: string[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).startsWith('/api/pictures/')) return others(address, init);
    requested.push(String(address));
    return new Response(picture);
  });
  return requested;
}

async function idsOf(maker: IdeaMaker): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { idea, front } of maker.make(task)) {
    ids.push(idea.id);
    front.close();
  }
  return ids;
}

test('[B16] covers that were prepared are those that are made without, also where making begins before preparing ends', async () => {
  const unprepared = await idsOf(createIdeaMaker());
  expect(unprepared).toHaveLength(3);
  const prepared = createIdeaMaker();
  await prepared.prepare(task);
  expect(await idsOf(prepared)).toEqual(unprepared);
  const hurried = createIdeaMaker();
  const preparing = hurried.prepare(task);
  expect(await idsOf(hurried)).toEqual(unprepared);
  await preparing;
});

test('[B16] a helper that shares the work changes no cover, whether it answers, fails, or never starts', async () => {
  const alone = await idsOf(createIdeaMaker());
  const answer = helperAnswers();
  let asked = 0;
  const helpful: IdeasHelper = { ask: (sent) => ((asked += 1), answer(sent)) };
  expect(await idsOf(createIdeaMaker(helpful))).toEqual(alone);
  expect(asked).toBeGreaterThan(1);
  const failing: IdeasHelper = {
    ask: (sent) => (sent.recipes.length + sent.proposals.length > 0 ? Promise.reject(new Error()) : answer(sent)),
  };
  expect(await idsOf(createIdeaMaker(failing))).toEqual(alone);
  const absent: IdeasHelper = { ask: () => Promise.reject(new Error()) };
  expect(await idsOf(createIdeaMaker(absent))).toEqual(alone);
});

test('[B16] covers that were prepared are not made again, and are not shown for another book', async () => {
  const answer = helperAnswers();
  let asked = 0;
  const maker = createIdeaMaker({ ask: (sent) => ((asked += 1), answer(sent)) });
  await maker.prepare(task);
  const before = asked;
  const prepared = await idsOf(maker);
  expect(asked).toBe(before);
  await maker.prepare({ ...task, material: { ...task.material, brief: { ...brief, title: 'The Key' } } });
  expect(await idsOf(maker)).toEqual(prepared);
});

test('[B16] covers that are prepared wait while a single one is being made, and are not made once they are called off', async () => {
  const maker = createIdeaMaker();
  const ids = await idsOf(maker);
  const order: string[] = [];
  const recipe = { layout: 'monolith', type: 0, colour: 0, picture: null, crop: 0, motif: 0 } as const;
  const single = maker.make({ ...task, wish: { kind: 'listed', recipes: [recipe, { ...recipe, colour: 1 }] } });
  const first = await single.next();
  const preparing = maker.prepare(task).then(() => order.push('prepared'));
  const second = await single.next();
  for (const { value } of [first, second]) (value as { front: ImageBitmap } | undefined)?.front.close();
  order.push('single');
  await single.next();
  await preparing;
  expect(order).toEqual(['single', 'prepared']);
  expect(await idsOf(maker)).toEqual(ids);
  const calledOff = maker.prepare({ ...task, material: { ...task.material, brief: { ...brief, title: 'The Key' } } });
  maker.stopPreparing();
  await calledOff;
  expect(await idsOf(maker)).toEqual(ids);
});

test('[B16] of many pictures only those that are on a painted cover are loaded at their full working size', async () => {
  const requested = await servePictures();
  const pictures = [0, 1, 2, 3, 4].map((index) => ({
    image: {
      type: 'UPLOAD',
      assetId: `picture ${index}`,
      width: 2000,
      height: 3000,
      photographerName: null,
      profileLink: null,
      licence: null,
    },
    focus: null,
  }));
  const shown = new Set<string>();
  for await (const { idea, front } of createIdeaMaker().make({
    ...task,
    wish: { kind: 'several', seed: 7, count: 6 },
    material: { brief, pictures },
  })) {
    front.close();
    for (const { assetId } of shownPictures(idea.design)) shown.add(encodeURIComponent(assetId));
  }
  expect(requested.filter((address) => address.endsWith('/thumb'))).toHaveLength(5);
  const large = requested.filter((address) => address.endsWith('/regular'));
  expect(shown.size).toBeGreaterThan(0);
  expect(large.length).toBeLessThan(5);
  expect(large).toEqual(expect.arrayContaining([...shown].map((id) => `/api/pictures/UPLOAD/${id}/regular`)));
});

test('[B16] the first cover is composed from the answers alone, at the width that was wished, before and between dozens', async () => {
  const maker = createIdeaMaker();
  const painted = await maker.makeFirstCover({ material: task.material, width: 90 });
  expect([painted.width, painted.height > painted.width]).toEqual([90, true]);
  painted.close();
  const before = await idsOf(maker);
  (await maker.makeFirstCover({ material: { ...task.material, brief: { ...brief, title: 'Another' } }, width: 60 })).close();
  expect(await idsOf(maker)).toEqual(before);
});
