import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReadable, isReadableAddress } from './readable-text.ts';

test('[B29] a text with NUL or half of a pair of surrogates is found wherever it stands', () => {
  expect(checkReadable({ designs: { ebook: { title: 'A\0B' } } })).toMatchObject({ ok: false, fault: { path: 'designs.ebook.title' } });
  expect(checkReadable({ list: ['fine', '\ud83d'] })).toMatchObject({ ok: false, fault: { path: 'list.1' } });
  expect(checkReadable({ outer: { '\udc00': 1 } })).toMatchObject({ ok: false, fault: { path: 'outer' } });
  expect(checkReadable('\0')).toMatchObject({ ok: false, fault: { path: '' } });
});

test('every other text is read: emoji, right-to-left, controls, nothing', () => {
  for (const value of [{ title: '📚 שלום \u0001 \ufffe' }, [], '', null, 3, undefined, true]) expect(checkReadable(value).ok).toBe(true);
});

test('[B29] a body of 20,000 levels is refused without running out of stack', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(checkReadable({ design: deep })).toMatchObject({ ok: false, fault: { message: expect.stringContaining('100 levels') } });
});

test('[B29] an address with NUL or a broken escape is none', () => {
  const isReadable = (path: string) => isReadableAddress(`http://localhost${path}`);
  for (const path of ['/review/%00', '/media/%00/x', '/blog?tag=%00', '/share/%E0%A4%A', '/%ff', '/%'])
    expect(isReadable(path), path).toBe(false);
  for (const path of ['/', '/blog/%C3%A9', '/x?q=%F0%9F%93%9A', '/x?q=%', '/%2500']) expect(isReadable(path), path).toBe(true);
});

test('[B29] a body is judged alike with and without the text that it was parsed from', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud83d', '\\u0000', 'plain'));
  const bodies = fc.letrec((tie) => ({
    body: fc.oneof({ maxDepth: 5 }, texts, fc.double(), fc.constant(null), fc.array(tie('body')), fc.dictionary(texts, tie('body'))),
  })).body;
  fc.assert(
    fc.property(bodies, fc.integer({ min: 0, max: 130 }), (body, levels) => {
      const json = '['.repeat(levels) + JSON.stringify(body) + ']'.repeat(levels);
      const parsed: unknown = JSON.parse(json);
      expect(checkReadable(parsed, json)).toEqual(checkReadable(parsed));
    }),
  );
});
