import { createMiddleware } from 'hono/factory';
import { createVisitMarker } from '../auth/anonymous-visits.ts';
import { type Cookie, readCookie, writeCookie } from '../auth/cookie.ts';
import { OWNER_COOKIE, OWNER_COOKIE_SECONDS, createOwnerReader, signOwnerCookie } from '../auth/owner-cookie.ts';
import { readSession, SESSION_COOKIE, SESSION_SECONDS } from '../auth/read-session.ts';
import type { Visit } from '../auth/visit.ts';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { RequestFacts } from './request-facts.ts';

interface VisitTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly cookieSecret: string;
  readonly config: { readonly publicUrl: string | null };
}

/**
 * Identifies the visitor. Their work belongs to their account, or without one to the owner in a signed cookie, which the browser gets with
 * the first stored data.
 */
export function identifyVisitor({ db, clock, makeId, cookieSecret, config }: VisitTools) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const markVisit = createVisitMarker({ db, clock });
  const readOwner = createOwnerReader(cookieSecret);
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const request = context.req.raw;
    const readKept = (name: string) => readCookie(request, name, isSecure);
    const kept: Cookie[] = [];
    const setCookie = (cookie: Cookie) => void kept.push(cookie);
    const token = readKept(SESSION_COOKIE);
    const found = await readSession({ db, clock }, token);
    if (found?.isExtended && token) setCookie({ name: SESSION_COOKIE, value: token, maxAge: SESSION_SECONDS });
    let anonymousId = readOwner(readKept(OWNER_COOKIE));
    const visit: Visit = {
      origin: config.publicUrl ?? new URL(request.url).origin,
      address: context.get('clientAddress'),
      userAgent: request.headers.get('user-agent') ?? '',
      found,
      anonymousId,
      cookie: readKept,
    };
    context.set('visit', visit);
    context.set('setCookie', setCookie);
    context.set('owner', {
      ownerId: () => found?.session.userId ?? anonymousId,
      makeOwner: () => {
        if (found) return found.session.userId;
        if (anonymousId !== null) return anonymousId;
        anonymousId = makeId();
        setCookie({ name: OWNER_COOKIE, value: signOwnerCookie(anonymousId, cookieSecret), maxAge: OWNER_COOKIE_SECONDS });
        return anonymousId;
      },
    });
    await next();
    // A failure to record the visit does not fail the request; the next visit records it.
    if (!found && anonymousId !== null) await markVisit(anonymousId).catch(() => {});
    // The cookies are set after the handler, because a response that the handler creates itself drops earlier headers.
    for (const one of kept) context.header('set-cookie', writeCookie(one, isSecure), { append: true });
  });
}
