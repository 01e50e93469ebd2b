import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { checkReadable, isReadableAddress } from './readable-text.ts';
import { sendErrorPage } from './send-error-page.ts';
import { sendRefusal } from './send-refusal.ts';
import { say } from '../refusals/say.ts';

/** Refuses addresses that cannot be decoded, before any lookup. Pages respond with 404. */
export const refuseUnreadableAddress = createMiddleware(async (context, next) => {
  if (isReadableAddress(context.req.url)) return next();
  return isForPrograms(context)
    ? sendRefusal(context, { code: 'badRequest', detail: say('unreadableAddress') })
    : sendErrorPage(context, 404);
});

/** Returns true if the response is for a program rather than a person. */
export function isForPrograms(context: Context): boolean {
  return /^\/(api|files|media|oidc|fonts|pictures|neighbours|site|assets)(\/|$)/.test(context.req.path);
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Reads the request for a page or the identity provider: a body must be a form of valid text fields.
 * @returns the response, if it is not
 */
export async function readPageRequest(context: Context): Promise<Request | Response> {
  const { raw, method } = context.req;
  if (method === 'GET' || method === 'HEAD') return raw;
  const text = await context.req.text();
  if (text !== '' && !FORM.test(context.req.header('content-type') ?? '')) {
    return isForPrograms(context)
      ? sendRefusal(context, { code: 'unsupportedType', detail: say('sendForm') })
      : sendErrorPage(context, 415);
  }
  if (!checkReadable([...new URLSearchParams(text)]).ok) {
    return isForPrograms(context)
      ? sendRefusal(context, { code: 'badRequest', detail: say('unreadableField') })
      : sendErrorPage(context, 400);
  }
  const headers = new Headers(raw.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(raw.url, { method, headers, body: text, signal: raw.signal });
}
