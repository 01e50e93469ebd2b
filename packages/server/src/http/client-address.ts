import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestFacts } from './request-facts.ts';

/**
 * Returns the address of a request's client. `X-Forwarded-For` counts as far as our own proxies wrote it: each appends an entry, so that
 * with n proxies the client is the n-th from the right.
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

/** Returns the socket's address. Requests inside the process (tests) have no socket. */
function socketAddress(context: Context): string {
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process';
}
