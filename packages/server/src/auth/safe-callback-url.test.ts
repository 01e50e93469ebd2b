import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeCallbackUrl } from './safe-callback-url.ts';

const OURS = 'https://covers.example';

test('[A1] a path of ours is gone to with everything that belongs to it', () => {
  expect(safeCallbackUrl('/design?cover=1#front', OURS, '/')).toBe('/design?cover=1#front');
  expect(safeCallbackUrl(`${OURS}/account`, OURS, '/')).toBe('/account');
  expect(safeCallbackUrl('account', OURS, '/')).toBe('/account');
  for (const nothing of [null, undefined, '']) expect(safeCallbackUrl(nothing, OURS, '/home')).toBe('/home');
});

test('[A1] whatever is given, a browser that goes there stays here', () => {
  const nasty = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/./\\evil.example',
      'https:evil.example',
      '/..//evil.example',
    ),
    fc.tuple(fc.constantFrom('/', '//', '/\\', '\\', ' /', 'http:', 'https:/'), fc.webUrl()).map(([start, url]) => start + url),
  );
  fc.assert(
    fc.property(nasty, (given) => {
      expect(new URL(safeCallbackUrl(given, OURS, '/'), OURS).origin).toBe(OURS);
    }),
    { numRuns: 2000 },
  );
});
