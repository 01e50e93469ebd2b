import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { defineMessages, type ValuesOf } from './define-messages.ts';
import { definePluralMessages } from './define-plural-messages.ts';
import { addTranslation } from './translations.ts';

const catalogue = definePluralMessages('test of messages', {
  save: 'Save',
  greeting: 'Hello, {name}. It’s {time, date, ::yyyyMMdd}.',
  covers: '{count, plural, one {# cover} other {# covers}} of {author}',
});
const t = createTranslator(catalogue, 'en');

afterEach(() => addTranslation('de', catalogue, {}));

test('[B31] a text is said with its values, and plurals and dates by the locale', () => {
  expect(t('save')).toBe('Save');
  expect(t('covers', { count: 1, author: 'Ada' })).toBe('1 cover of Ada');
  expect(t('covers', { count: 1200, author: 'Ada' })).toBe('1,200 covers of Ada');
  expect(t('greeting', { name: 'Ada <3', time: new Date(2026, 10, 23) })).toBe('Hello, Ada <3. It’s 11/23/2026.');
});

test('[B31] the values of a text are known from the text', () => {
  expectTypeOf<ValuesOf<'Save'>>().toEqualTypeOf<[]>();
  expectTypeOf<ValuesOf<(typeof catalogue.texts)['covers'], string>>().toEqualTypeOf<
    [values: Readonly<Record<'count' | 'author', string>>]
  >();
  // @ts-expect-error: the author is missing.
  expect(() => t('covers', { count: 1 })).toThrow(/author/);
});

test('[B31] another language is laid over a catalogue, and what it lacks stays English', () => {
  addTranslation('de', catalogue, { covers: '{count, plural, one {# Umschlag} other {# Umschläge}} von {author}' });
  const de = createTranslator(catalogue, 'de');
  expect(de('covers', { count: 1200, author: 'Ada' })).toBe('1.200 Umschläge von Ada');
  expect(de('save')).toBe('Save');
});

test.each([
  ['plain', defineMessages('plain test', { used: 'Your account uses {email} now.' })],
  ['plural', definePluralMessages('plural test', { used: 'Your account uses {email} now.' })],
])('[B31] an element may stand within a text of a %s catalogue, and a value that is missing is told', (_, { format, texts }) => {
  const email = Symbol.for('element');
  expect(format(texts.used, 'en', { email })).toEqual(['Your account uses ', email, ' now.']);
  expect(() => format(texts.used, 'en', {})).toThrow(/email/);
});
