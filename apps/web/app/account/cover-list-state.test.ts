import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { expect, test } from 'vitest';
import { type CoverListState, nextCoverList, type CoverListEvent } from './cover-list-state.ts';

const cover = (_id: string, title = _id): CoverSummary => ({
  _id,
  title,
  author: '',
  currentFormat: 'ebook',
  formats: ['ebook'],
  frontAspect: 0.625,
  revisionsRemaining: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const after = (...events: CoverListEvent[]): CoverListState =>
  events.reduce(nextCoverList, { items: [cover('a'), cover('b')], nextCursor: 'next', reading: 'idle' });
const names = ({ items }: CoverListState) => items.map(({ title }) => title).join('');

test('[A3] the next covers are laid behind the known ones, none of them twice', () => {
  const list = after({ kind: 'asked' }, { kind: 'read', page: { items: [cover('b'), cover('c')], nextCursor: null } });
  expect([names(list), list.nextCursor, list.reading]).toEqual(['abc', null, 'idle']);
});

test('[A3] what could not be read can be asked for again at the same place', () => {
  const list = after({ kind: 'asked' }, { kind: 'failed' });
  expect([names(list), list.nextCursor, list.reading]).toEqual(['ab', 'next', 'failed']);
  expect(nextCoverList(list, { kind: 'asked' }).reading).toBe('busy');
});

test('[A3] a deleted cover comes back to its place, and a renamed one stays in it', () => {
  expect(names(after({ kind: 'taken', id: 'a' }))).toBe('b');
  expect(names(after({ kind: 'taken', id: 'a' }, { kind: 'put', cover: cover('a'), at: 0 }))).toBe('ab');
  expect(names(after({ kind: 'changed', cover: cover('b', 'B') }))).toBe('aB');
});
