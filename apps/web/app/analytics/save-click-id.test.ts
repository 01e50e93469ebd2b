import { expect, test } from 'vitest';
import { saveClickId } from './save-click-id.ts';

test('[M8] the id of a paid click is kept for the session, and nothing where there is none, or one that no checkout takes', () => {
  const kept = new Map<string, string>();
  const storage = () => ({ setItem: (key: string, value: string) => void kept.set(key, value) });
  saveClickId('?genre=crime', storage);
  expect(kept.size).toBe(0);
  saveClickId(`?gclid=${'x'.repeat(201)}`, storage);
  expect(kept.size).toBe(0);
  saveClickId('?gclid=EAIa-1&x=2', storage);
  expect(Object.fromEntries(kept)).toEqual({ gclid: 'EAIa-1' });
  saveClickId('?gclid=EAIa-1', () => {
    throw new Error('no storage');
  });
});
