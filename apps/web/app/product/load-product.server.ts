import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from '@coverwright/core/preflight/check-ids.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { loadLeastPrice } from '../site/load-shop.server.ts';
import { readContent } from '../read-content.server.ts';
import type { Product, ProductWords } from './products.ts';

/** Loads a product page with its texts in the page's language, or else in the default one. */
export async function loadProduct(request: Request, context: Readonly<RouterContextProvider>, { slug, format }: Product, locale?: string) {
  const words = readContent<ProductWords>(`products/${slug}.json`, locale);
  const price = await loadLeastPrice(request, context.get(factsContext), format);
  return { words, price, rules: COVER_CHECK_IDS.length + SPECIFICATION_CHECK_IDS.length };
}
