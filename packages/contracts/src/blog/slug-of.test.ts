import { expect, test } from 'vitest';
import { authorFieldsSchema } from '../calls/admin-blog.ts';
import { slugOf } from './slug-of.ts';

test('[M6] a title becomes an address that the blog takes', () => {
  expect(slugOf('  Why “Œuvre” isn’t a Spine: 7 Rules – für Straßen & Café!  ')).toBe('why-uvre-isnt-a-spine-7-rules-fur-strassen-cafe');
  expect(slugOf('日本')).toBe('');
  for (const title of ['A', 'x '.repeat(200), '-- a --', 'a'.repeat(99) + ' b c']) {
    expect([title, authorFieldsSchema.shape.slug.safeParse(slugOf(title)).success]).toEqual([title, true]);
  }
});
