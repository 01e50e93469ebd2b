import { expect, test } from 'vitest';
import { answerBuild } from './answer-build.ts';

const build = { id: 'a1b2', matcher: ['/', '/blog/:slug'], prerendered: ['/about'] };

test('[M9] the newest build says its id, its addresses and what lies ready of them', async () => {
  expect(await answerBuild('/builds/latest.json', build)?.json()).toEqual({ id: 'a1b2' });
  expect(await answerBuild('/builds/meta/a1b2.json', build)?.json()).toEqual(build);
});

test('[M9] an old build is not found, and other addresses are other people’s', () => {
  expect(answerBuild('/builds/meta/old.json', build)?.status).toBe(404);
  expect(answerBuild('/builds/', build)).toBe(null);
  expect(answerBuild('/about', build)).toBe(null);
});
