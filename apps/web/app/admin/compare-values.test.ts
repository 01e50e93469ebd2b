import { expect, test } from 'vitest';
import { compareValues } from './compare-values.ts';

test('[M6] only what differs is listed, whatever was added or taken away too', () => {
  const before = { name: 'eBook', prices: { EUR: 1800 }, isOffered: true, old: 'gone' };
  const after = { name: 'eBook', prices: { EUR: 2100 }, isOffered: false, fresh: null };
  expect(compareValues(before, after)).toEqual([
    { name: 'prices', before: '{"EUR":1800}', after: '{"EUR":2100}' },
    { name: 'isOffered', before: 'true', after: 'false' },
    { name: 'old', before: 'gone', after: null },
    { name: 'fresh', before: null, after: 'null' },
  ]);
});

test('[M6] what was made or deleted is compared with nothing, and long texts are shortened after they were compared', () => {
  expect(compareValues(null, { state: 'paid' })).toEqual([{ name: 'state', before: null, after: 'paid' }]);
  const long = 'a'.repeat(200);
  expect(compareValues({ text: `${long}b` }, { text: `${long}c` })).toEqual([
    { name: 'text', before: `${'a'.repeat(120)}…`, after: `${'a'.repeat(120)}…` },
  ]);
});
