import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from '@coverwright/core/preflight/check-ids.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { loadLeastPrice } from '../site/load-shop.server.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { Product, ProductWords } from './products.ts';

const FOLDER = '../../../../content';
const WORDS = import.meta.glob<ProductWords>('../../../../content/*/products/*.json', { eager: true, import: 'default' });

/** Returns what a selling page says, in the default language where its own has no such page, and shows of what can change. */
export async function loadProduct(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { slug, format }: Product,
  locale: string = DEFAULT_LOCALE,
) {
  const words = WORDS[`${FOLDER}/${locale}/products/${slug}.json`] ?? WORDS[`${FOLDER}/${DEFAULT_LOCALE}/products/${slug}.json`];
  if (!words) throw new Error(`No content has the page of ${slug}`);
  const price = await loadLeastPrice(request, context.get(factsContext), format);
  return { words, price, rules: COVER_CHECK_IDS.length + SPECIFICATION_CHECK_IDS.length };
}
