import { afterEach, expect, test, vi } from 'vitest';
import { COVERS } from '../saving/journal-records.ts';
import { openDesk } from './open-desk.ts';

afterEach(() => vi.restoreAllMocks());

const never = new AbortController().signal;

test('[B11] a storage that opens and then cannot be read leaves a desk without one, which its banner tells of', async () => {
  const getAll = IDBObjectStore.prototype.getAll;
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, range) {
    if (range instanceof IDBKeyRange && range.lower === COVERS) throw new DOMException('Broken on the disk', 'UnknownError');
    return getAll.call(this, range);
  });
  const desk = await openDesk('?setup=true', never);
  expect(reading).toHaveBeenCalled();
  expect(desk.kind).toBe('setup');
  expect('tools' in desk && desk.tools.journal.kind).toBe('memory');
});

test('[B11] where not even that opens what is asked for, it is said and can be tried again', async () => {
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('The address cannot be read');
  });
  const desk = await openDesk('', never);
  expect(desk).toMatchObject({ kind: 'failed', title: 'The desk could not be set out.' });
});
