import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestFacts } from './request-facts.ts';

/**
 * The address that a request came from. `X-Forwarded-For` is believed as far as our own proxies wrote it: each adds one entry
 * at the end, so with n proxies the n-th from the right is the client.
 */
export function resolveClientAddress(trustedProxies: number) {
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const forwarded =
      context.req
        .header('x-forwarded-for')
        ?.split(',')
        .map((entry) => entry.trim()) ?? [];
    context.set('clientAddress', (trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined) ?? socketAddress(context));
    await next();
  });
}

/** Requests made inside the process (tests) have no socket. */
function socketAddress(context: Context): string {
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process';
}
