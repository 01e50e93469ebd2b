import { readPricing } from '@coverwright/server/features/shop/read-pricing.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Loads the packages for the page that compares them. */
export function loadPricing(request: Request, context: Readonly<RouterContextProvider>) {
  return readPricing(context.get(factsContext).services, request.headers.get('accept-language') ?? '');
}
