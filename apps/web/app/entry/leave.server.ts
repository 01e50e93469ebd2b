import { type Cookie, writeCookie } from '@coverwright/server/auth/cookie.ts';
import { type RouterContextProvider, redirectDocument } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Redirects the browser with cookies to set. It loads a new document, because the address may not be a page. */
export function leave(context: Readonly<RouterContextProvider>, url: string, cookies: readonly Cookie[] = []): Response {
  const { services } = context.get(factsContext);
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false;
  return redirectDocument(url, { headers: cookies.map((cookie): [string, string] => ['set-cookie', writeCookie(cookie, isSecure)]) });
}
