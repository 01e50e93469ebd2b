import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

test('[B11] how long ago a cover was left is said as one would say it', () => {
  const now = Date.UTC(2026, 0, 10, 12);
  const ago = (minutes: number) => timeAgo(now - minutes * 60_000, now, 'en');
  expect([0, 0.9, 1, 5, 60, 150, 1440, 4000].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '5 minutes ago',
    '1 hour ago',
    '2 hours ago',
    'yesterday',
    '2 days ago',
  ]);
  expect(timeAgo(now + 60_000, now, 'en')).toBe('just now');
});
