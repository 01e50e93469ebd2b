import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INGRAMSPARK } from '@coverwright/core/platforms/ingramspark/ingramspark.ts';
import { KDP as KDP_RULES } from '@coverwright/core/platforms/kdp/kdp.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { expect, test } from 'vitest';
import type { ProductSlug } from '@coverwright/contracts/site/menu/messages.ts';

const guide = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../content/en/guides/${path}.mdx`, import.meta.url)), 'utf8').replace(/\s+/g, ' ');

const page = (slug: ProductSlug) =>
  readFileSync(fileURLToPath(new URL(`../../../../content/en/products/${slug}.json`, import.meta.url)), 'utf8');

const { paperback, hardback } = KDP_RULES.bindings;
const fewest = paperback.spineText.minPages;
const caseLimits = hardback.pageLimits(trim(6, 9), 'white');

test('[B3] selling pages and guides name the page count from which the editor allows spine text', () => {
  expect(page('kdp')).toContain(`rejects spine text below ${fewest} pages`);
  expect(page('paperback')).toContain(`KDP prints none below ${fewest} pages`);
  expect(guide('designing-your-book-cover/why-covers-are-sent-back')).toContain(`Fewer than ${fewest} pages on a paperback`);
  const spine = guide('book-cover-design-essentials/spine-width');
  expect(spine).toContain(`on the spine of a paperback from ${fewest} pages`);
  expect(spine).toContain(
    `from its smallest size, ${hardback.spineText.minPages} pages. IngramSpark begins at ${INGRAMSPARK.bindings.paperback.spineText.minPages}.`,
  );
});

test('[B3] selling pages and guides name the page counts that KDP binds', () => {
  const range = `${caseLimits?.min} to ${caseLimits?.max} pages`;
  expect(page('hardcover')).toContain(`KDP binds ${range}`);
  expect(guide('designing-your-book-cover/hardcover')).toContain(`with ${range}`);
  expect(guide('book-cover-design-essentials/trim-and-paper')).toContain(`Hardcovers have ${range}`);
  for (const [paper, words] of [
    ['white', 'pages in most sizes on white paper'],
    ['cream', 'on cream'],
  ] as const) {
    const limits = paperback.pageLimits(trim(6, 9), paper);
    expect(guide('book-cover-design-essentials/trim-and-paper')).toContain(`${limits?.min} to ${limits?.max} ${words}`);
  }
});
