import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { expect, test } from 'vitest';
import { createGuideSearch, plainWords } from './search-guides.ts';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';

const search = createGuideSearch();
const paths = async (query: string) => (await search(query)).map(({ guide }) => guidePath(guide));

test('[M5] every guide can be found by its own title', async () => {
  for (const guide of GUIDES) expect((await paths(guideMessages.texts[guide.slug])).slice(0, 3), guide.slug).toContain(guidePath(guide));
});

test('[M5] a search goes through the whole text, forgives a slip and shows where the words stand', async () => {
  expect(await paths('bleed')).toContain('/guides/book-cover-design-essentials/bleed-and-margins');
  expect(await paths('barcdoe')).toContain('/guides/book-cover-design-essentials/isbn-and-barcode');
  const [first] = await search('groundwood');
  expect(first?.excerpt.toLowerCase()).toContain('groundwood');
  expect(await search('xylophone zeppelin')).toEqual([]);
  expect(await search('')).toEqual([]);
});

test('[M5] only what a reader sees is searched', () => {
  const mdx =
    'import { X } from "./x.tsx";\n\n## Spine *width*\n\n<WrapFigure\n  pages={300}\n/>\n\nSee [the list](/a), `0.1 in`.\n\n| a | b |\n| - | - |\n| c | d |';
  expect(plainWords(mdx)).toBe('Spine width See the list, 0.1 in . a b c d');
  expect(plainWords('Then:\n\n- The title.\n3. Print options.\n')).toBe('Then: The title. Print options.');
});

test('[M5] guides that could not be read once are read by the next search', async () => {
  let tries = 0;
  const flaky = createGuideSearch(async ({ slug }) => {
    tries += 1;
    if (tries === 1) throw new Error('The disk is busy');
    return guideMessages.texts[slug];
  });
  await expect(flaky('bleed')).rejects.toThrow('The disk is busy');
  expect(await flaky('bleed')).not.toEqual([]);
});
