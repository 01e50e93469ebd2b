import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createOwnerReader, signOwnerCookie } from './owner-cookie.ts';

describe('[A4] the cookie of an owner', () => {
  const [secret, other] = ['one secret of thirty-two characters', 'other secret of thirty-two characters'];
  const ownerId = randomUUID();
  const cookie = signOwnerCookie(ownerId, secret);

  test('names its owner, the first time and again', () => {
    const read = createOwnerReader(secret);
    expect([read(cookie), read(cookie)]).toEqual([ownerId, ownerId]);
  });

  test('is refused with another id, another signature, or none, also after the right one was read', () => {
    const read = createOwnerReader(secret);
    read(cookie);
    const signature = cookie.slice(cookie.indexOf('.') + 1);
    const wrong = [
      undefined,
      '',
      ownerId,
      `${ownerId}.`,
      `${randomUUID()}.${signature}`,
      `${cookie}A`,
      cookie.slice(0, -1),
      `.${signature}`,
    ];
    expect(wrong.map((value) => read(value))).toEqual(wrong.map(() => null));
    expect(read(signOwnerCookie(ownerId, other))).toBeNull();
    expect(read(cookie)).toBe(ownerId);
  });
});
