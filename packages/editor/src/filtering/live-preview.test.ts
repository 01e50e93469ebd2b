import { filterAdjustmentsSchema } from '@coverwright/core/design/image-filter.ts';
import { composeFilter } from '@coverwright/core/filters/compose-filter.ts';
import { expect, test } from 'vitest';
import { createFilterAnswerer } from './answer-filter-task.ts';
import { createFilterClient } from './filter-client.ts';
import type { FilterTask, SentPixels } from './filter-task.ts';
import { createLivePreview } from './live-preview.ts';

const grey = (): SentPixels => ({ width: 1, height: 1, data: Uint8ClampedArray.of(100, 100, 100, 255) });
const brightness = (amount: number) => composeFilter('Mine', { ...filterAdjustmentsSchema.parse({}), brightness: amount });

/** A client that answers on command. */
function slowClient() {
  const answer = createFilterAnswerer();
  const open: (() => void)[] = [];
  const asked: FilterTask[] = [];
  return {
    asked,
    answerOne: async () => {
      open.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    ask: (task: FilterTask) => {
      asked.push(task);
      return new Promise<ReturnType<typeof answer>>((resolve) => open.push(() => resolve(answer(task))));
    },
  };
}

test('[E3] while one look is being made only the newest waits, and none is made twice at once', async () => {
  const client = slowClient();
  const preview = createLivePreview(client);
  const shown: number[] = [];
  preview.subscribe(({ data }) => shown.push(data[0] ?? 0));
  preview.hold(grey());
  await client.answerOne();
  for (const amount of [0.1, 0.2, 0.3, 0.4]) preview.show(brightness(amount));
  const looks = () => client.asked.flatMap((task) => (task.kind === 'look' ? [task.filter?.adjustments?.brightness] : []));
  expect(looks()).toEqual([0.1]);
  await client.answerOne();
  expect(looks()).toEqual([0.1, 0.4]);
  await client.answerOne();
  expect(shown).toHaveLength(2);
  expect(shown[1]).toBeGreaterThan(shown[0] ?? 0);
  expect(preview.state.getState().isLive).toBe(true);
});

test('[E3] a look that comes after the slider was let go is not shown', async () => {
  const client = slowClient();
  const preview = createLivePreview(client);
  const shown: SentPixels[] = [];
  preview.subscribe((look) => shown.push(look));
  preview.hold(grey());
  await client.answerOne();
  preview.show(brightness(0.5));
  preview.end();
  await client.answerOne();
  expect(shown).toEqual([]);
});

test('[E3] a picture held at another size wears the newest look again', async () => {
  const client = slowClient();
  const preview = createLivePreview(client);
  preview.hold(grey());
  await client.answerOne();
  preview.show(brightness(0.5));
  await client.answerOne();
  preview.hold(grey());
  expect(client.asked.map(({ kind }) => kind)).toEqual(['hold', 'look', 'hold', 'look']);
});

test('[E3] looks go on after one that failed: the picture that was lost with the worker is held again at the next', async () => {
  const answer = createFilterAnswerer();
  let isBroken = true;
  const preview = createLivePreview({
    ask: (task) => (isBroken && task.kind === 'look' ? Promise.reject(new Error('The worker failed')) : Promise.resolve(answer(task))),
  });
  const shown: SentPixels[] = [];
  preview.subscribe((look) => shown.push(look));
  preview.state.subscribe(({ losses }, before) => losses > before.losses && preview.hold(grey()));
  preview.hold(grey());
  preview.show(brightness(0.1));
  await Promise.resolve();
  isBroken = false;
  const show = () => {
    preview.show(brightness(0.5));
    return shown.length;
  };
  await expect.poll(show).toBeGreaterThan(0);
});

test('[E3] where there is no worker the client filters itself, to the same pixels', async () => {
  const client = createFilterClient(() => Promise.resolve(null));
  const { pixels } = await client.ask({ kind: 'filter', pixels: grey(), filter: brightness(1) });
  const expected = createFilterAnswerer()({ kind: 'filter', pixels: grey(), filter: brightness(1) });
  expect(pixels).toEqual(expected.pixels);
  expect(pixels?.data[0]).toBeGreaterThan(150);
});

test('[D10] the palette is that of the filtered picture', async () => {
  const client = createFilterClient(() => Promise.resolve(null));
  const red = new Uint8ClampedArray(400).map((_, index) => [220, 20, 20, 255][index % 4] ?? 0);
  const filter = composeFilter('Mine', { ...filterAdjustmentsSchema.parse({}), mono: 1 });
  const { colours } = await client.ask({ kind: 'palette', pixels: { width: 10, height: 10, data: red }, filter });
  expect(Math.abs((colours[0]?.r ?? 0) - (colours[0]?.b ?? 255))).toBeLessThan(4);
});
