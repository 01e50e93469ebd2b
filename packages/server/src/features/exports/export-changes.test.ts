import { expect, test, vi } from 'vitest';
import type { OnNotification } from '../../ports/database.ts';
import { type ExportWait, openExportChanges } from './export-changes.ts';

/** Opens the waits on a database whose notifications the test sends. */
async function open(limits = { all: 10, ofOwner: 10 }) {
  let notify: OnNotification = () => {};
  const changes = await openExportChanges({ listen: async (_channel, onNotification) => void (notify = onNotification) }, limits);
  let state = 'queued';
  const read = vi.fn(async () => state);
  const wait = (parts: Partial<ExportWait<string>> = {}) =>
    changes.readWhenChanged({
      id: 'a',
      ownerId: 'me',
      limitMs: 60_000,
      signal: new AbortController().signal,
      read,
      isChanged: (value) => value !== 'queued',
      isMoving: () => true,
      ...parts,
    });
  const become = (next: string, told: string | null = 'a') => {
    state = next;
    notify(told && `${next} ${told}`);
  };
  return { changes, wait, become, read };
}

/** Lets a call come to its wait. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a call is answered when its export changes, and not when another one does', async () => {
  const { wait, become, read } = await open();
  const answer = wait();
  await settle();
  become('queued', 'b');
  await settle();
  expect(read).toHaveBeenCalledTimes(1);
  become('done');
  expect(await answer).toBe('done');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a change that comes while the export is read is not missed', async () => {
  const { wait, become } = await open();
  const states = ['queued', 'running'];
  const read = async () => {
    const state = states.shift() ?? '';
    become('running');
    return state;
  };
  expect(await wait({ read })).toBe('running');
});

test('a call is answered as it is when its time is over, and read again only if it may have moved', async () => {
  const { wait, read } = await open();
  expect(await wait({ limitMs: 5, isMoving: () => false })).toBe('queued');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await wait({ limitMs: 5 })).toBe('queued');
  expect(read).toHaveBeenCalledTimes(3);
});

test('after a lost connection every call looks again', async () => {
  const { wait, become } = await open();
  const answer = wait();
  await settle();
  become('done', null);
  expect(await answer).toBe('done');
});

test('workers are woken by what comes into the queue, and after a lost connection', async () => {
  const { changes, become } = await open();
  const wake = vi.fn();
  changes.onQueued(wake);
  become('running');
  become('done');
  expect(wake).toHaveBeenCalledTimes(0);
  become('queued');
  become('done', null);
  expect(wake).toHaveBeenCalledTimes(2);
});

test('a caller that goes away, and a server that stops, end the wait', async () => {
  const { changes, wait } = await open();
  const leaving = new AbortController();
  const left = wait({ signal: leaving.signal });
  const stopped = wait();
  await settle();
  leaving.abort();
  expect(await left).toBe('queued');
  changes.close();
  expect(await stopped).toBe('queued');
  expect(await wait()).toBe('queued');
});

test('calls beyond the limits are answered at once, and those that ended make room', async () => {
  const { wait, become } = await open({ all: 3, ofOwner: 2 });
  const held = [wait(), wait(), wait({ ownerId: 'you', id: 'b' })];
  expect(await wait()).toBe('queued');
  expect(await wait({ ownerId: 'another' })).toBe('queued');
  become('done', null);
  expect(await Promise.all(held)).toEqual(['done', 'done', 'done']);
  become('queued');
  const next = wait();
  await settle();
  become('done');
  expect(await next).toBe('done');
});
