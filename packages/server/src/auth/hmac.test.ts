import { expect, test } from 'vitest';
import { hmacOf, isSameSecret } from './hmac.ts';

test('[A4] a signature is the HMAC-SHA-256 of the text, in letters that cookies and addresses take', () => {
  const bytes = Buffer.from('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', 'hex');
  expect(hmacOf('what do ya want for nothing?', 'Jefe')).toBe(bytes.toString('base64url'));
});

test('[A4] secrets are the same letter by letter or not at all, whatever their lengths', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  for (const given of ['', 'secre', 'secret ', 'Secret']) expect(isSameSecret(given, 'secret')).toBe(false);
});
