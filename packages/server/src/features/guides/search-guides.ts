import { readFile } from 'node:fs/promises';
import { GUIDES, type Guide, guidePath } from '@coverwright/contracts/site/guides.ts';
import MiniSearch from 'minisearch';
import { contentFolder } from '@coverwright/core/messages/content-folder.ts';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

export interface FoundGuide {
  readonly guide: Guide;
  /** A few words around the first match. */
  readonly excerpt: string;
}

/** Searches the guides. */
export type SearchGuides = (query: string) => Promise<readonly FoundGuide[]>;

const FOLDER = new URL(`../../../../../${contentFolder()}/guides/`, import.meta.url);
const MOST_FOUND = 12;
const say = createTranslator(guideMessages, DEFAULT_LOCALE);
const EXCERPT_LENGTH = 180;

/**
 * Creates a search over the texts of the guides, which are read at the first search. Whole words rank highest, then prefixes, then near
 * matches.
 */
export function createGuideSearch(readText = readGuide): SearchGuides {
  let index: Promise<GuideIndex> | null = null;
  return async (query) => {
    index ??= readIndex(readText).catch((error: unknown) => {
      // The next request tries to read the guides again.
      index = null;
      throw error;
    });
    const { search, texts } = await index;
    const found = search.search(query, { prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 4 ? 0.25 : false) });
    return found.slice(0, MOST_FOUND).flatMap(({ id, terms }) => {
      const guide = GUIDES.find((candidate) => guidePath(candidate) === id);
      return guide ? [{ guide, excerpt: excerptAround(texts.get(id) ?? '', terms) }] : [];
    });
  };
}

interface GuideIndex {
  readonly search: MiniSearch;
  /** The plain text of each guide, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

function readGuide({ category, slug }: Guide): Promise<string> {
  return readFile(new URL(`${category}/${slug}.mdx`, FOLDER), 'utf8');
}

async function readIndex(readText: typeof readGuide): Promise<GuideIndex> {
  const search = new MiniSearch({ fields: ['title', 'description', 'text'], searchOptions: { boost: { title: 4, description: 2 } } });
  const texts = new Map<string, string>();
  for (const guide of GUIDES) {
    const text = plainWords(await readText(guide));
    texts.set(guidePath(guide), text);
    search.add({ id: guidePath(guide), title: say(guide.slug), description: say(`${guide.slug}:lead`), text });
  }
  return { search, texts };
}

/** Returns the readable text of an article: no imports, figures or markup. */
export function plainWords(mdx: string): string {
  return mdx
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<[A-Z][^>]*\/>/gs, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-:| ]+\|$/gm, '')
    .replace(/^\s*(?:-|\d+\.)\s+/gm, '')
    .replace(/[#*`>|_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function excerptAround(text: string, terms: readonly string[]): string {
  const at = Math.min(...terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0), text.length);
  const start = at === text.length || at < EXCERPT_LENGTH / 3 ? 0 : text.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1;
  const end = text.indexOf(' ', start + EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
}
