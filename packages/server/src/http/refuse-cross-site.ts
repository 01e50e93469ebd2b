import { createMiddleware } from 'hono/factory';
import { RETURN_PATH } from '../auth/sign-in.ts';
import { sendRefusal } from './send-refusal.ts';

/**
 * Refuses changes that another site's page requests with a visitor's cookies (CSRF). Browsers state the origin of a request; programs do
 * not, and send no cookies by accident.
 * @param publicUrl our address behind a proxy, or null
 */
export function refuseCrossSite(publicUrl: string | null) {
  return createMiddleware(async (context, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return next();
    // The return address changes nothing: it redirects, without a cookie.
    if (context.req.path.startsWith(RETURN_PATH)) return next();
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const isOurs =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === new URL(context.req.url).origin || origin === publicUrl;
    return isOurs ? next() : sendRefusal(context, { code: 'crossSite' });
  });
}
