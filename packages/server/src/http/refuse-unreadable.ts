import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { checkReadable, isReadableAddress } from './readable-text.ts';
import { sendErrorPage } from './send-error-page.ts';
import { sendRefusal } from './send-refusal.ts';
import { say } from '../refusals/say.ts';

/** Refuses an address that cannot be read, before anybody looks anything up by it. A page of such an address is not there. */
export const refuseUnreadableAddress = createMiddleware(async (context, next) => {
  if (isReadableAddress(context.req.url)) return next();
  return isForPrograms(context)
    ? sendRefusal(context, { code: 'badRequest', detail: say('unreadableAddress') })
    : sendErrorPage(context, 404);
});

/** Returns true if a program rather than a reader gets the answer. */
export function isForPrograms(context: Context): boolean {
  return /^\/(api|files|media|oidc|fonts|pictures|neighbours|site|assets)(\/|$)/.test(context.req.path);
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * The request that a page or the identity provider is given: one with a body is a form of text fields, and every field can be read.
 * @returns the answer instead, when it is not
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
