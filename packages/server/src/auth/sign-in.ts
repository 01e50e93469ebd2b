import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Log } from '../ports/log.ts';
import { claimAnonymousWork } from './claim-anonymous-work.ts';
import type { Cookie } from './cookie.ts';
import { CSRF_COOKIE } from './csrf-token.ts';
import { OWNER_COOKIE } from './owner-cookie.ts';
import { createSession, SESSION_COOKIE, SESSION_SECONDS } from './read-session.ts';
import { safeCallbackUrl } from './safe-callback-url.ts';
import { openValue, sealValue } from './sealed-value.ts';
import { deleteSession } from './session-repository.ts';
import { upsertAccount } from './upsert-account.ts';
import type { Visit } from './visit.ts';

export interface AuthTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly log: Log;
  readonly providers: readonly IdentityProvider[];
  readonly cookieSecret: string;
  readonly adminEmails: readonly string[];
}

/** The next address of a browser, and the cookies to set. */
export interface GoTo {
  readonly url: string;
  readonly cookies: readonly Cookie[];
}

/** Cookie of a browser that has left for the provider. */
const CHECK_COOKIE = 'coverwright_check';
/** The check lives as long as the provider gives people, because a mail may have to be read on the way. */
const CHECK_SECONDS = 24 * 3600;
/** Cookie of a browser that logged out on purpose: the next login asks for the password. */
export const LEFT_COOKIE = 'coverwright_left';

const checkSchema = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  callbackUrl: z.string(),
});

/** The page after a login without a callback address. */
export const SIGNED_IN = '/auth/signed-in';

export interface SignInOptions {
  readonly provider: string;
  readonly callbackUrl?: string | undefined;
  readonly asksAgain: boolean;
  readonly isNew: boolean;
}

/** Sends a browser to an identity provider. */
export async function startSignIn(tools: AuthTools, visit: Visit, wish: SignInOptions): Promise<Result<GoTo, Refusal>> {
  const provider = tools.providers.find(({ id }) => id === wish.provider);
  if (!provider) return refuse({ code: 'unknownProvider', known: tools.providers.map(({ id }) => id) });
  const asksAgain = wish.asksAgain || visit.cookie(LEFT_COOKIE) !== undefined;
  try {
    const redirectUri = `${visit.origin}${returnPath(provider)}`;
    const { url, check } = await provider.begin({ redirectUri, asksAgain, isNew: wish.isNew });
    // A person who changes the provider on the way keeps their callback address.
    const begun = wish.callbackUrl ?? readCheck(visit, tools.cookieSecret)?.callbackUrl;
    const callbackUrl = safeCallbackUrl(begun, visit.origin, SIGNED_IN);
    const value = sealValue({ provider: provider.id, ...check, callbackUrl }, 'sign-in check', tools.cookieSecret);
    return succeed({ url, cookies: [{ name: CHECK_COOKIE, value, maxAge: CHECK_SECONDS }] });
  } catch (error) {
    tools.log.error({ provider: provider.id, error: String(error) }, 'identity provider does not answer');
    return refuse({ code: 'providerUnavailable' });
  }
}

/** Logs in a person whom the provider has verified: with a new session, and with the anonymous work of their browser. */
export async function completeSignIn(
  tools: AuthTools,
  visit: Visit,
  providerId: string,
  answer: URLSearchParams,
): Promise<Result<GoTo, Refusal>> {
  const { db, log, cookieSecret } = tools;
  const check = readCheck(visit, cookieSecret);
  const provider = tools.providers.find(({ id }) => id === providerId);
  if (!provider) return refuse({ code: 'unknownProvider', known: tools.providers.map(({ id }) => id) });
  if (!check || check.provider !== provider.id) return refuse({ code: 'signInFailed' });
  const verified = await provider
    .complete(new URL(`${returnPath(provider)}?${answer.toString()}`, visit.origin), check)
    .catch((error: unknown) => log.warn({ provider: provider.id, error: String(error) }, 'sign-in not completed'));
  if (!verified) return refuse({ code: 'signInFailed' });
  const done = await db.transaction(async (transaction) => {
    const within = { ...tools, db: transaction };
    const settled = await upsertAccount(within, provider.issuer, verified);
    if (!settled.ok) return settled;
    const { accountId, isNew } = settled.value;
    if (visit.found) await deleteSession(transaction, visit.found.session.userId, visit.found.sessionId);
    if (visit.anonymousId !== null) await claimAnonymousWork(transaction, visit.anonymousId, accountId);
    return succeed({ isNew, token: await createSession(within, accountId, visit.userAgent, verified.idToken) });
  });
  if (!done.ok) return done;
  return succeed({
    url: done.value.isNew ? `/auth/signed-up?${new URLSearchParams({ callbackUrl: check.callbackUrl }).toString()}` : check.callbackUrl,
    cookies: [
      { name: SESSION_COOKIE, value: done.value.token, maxAge: SESSION_SECONDS },
      // A CSRF token that was issued before belongs to the former person.
      ...[CHECK_COOKIE, OWNER_COOKIE, CSRF_COOKIE, LEFT_COOKIE].map(expiredCookie),
    ],
  });
}

function readCheck(visit: Visit, cookieSecret: string) {
  return openValue(visit.cookie(CHECK_COOKIE), 'sign-in check', cookieSecret, checkSchema);
}

/** Returns the callback path of a provider. */
export function callbackPath(providerId: string): string {
  return `/api/auth/callback/${providerId}`;
}

/**
 * Returns the path to which a provider sends browsers back. A form post of another site arrives without our cookies, so it has a path of
 * its own, which redirects to the callback with the cookies.
 */
export function returnPath({ id, returnsByForm }: Pick<IdentityProvider, 'id' | 'returnsByForm'>): string {
  return returnsByForm ? `${RETURN_PATH}${id}` : callbackPath(id);
}

export const RETURN_PATH = '/api/auth/returned/';

export function expiredCookie(name: string): Cookie {
  return { name, value: '', maxAge: 0 };
}
