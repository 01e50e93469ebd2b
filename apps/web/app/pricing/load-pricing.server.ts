import { readPricing } from '@coverwright/server/features/shop/read-pricing.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Returns what is sold, for the page that compares it. */
export function loadPricing(request: Request, context: Readonly<RouterContextProvider>) {
  return readPricing(context.get(factsContext).services, request.headers.get('accept-language') ?? '');
}
