import { afterEach, expect, test } from 'vitest';
import { type CoverHold, type Hold, holdCover } from './hold-cover.ts';

/** A simulated tab, with the calls that it received in order. */
interface TestTab {
  readonly heard: string[];
  readonly hold: CoverHold;
  now(): Hold | undefined;
}

const open: TestTab[] = [];
afterEach(() => {
  for (const { hold } of open.splice(0)) hold.release();
});

function openTab(coverId: string, { isFrozen = false, isBroken = false } = {}): TestTab {
  const heard: string[] = [];
  const holds: Hold[] = [];
  const hold = holdCover(coverId, {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(isFrozen ? `${name}.frozen` : name),
    makeId: () => crypto.randomUUID(),
    async onGained() {
      heard.push('loads');
      if (isBroken) throw new Error('The journal cannot be read');
    },
    onYield: async () => void heard.push('writes'),
    onChange: (next) => {
      heard.push(next);
      holds.push(next);
    },
  });
  const tab = { heard, hold, now: () => holds.at(-1) };
  open.push(tab);
  return tab;
}

test('[B11] the second tab of a cover waits; another cover does not', async () => {
  const coverId = crypto.randomUUID();
  const first = openTab(coverId);
  await expect.poll(first.now).toBe('here');
  const second = openTab(coverId);
  await expect.poll(second.now).toBe('elsewhere');
  const other = openTab(crypto.randomUUID());
  await expect.poll(other.now).toBe('here');
  expect(first.now()).toBe('here');
});

test('[B11] taking over: the first stops and writes, then the second loads and works; and back again', async () => {
  const coverId = crypto.randomUUID();
  const first = openTab(coverId);
  await expect.poll(first.now).toBe('here');
  const second = openTab(coverId);
  await expect.poll(second.now).toBe('elsewhere');
  second.hold.takeOver();
  await expect.poll(second.now).toBe('here');
  expect(first.heard.slice(0, 3)).toEqual(['here', 'elsewhere', 'writes']);
  expect(first.now()).toBe('elsewhere');
  expect(second.heard).toEqual(['elsewhere', 'taking', 'loads', 'here']);
  first.hold.takeOver();
  await expect.poll(first.now).toBe('here');
  await expect.poll(second.now).toBe('elsewhere');
});

test('[B11] of three tabs the one that asks gets the cover', async () => {
  const coverId = crypto.randomUUID();
  const tabs = [openTab(coverId), openTab(coverId), openTab(coverId)] as const;
  await expect.poll(() => tabs.map((tab) => tab.now())).toEqual(['here', 'elsewhere', 'elsewhere']);
  tabs[2].hold.takeOver();
  await expect.poll(() => tabs.map((tab) => tab.now())).toEqual(['elsewhere', 'elsewhere', 'here']);
});

test('[B11] when the other tab is closed, the waiting one loads what it left and goes on by itself', async () => {
  const coverId = crypto.randomUUID();
  const first = openTab(coverId);
  await expect.poll(first.now).toBe('here');
  const second = openTab(coverId);
  await expect.poll(second.now).toBe('elsewhere');
  first.hold.release();
  await expect.poll(second.now).toBe('here');
  expect(second.heard).toEqual(['elsewhere', 'loads', 'here']);
});

test('[B11] a tab that does not answer is taken from', async () => {
  const coverId = crypto.randomUUID();
  const frozen = openTab(coverId, { isFrozen: true });
  await expect.poll(frozen.now).toBe('here');
  const second = openTab(coverId);
  await expect.poll(second.now).toBe('elsewhere');
  second.hold.takeOver();
  await expect.poll(second.now).toBe('here');
  await expect.poll(frozen.now).toBe('elsewhere');
});

test('[B11] a tab that cannot load the newest state gives the cover back, and does not go on trying', async () => {
  const coverId = crypto.randomUUID();
  const first = openTab(coverId);
  await expect.poll(first.now).toBe('here');
  const broken = openTab(coverId, { isBroken: true });
  await expect.poll(broken.now).toBe('elsewhere');
  broken.hold.takeOver();
  await expect.poll(() => broken.heard).toContain('loads');
  await expect.poll(first.now).toBe('here');
  expect(broken.heard.filter((said) => said === 'loads')).toHaveLength(1);
});
