import { createMiddleware } from 'hono/factory';

/** Pages that show or ask who somebody is. */
const PERSONAL = /^\/(account|auth|identity|dev|oidc)(\/|$)/;

/**
 * Forbids everybody on the way, and the browser's own memory, to keep pages of a person: after a log out, Back shows none. Every
 * other page says who is signed in, and carries a nonce: it is the browser's own, and asked for again.
 */
export const forbidCaching = createMiddleware(async (context, next) => {
  await next();
  if (PERSONAL.test(context.req.path)) context.header('cache-control', 'no-store');
  else if (context.res.headers.get('content-type')?.startsWith('text/html')) context.header('cache-control', 'private, no-cache');
});
