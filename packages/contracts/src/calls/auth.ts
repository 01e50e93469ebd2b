import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** The fields of the login and logout forms. With `json` true, the response contains the next address instead of a redirect. */
const formFields = {
  csrfToken: z.string().max(200).optional(),
  callbackUrl: z.string().max(2000).optional(),
  json: z.enum(['true', 'false']).optional(),
};
const params = z.object({ provider: z.string().max(100) });
const goTo = z.object({ url: z.string() }).meta({ id: 'GoTo' });

export const getCsrf = defineCall({
  id: 'getCsrf',
  method: 'GET',
  path: '/api/auth/csrf',
  auth: 'public',
  cost: 'read',
  summary: 'The token that forms of signing in and out must carry; it belongs to a cookie that is set with it.',
  answer: z.object({ csrfToken: z.string() }),
  errors: ['tooManyRequests'],
});

export const getProviders = defineCall({
  id: 'getProviders',
  method: 'GET',
  path: '/api/auth/providers',
  auth: 'public',
  cost: 'read',
  summary: 'Who can vouch for people here, by id. Empty while nobody can.',
  answer: z.record(
    z.string(),
    z.object({ id: z.string(), name: z.string(), type: z.literal('oidc'), signinUrl: z.string(), callbackUrl: z.string() }),
  ),
  errors: ['tooManyRequests'],
});

/** The session; empty for a visitor who is not logged in. */
export const sessionSchema = z
  .object({
    user: z.object({ email: z.string(), role: z.enum(['user', 'admin']) }).optional(),
    expires: z.iso.datetime().optional(),
  })
  .meta({ id: 'Session' });

export const getSession = defineCall({
  id: 'getSession',
  method: 'GET',
  path: '/api/auth/session',
  auth: 'public',
  cost: 'read',
  summary: 'Who is signed in, and until when. Asking puts the end off.',
  query: z.object({ callbackUrl: z.string().max(2000).optional() }),
  answer: sessionSchema,
  errors: ['tooManyRequests'],
});

export const postSignIn = defineCall({
  id: 'postSignIn',
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  auth: 'public',
  cost: 'write',
  encoding: 'form',
  summary: 'Begins to sign in: the address at the identity provider to go to. Addresses of other sites are not gone back to.',
  params,
  query: z.object({
    /** `login` asks for the password even if the provider remembers the person. */
    prompt: z.enum(['login']).optional(),
    /** `signup` opens the provider's sign-up page, if it has one. */
    screen_hint: z.enum(['signup']).optional(),
  }),
  body: z.object(formFields),
  answer: goTo,
  errors: ['badRequest', 'badCsrf', 'unknownProvider', 'providerUnavailable', 'tooManyRequests'],
});

export const postCallback = defineCall({
  id: 'postCallback',
  method: 'POST',
  path: '/api/auth/callback/{provider}',
  auth: 'public',
  cost: 'write',
  encoding: 'form',
  summary: 'Ends signing in with what the identity provider gave. Browsers come by GET, with the same fields in the address.',
  params,
  body: z.object({
    ...formFields,
    code: z.string().max(4000).optional(),
    state: z.string().max(4000).optional(),
    iss: z.string().optional(),
  }),
  answer: goTo,
  errors: ['badRequest', 'badCsrf', 'unknownProvider', 'signInFailed', 'emailNotConfirmed', 'accountTaken', 'tooManyRequests'],
});

export const postSignOut = defineCall({
  id: 'postSignOut',
  method: 'POST',
  path: '/api/auth/signout',
  auth: 'public',
  cost: 'write',
  encoding: 'form',
  summary: 'Ends the session of this browser: the address to go to.',
  body: z.object(formFields),
  answer: goTo,
  errors: ['signOutWithoutCsrf', 'tooManyRequests'],
});
