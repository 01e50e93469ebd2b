import { createMiddleware } from 'hono/factory';

/** Pages with personal data, or for logging in. */
const PERSONAL = /^\/(account|auth|identity|dev|oidc)(\/|$)/;

/**
 * Forbids proxies and the browser's cache to store personal pages, so that Back shows none after a logout. Every other page shows who is
 * logged in, and has a nonce: only the browser itself may cache it, and must revalidate it.
 */
export const forbidCaching = createMiddleware(async (context, next) => {
  await next();
  if (PERSONAL.test(context.req.path)) context.header('cache-control', 'no-store');
  else if (context.res.headers.get('content-type')?.startsWith('text/html')) context.header('cache-control', 'private, no-cache');
});
