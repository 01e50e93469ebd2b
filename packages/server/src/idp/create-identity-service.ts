import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { Cookie } from '../auth/cookie.ts';
import type { FoundSession } from '../auth/read-session.ts';
import { openValue, sealValue } from '../auth/sealed-value.ts';
import type { Visit } from '../auth/visit.ts';
import type { EmbeddedIssuer, Interaction } from '../ports/embedded-issuer.ts';
import { confirmEmailChange, readEmailChange, requestEmailChange } from './change-email.ts';
import { changeOwnPassword } from './change-password.ts';
import { findOwnIdentity } from './check-own-password.ts';
import type { FormFault, IdentityTools } from './identity-tools.ts';
import { isResetOpen, requestReset, resetPassword } from './reset-password.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { confirmSignUp, readConfirmation, readSignUpAddress, resendConfirmation, signUp } from './sign-up.ts';

/** Cookie that ties a browser to its sign-up: it can request the mail again, and is logged in once the address is confirmed. */
const SIGN_UP_COOKIE = 'coverwright_sign_up';
const SIGN_UP_SECONDS = 7 * 24 * 3600;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The embedded provider for its pages. Requests identify the interaction in progress. */
export interface IdentityService {
  readInteraction(request: Request, visit: Visit): Promise<Interaction | null>;
  /** Returns the next address; null if no interaction is in progress. */
  signIn(request: Request, visit: Visit, form: Credentials): Promise<Result<string | null, FormFault>>;
  /** Returns the cookie to set. */
  signUp(visit: Visit, form: Credentials): Promise<Result<Cookie, FormFault>>;
  resendConfirmation(visit: Visit): Promise<boolean>;
  /** Returns the unconfirmed address of this browser's sign-up; null without one. */
  readSignUpAddress(visit: Visit): Promise<string | null>;
  /** Returns the address that a link would confirm; null if the link does not work. */
  readConfirmation(token: string): Promise<string | null>;
  /** Returns the next address. */
  confirm(request: Request, visit: Visit, token: string): Promise<string>;
  requestReset(visit: Visit, email: string): Promise<Result<true, FormFault>>;
  isResetOpen(token: string): Promise<boolean>;
  resetPassword(visit: Visit, token: string, password: string): Promise<Result<true, FormFault>>;
  /** Returns true if an account has a password here that can be changed. */
  hasPassword(accountId: string): Promise<boolean>;
  /** Changes the password of the logged-in person, and logs out their other browsers. */
  changePassword(
    visit: Visit,
    found: FoundSession,
    form: { readonly password: string; readonly newPassword: string },
  ): Promise<Result<true, FormFault>>;
  /** Sends a link to the new address of the logged-in person. Returns the address of the mail. */
  requestEmailChange(visit: Visit, found: FoundSession, form: Credentials): Promise<Result<string, FormFault>>;
  /** Returns the address that a link would set; null if the link does not work. */
  readEmailChange(token: string): Promise<string | null>;
  /** Returns the address that was set; null if the link does not work. */
  confirmEmailChange(token: string): Promise<string | null>;
}

export function createIdentityService(tools: IdentityTools & { readonly cookieSecret: string }, issuer: EmbeddedIssuer): IdentityService {
  const signUpOf = (visit: Visit) =>
    openValue(visit.cookie(SIGN_UP_COOKIE), 'sign-up', tools.cookieSecret, z.object({ id: z.uuid() }))?.id ?? null;
  return {
    readInteraction: (request, { origin }) => issuer.readInteraction(request, origin),
    async signIn(request, visit, form) {
      const who = await signInWithPassword(tools, visit, form);
      return who.ok ? succeed(await issuer.finishInteraction(request, visit.origin, who.value)) : who;
    },
    async signUp(visit, form) {
      const noted = await signUp(tools, visit, form);
      if (!noted.ok) return refuse(noted.fault);
      const value = sealValue({ id: noted.value }, 'sign-up', tools.cookieSecret);
      return succeed({ name: SIGN_UP_COOKIE, value, maxAge: SIGN_UP_SECONDS });
    },
    resendConfirmation: (visit) => resendConfirmation(tools, visit.origin, signUpOf(visit)),
    readSignUpAddress: (visit) => readSignUpAddress(tools, signUpOf(visit)),
    readConfirmation: (token) => readConfirmation(tools, token),
    async confirm(request, visit, token) {
      const confirmed = await confirmSignUp(tools, token);
      if (!confirmed) return '/auth/verified-account?success=false';
      // Only the browser that chose the password is logged in: a link alone must not log its reader in as somebody else.
      const isSameBrowser = confirmed.signUpId === signUpOf(visit);
      const onwards = isSameBrowser ? await issuer.finishInteraction(request, visit.origin, confirmed.identityId) : null;
      return onwards ?? '/auth/verified-account?success=true';
    },
    requestReset: (visit, email) => requestReset(tools, visit, email),
    isResetOpen: (token) => isResetOpen(tools, token),
    resetPassword: (visit, token, password) => resetPassword(tools, visit, token, password),
    hasPassword: async (accountId) => (await findOwnIdentity(tools, accountId)) !== null,
    changePassword: (visit, { session, sessionId }, form) =>
      changeOwnPassword(tools, visit, { accountId: session.userId, sessionId }, form),
    requestEmailChange: (visit, { session }, form) => requestEmailChange(tools, visit, session.userId, form),
    readEmailChange: (token) => readEmailChange(tools, token),
    confirmEmailChange: (token) => confirmEmailChange(tools, token),
  };
}
