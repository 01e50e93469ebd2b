import type { getHomePage } from '@coverwright/contracts/calls/site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';
import { type BlogTools, readTeasers } from '../blog/read-blog.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

const say = createTranslator(menuMessages, DEFAULT_LOCALE);

const NEWEST = 3;

/** Returns the content of the home page, with the latest posts. */
export async function readHomePage(tools: BlogTools): Promise<AnswerOf<typeof getHomePage>> {
  return {
    blogs: await readTeasers(tools, NEWEST),
    products: PRODUCT_CATEGORIES.map(({ slug, ...product }) => ({ label: say(slug), subtitle: say(`${slug}:lead`), ...product })),
  };
}
