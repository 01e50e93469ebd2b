import fc from 'fast-check';

/** Placeholder for 20,000 nested lists, which as a value would overflow the stack. */
const DEEP = 'lists, 20000 levels deep';

/** Returns JSON in which the placeholder is written out. */
export function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(`"${DEEP}"`, '['.repeat(20_000) + ']'.repeat(20_000));
}

/** Texts that have broken programs before: unstorable characters, special characters of paths and markup, and very long texts. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'A\0B',
    '\ud800',
    'x\udc00y',
    '\ufeff',
    '\u202e',
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
    "'; drop table items; --",
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'null',
    '-1',
    '1e999',
    'NaN',
    '9'.repeat(400),
    'ß'.repeat(5000),
    '📚'.repeat(300),
    '00000000-0000-0000-0000-000000000000',
    '2026-13-45T99:99:99Z',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** Values of an unexpected type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 0.1, 1e308, -1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [null], { $ref: '#' }),
  },
  { weight: 1, arbitrary: fc.constant(DEEP) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
