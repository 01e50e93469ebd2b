import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import { expect, test } from 'vitest';
import { comparedFormat } from './version-picture.ts';
import { nameOf, kindMessage, formatSavedAt } from './version-words.ts';

const version = (formats: CoverVersion['formats'], rest: Partial<CoverVersion> = {}): CoverVersion => ({
  id: 'v',
  savedAt: '2026-11-21T22:41:00.000Z',
  kind: 'saved',
  name: null,
  currentFormat: 'ebook',
  formats,
  aspects: {},
  ...rest,
});

test('[B12] versions are compared in the format in the editor, else in one that both have, else not at all', () => {
  const both = version(['paperback', 'ebook']);
  expect(comparedFormat(both, both, 'ebook')).toBe('ebook');
  expect(comparedFormat(both, version(['paperback']), 'ebook')).toBe('paperback');
  expect(comparedFormat(version(['hardback']), version(['paperback']), 'ebook')).toBe(null);
});

test('[B12] a version is called by its name, else by its moment; the present one says that it is', () => {
  expect(nameOf(version([], { name: 'With the lamp' }))).toBe('With the lamp');
  expect(formatSavedAt(version([]), 'en-GB', 'UTC')).toBe('21 Nov 2026, 22:41');
  expect([kindMessage(version([]), true), kindMessage(version([]), false), kindMessage(version([], { kind: 'restored' }), false)]).toEqual([
    'current',
    null,
    'restored',
  ]);
});
