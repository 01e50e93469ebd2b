import { type Cookie, writeCookie } from '@coverwright/server/auth/cookie.ts';
import { type RouterContextProvider, redirectDocument } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Sends the browser on, with cookies to keep. The whole page is left: the way may lead through addresses that are no pages. */
export function leave(context: Readonly<RouterContextProvider>, url: string, cookies: readonly Cookie[] = []): Response {
  const { services } = context.get(factsContext);
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false;
  return redirectDocument(url, { headers: cookies.map((cookie): [string, string] => ['set-cookie', writeCookie(cookie, isSecure)]) });
}
