import { startHistory } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredCover } from './stored-cover.ts';
import { moveToAccount } from './move-to-account.ts';

afterEach(() => vi.unstubAllGlobals());

const ITEM = '11111111-1111-4111-8111-111111111111';
const SAVED_AT = '2026-11-21T12:00:00.000Z';
const ebook = createDesign({ format: 'ebook' });
const kept: StoredCover = {
  coverId: 'here',
  itemId: null,
  isRevision: false,
  bought: null,
  basedOn: null,
  currentFormat: 'ebook',
  histories: { ebook: startHistory(ebook) },
  saved: false,
  activeTab: null,
  revision: 3,
};

function journalOf(cover: StoredCover | null) {
  const written: Omit<StoredCover, 'revision'>[] = [];
  return {
    written,
    read: () => Promise.resolve(cover),
    write: (next: Omit<StoredCover, 'revision'>) => {
      written.push(next);
      return Promise.resolve('kept' as const);
    },
  };
}

function answer(status: number, content: unknown) {
  const asked: { readonly address: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) });
    return Promise.resolve(new Response(JSON.stringify(content), { status }));
  });
  return asked;
}

const item = {
  _id: ITEM,
  isDraft: true,
  isRevision: false,
  currentFormat: 'ebook',
  revisionsRemaining: 0,
  draftShareUrl: null,
  updatedAt: SAVED_AT,
  designs: { ebook },
};

test('[E21] [E17] a cover that this browser alone has kept becomes one of the account, with every step back', async () => {
  const asked = answer(200, { item });
  const journal = journalOf(kept);
  await moveToAccount('here', journal, new AbortController().signal);
  expect(asked).toEqual([{ address: '/api/design/user', body: { designs: { ebook }, currentFormat: 'ebook' } }]);
  expect(journal.written).toEqual([{ ...kept, itemId: ITEM, basedOn: SAVED_AT, saved: true }]);
});

test('[E21] one that is an item already is not made twice, and what fails stays as it is', async () => {
  const asked = answer(429, null);
  const journal = journalOf({ ...kept, itemId: ITEM });
  await moveToAccount('here', journal, new AbortController().signal);
  expect(asked).toEqual([]);
  const failing = journalOf(kept);
  await moveToAccount('here', failing, new AbortController().signal);
  expect(asked).toHaveLength(1);
  expect(failing.written).toEqual([]);
});
