import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('[A1] a password is kept as an argon2id hash that says what it was made with, never the same twice', async () => {
  const [first, second] = await Promise.all([hashPassword('a short sentence'), hashPassword('a short sentence')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await isPassword('a short sentence', first)).toBe(true);
  expect(await isPassword('a short sentenc', first)).toBe(false);
});

test('a hash that was made at another cost is still understood, and the same letters typed another way are the same', async () => {
  // The hash is the reference implementation's: argon2 somesalt -id -t 2 -m 16 -p 1, of "password".
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', reference)).toBe(true);
  expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  await expect(isPassword('password', '$2b$10$abc')).rejects.toThrow('cannot be read');
});
