import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made at first start, kept for its owner alone, and the same ever after', () => {
  const secret = keepSecret(folder, 'cookie', null);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'secrets/cookie')).mode & 0o777).toBe(0o600);
  expect(keepSecret(folder, 'cookie', null)).toBe(secret);
  expect(keepSecret(folder, 'signing', null)).not.toBe(secret);
});

test('one from the environment wins, and a damaged one is named', () => {
  expect(keepSecret(folder, 'cookie', 'x'.repeat(32))).toBe('x'.repeat(32));
  writeFileSync(join(folder, 'torn'), '');
  keepSecret(folder, 'torn', null);
  writeFileSync(join(folder, 'secrets/torn'), '12');
  expect(() => keepSecret(folder, 'torn', null)).toThrow('too short to be a secret');
});
