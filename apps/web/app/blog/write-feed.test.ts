import { expect, test } from 'vitest';
import { writeFeed } from './write-feed.ts';

test('[M4] [M10] the feed lists articles with their whole addresses, and nothing in a title breaks it', () => {
  const post = {
    _id: '1',
    slug: 'ink-and-paper',
    title: 'Ink & <paper>',
    summary: 'Wet “things”.',
    picture: null,
    author: 'a',
    category: 'c',
    publishedAt: '2026-11-10T08:00:00.000Z',
  };
  const feed = writeFeed('https://covers.example', [post], 'en');
  expect(feed).toContain('<title>Ink &amp; &lt;paper&gt;</title><link>https://covers.example/blog/ink-and-paper</link>');
  expect(feed).toContain('<pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate>');
});
