import { expect, test } from 'vitest';
import { z } from 'zod';
import { openValue, sealValue } from './sealed-value.ts';

const schema = z.object({ id: z.string() });
const SECRET = 's'.repeat(64);

test('a sealed value opens for its own purpose, by its own secret, unaltered, and never otherwise', () => {
  const sealed = sealValue({ id: 'a' }, 'sign-up', SECRET);
  expect(openValue(sealed, 'sign-up', SECRET, schema)).toEqual({ id: 'a' });
  expect(sealed).not.toContain(Buffer.from('"a"').toString('base64url'));
  expect(openValue(sealed, 'sign-in check', SECRET, schema)).toBe(null);
  expect(openValue(sealed, 'sign-up', 't'.repeat(64), schema)).toBe(null);
  expect(openValue(sealed, 'sign-up', SECRET, z.object({ other: z.string() }))).toBe(null);
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = `${sealed.slice(0, place)}${sealed[place] === 'A' ? 'B' : 'A'}${sealed.slice(place + 1)}`;
    const opened = openValue(altered, 'sign-up', SECRET, schema);
    // The last letter has bits that are not used.
    if (place < sealed.length - 1) expect([place, opened]).toEqual([place, null]);
  }
  for (const none of [undefined, '', 'short', '%%%']) expect(openValue(none, 'sign-up', SECRET, schema)).toBe(null);
});
