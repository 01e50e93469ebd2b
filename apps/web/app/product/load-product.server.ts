import type { FormatId } from '@coverwright/core/formats/format.ts';
import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from '@coverwright/core/preflight/check-ids.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { loadLeastPrice } from '../site/load-shop.server.ts';

/** Returns what a selling page shows of what can change. */
export async function loadProduct(request: Request, context: Readonly<RouterContextProvider>, format: FormatId) {
  const price = await loadLeastPrice(request, context.get(factsContext), format);
  return { price, rules: COVER_CHECK_IDS.length + SPECIFICATION_CHECK_IDS.length };
}
