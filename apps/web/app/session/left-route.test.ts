import { expect, test } from 'vitest';
import { saveLeftRoute, readLeftRoute } from './left-route.ts';

function memory() {
  const kept = new Map<string, string>();
  return () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
}

test('[E17] the page that was left is kept, but for those that are only passed through', () => {
  const storage = memory();
  expect(readLeftRoute(storage)).toBe(null);
  saveLeftRoute('/pricing?plan=2', storage);
  for (const path of ['/auth/sign-in', '/identity/sign-up', '/design?cover=1']) saveLeftRoute(path, storage);
  expect(readLeftRoute(storage)).toBe('/pricing?plan=2');
});

test('[E17] nothing but a path of ours is gone back to, and a storage that throws is none', () => {
  const storage = memory();
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    storage().setItem('coverwright.route', path);
    expect(readLeftRoute(storage)).toBe(null);
  }
  const broken = () => {
    throw new Error('no storage');
  };
  saveLeftRoute('/pricing', broken);
  expect(readLeftRoute(broken)).toBe(null);
});
