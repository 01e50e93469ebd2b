import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const UNREADABLE = new Error('One entry cannot be read');
const AWAY = new Error('The database is away');

/** Gathers texts, and answers each in capitals. */
const gathered = (most: number, failure: (entries: readonly string[]) => Error | undefined = () => undefined, atOnce = 1) => {
  const batches: string[] = [];
  const ask = gather({
    atOnce,
    most,
    keyOf: (entry: string) => entry.charAt(0),
    isOutage: (error) => error === AWAY,
    run: async (entries) => {
      batches.push(entries.join(' '));
      const error = failure(entries);
      if (error) throw error;
      return entries.map((entry) => entry.toUpperCase());
    },
  });
  return { ask, batches };
};

test('entries that wait together run together, in the order of their arrival, as many as may', async () => {
  const { ask, batches } = gathered(3);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(ask))).toEqual(['A', 'B', 'C', 'D']);
  expect(await ask('e')).toBe('E');
  expect(batches).toEqual(['a b c', 'd', 'e']);
});

test('entries of one key run one after another, in their order', async () => {
  const { ask, batches } = gathered(3);
  expect(await Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map(ask))).toEqual(['A1', 'A2', 'B1', 'A3', 'B2']);
  expect(batches).toEqual(['a1 b1', 'a2 b2', 'a3']);
});

test('an entry that fails fails no other one', async () => {
  const { ask, batches } = gathered(3, (entries) => (entries.includes('b') ? UNREADABLE : undefined));
  expect(await Promise.allSettled(['a', 'b', 'c'].map(ask))).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: UNREADABLE },
    { status: 'fulfilled', value: 'C' },
  ]);
  expect(batches).toEqual(['a b c', 'a', 'b', 'c']);
});

test('an outage fails every entry at once, because it is unknown what was stored', async () => {
  const { ask, batches } = gathered(3, () => AWAY);
  expect((await Promise.allSettled(['a', 'b'].map(ask))).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toEqual(['a b']);
});

test('with several batches at once, entries of the same turn still share one', async () => {
  const { ask, batches } = gathered(3, () => undefined, 2);
  expect(await Promise.all(['a', 'b'].map(ask))).toEqual(['A', 'B']);
  expect(batches).toEqual(['a b']);
});

test('with several batches at once, entries of one key still run one after another', async () => {
  const running: string[] = [];
  const log: string[] = [];
  const ask = gather({
    atOnce: 2,
    most: 3,
    keyOf: (entry: string) => entry.charAt(0),
    isOutage: () => false,
    run: async (entries) => {
      running.push(...entries);
      log.push(running.join(' '));
      await new Promise((resolve) => setTimeout(resolve, entries.length * 10));
      running.splice(0, running.length, ...running.filter((entry) => !entries.includes(entry)));
      return entries;
    },
  });
  expect(await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3'].map(ask))).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  expect(log).toEqual(['a1 b1 c1', 'a2', 'a3']);
});
