import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made at first start, kept for its owner alone, and the same ever after', async () => {
  const secret = await loadSecret(folder, 'cookie', null);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(join(folder, 'secrets/cookie')).mode & 0o777).toBe(0o600);
  expect(await loadSecret(folder, 'cookie', null)).toBe(secret);
  expect(await loadSecret(folder, 'signing', null)).not.toBe(secret);
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['cookie', 'signing']);
});

test('processes that start at once agree on it', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(folder, 'cookie', null)));
  expect(new Set(secrets).size).toBe(1);
});

test('[B27] it is on the disk before it is used, and so is its name', async () => {
  const synced: string[] = [];
  const syncLater = async (_descriptor: number, isFolder: boolean) => {
    const isNamed = readdirSync(join(folder, 'secrets')).includes('cookie');
    synced.push(isFolder ? `folder${isNamed ? ' with its name' : ''}` : 'file');
  };
  await loadSecret(folder, 'cookie', null, { sync: () => {}, syncLater });
  expect(synced).toEqual(['folder', 'file', 'folder with its name']);
});

test('one from the environment wins, and a damaged one is named', async () => {
  expect(await loadSecret(folder, 'cookie', 'x'.repeat(32))).toBe('x'.repeat(32));
  await loadSecret(folder, 'torn', null);
  writeFileSync(join(folder, 'secrets/torn'), '12');
  await expect(loadSecret(folder, 'torn', null)).rejects.toThrow('too short to be a secret');
});
