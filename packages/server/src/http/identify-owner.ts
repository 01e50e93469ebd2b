import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { OWNER_COOKIE, OWNER_COOKIE_SECONDS, openOwner, sealOwner } from '../auth/owner-cookie.ts';
import type { MakeId } from '../ports/clock.ts';
import type { RequestFacts } from './request-facts.ts';

/** Until there are accounts, whoever saves something gets a signed cookie, and what they save is theirs. */
export function identifyOwner(secret: string, isSecure: boolean, makeId: MakeId) {
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    let ownerId = openOwner(getCookie(context, OWNER_COOKIE), secret);
    context.set('owner', {
      ownerId: () => ownerId,
      makeOwner: () => {
        if (ownerId !== null) return ownerId;
        ownerId = makeId();
        setCookie(context, OWNER_COOKIE, sealOwner(ownerId, secret), {
          httpOnly: true,
          sameSite: 'Lax',
          secure: isSecure,
          path: '/',
          maxAge: OWNER_COOKIE_SECONDS,
        });
        return ownerId;
      },
    });
    await next();
  });
}
