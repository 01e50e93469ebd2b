import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDesignerSession, storeDesignerSession } from '../saving/designer-session.ts';
import { COVERS } from '../saving/journal-records.ts';
import { openDesignScreen } from './open-design-screen.ts';

afterEach(() => vi.restoreAllMocks());

const never = new AbortController().signal;

test('[B11] a storage that opens and then cannot be read opens the editor without one, and its banner says so', async () => {
  const getAll = IDBObjectStore.prototype.getAll;
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, range) {
    if (range instanceof IDBKeyRange && range.lower === COVERS) throw new DOMException('Broken on the disk', 'UnknownError');
    return getAll.call(this, range);
  });
  const screen = await openDesignScreen('?setup=true', never);
  expect(reading).toHaveBeenCalled();
  expect(screen.kind).toBe('setup');
  expect('tools' in screen && screen.tools.journal.kind).toBe('memory');
});

test('[B11] where not even that opens what is asked for, it is said and can be tried again', async () => {
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('The address cannot be read');
  });
  const screen = await openDesignScreen('', never);
  expect(screen).toMatchObject({ kind: 'failed', title: 'The editor could not be opened.' });
});

describe('a bought cover', () => {
  const ITEM = '11111111-1111-4111-8111-111111111111';
  const item = {
    _id: ITEM,
    isDraft: false,
    isRevision: false,
    currentFormat: 'ebook',
    revisionsRemaining: 4,
    draftShareUrl: null,
    designs: { ebook: createDesign({ format: 'ebook' }) },
    updatedAt: '2026-01-02T00:00:00.000Z',
  };
  beforeEach(() => {
    vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ item })));
    const stored = { coverId: 'mine', itemId: ITEM, currentFormat: 'ebook', isRevision: false } as const;
    storeDesignerSession({ stored }, () => window.sessionStorage);
  });
  afterEach(() => forgetDesignerSession(() => window.sessionStorage));

  test('[B32] is opened by its address, to be looked at and not changed', async () => {
    const screen = await openDesignScreen(`?cover=${ITEM}`, never);
    if (screen.kind !== 'editor') throw new Error(`opened as ${screen.kind}`);
    expect(screen.editor.store.getState().bought).toEqual({ revisionsRemaining: 4 });
    expect(screen.editor.store.getState().run({ name: 'describe-work', title: 'Another' }, 'Rename')).toBe(false);
  });

  test('[B32] is not what an author finds who comes without an address: the next cover begins', async () => {
    expect((await openDesignScreen('', never)).kind).toBe('setup');
  });
});

test('[B32] a loaded cover selects nothing, so that the first key is no letter in place of its words', async () => {
  const draft = {
    _id: '22222222-2222-4222-8222-222222222222',
    isDraft: true,
    isRevision: false,
    currentFormat: 'ebook',
    revisionsRemaining: 0,
    draftShareUrl: null,
    designs: { ebook: createDesign({ format: 'ebook' }) },
    updatedAt: '2026-01-02T00:00:00.000Z',
  };
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ item: draft })));
  const screen = await openDesignScreen(`?cover=${draft._id}`, never);
  if (screen.kind !== 'editor') throw new Error(`opened as ${screen.kind}`);
  expect(screen.editor.store.getState()).toMatchObject({ selectedIds: [], selectedId: null });
});
