import { getCsrf, getProviders, getSession, postCallback, postSignIn, postSignOut } from '@coverwright/contracts/calls/auth.ts';
import type { Call } from '@coverwright/contracts/calls/call.ts';
import type { ErrorCode } from '@coverwright/contracts/errors/error-table.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Context } from 'hono';
import { handleCall, type App, type Parts, parseParts } from '../http/handle-call.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { CSRF_COOKIE, csrfOf, isCsrfValid, sealCsrf } from './csrf-token.ts';
import { type AuthTools, callbackPath, completeSignIn, type GoTo, RETURN_PATH, returnPath, startSignIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import type { Visit } from './visit.ts';

/** Adds the calls for login and logout, and the addresses that browsers visit on the way. */
export function addAuthRoutes(app: App, tools: AuthTools): void {
  app.use('/api/auth/*', (context, next) => {
    context.header('cache-control', 'no-store');
    return next();
  });
  handleCall(app, getCsrf, async ({ visit, setCookie }) => {
    const { token, isNew } = csrfOf(visit.cookie(CSRF_COOKIE), tools.cookieSecret);
    if (isNew) setCookie({ name: CSRF_COOKIE, value: sealCsrf(token, tools.cookieSecret), maxAge: DAY_SECONDS });
    return succeed({ csrfToken: token });
  });
  handleCall(app, getProviders, async ({ visit }) => succeed(await describeProviders(tools, visit)));
  handleCall(app, getSession, async ({ visit: { found } }) =>
    succeed(found ? { user: { email: found.session.email, role: found.session.role }, expires: found.expires.toISOString() } : {}),
  );
  answerGoTo(app, postSignIn, async (visit, { params, query, body }) => {
    if (!isCsrfValid(visit.cookie(CSRF_COOKIE), body.csrfToken, tools.cookieSecret)) return refuse({ code: 'badCsrf' });
    const { provider } = params;
    const wish = { provider, callbackUrl: body.callbackUrl, asksAgain: query.prompt === 'login', isNew: query.screen_hint === 'signup' };
    return startSignIn(tools, visit, wish);
  });
  answerGoTo(app, postCallback, async (visit, { params, body }) => {
    if (!isCsrfValid(visit.cookie(CSRF_COOKIE), body.csrfToken, tools.cookieSecret)) return refuse({ code: 'badCsrf' });
    const { code = '', state = '', iss } = body;
    return completeSignIn(tools, visit, params.provider, new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }));
  });
  answerGoTo(app, postSignOut, (visit, { body }) => signOut(tools, visit, body));
  addBrowserAddresses(app, tools);
}

const DAY_SECONDS = 24 * 3600;

/** Adds the addresses that browsers visit. Their errors are pages. */
function addBrowserAddresses(app: App, tools: AuthTools): void {
  app.get('/api/auth/callback/:provider', async (context) => {
    const search = new URLSearchParams(new URL(context.req.url).search);
    const done = await completeSignIn(tools, context.get('visit'), context.req.param('provider'), search);
    if (done.ok) return leave(context, done.value);
    const error: ErrorCode = search.get('error') === 'access_denied' ? 'signInDenied' : done.fault.code;
    return context.redirect(`/auth/error?error=${error}`);
  });
  // The callback checks the form's fields against the cookie that this browser left with.
  app.post(`${RETURN_PATH}:provider`, async (context) => {
    const form = await context.req.parseBody();
    const answer = ['code', 'state', 'iss', 'error'].flatMap((name): [string, string][] => {
      const value = form[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    return context.redirect(`${callbackPath(context.req.param('provider'))}?${new URLSearchParams(answer).toString()}`, 303);
  });
  app.get('/api/auth/signin', (context) => context.redirect(`/auth/sign-in${new URL(context.req.url).search}`));
  app.get('/api/auth/signout', (context) => context.redirect(`/auth/sign-out${new URL(context.req.url).search}`));
  app.get('/api/auth/error', (context) => context.redirect(`/auth/error${new URL(context.req.url).search}`));
}

type Body = { readonly json?: 'true' | 'false' | undefined };

/** Adds a form's call: a program gets the next address, and a browser is redirected to it. */
function answerGoTo<C extends Call & { body: { _output: Body } }>(
  app: App,
  call: C,
  handle: (visit: Visit, parts: Parts<C>) => Promise<Result<GoTo, Refusal>>,
): void {
  app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const parts = await parseParts(call, context);
    if (!parts.ok) return sendRefusal(context, parts.fault);
    const visit = context.get('visit');
    const result = await handle(visit, parts.value);
    if (!result.ok) return sendRefusal(context, result.fault);
    const { json } = parts.value.body as Body;
    if (json !== 'true') return leave(context, result.value);
    result.value.cookies.forEach(context.get('setCookie'));
    return context.json({ url: new URL(result.value.url, visit.origin).href });
  });
}

function leave(context: Context<{ Variables: RequestFacts }>, { url, cookies }: GoTo): Response {
  cookies.forEach(context.get('setCookie'));
  return context.redirect(url);
}

/** Lists the providers that respond, so that no button leads nowhere. */
async function describeProviders({ providers }: AuthTools, { origin }: Visit) {
  const ready = await Promise.all(providers.map(async (provider) => ((await provider.isReady()) ? [provider] : [])));
  return Object.fromEntries(
    ready.flat().map(({ id, name, returnsByForm }) => [
      id,
      {
        id,
        name,
        type: 'oidc' as const,
        signinUrl: `${origin}/api/auth/signin/${id}`,
        callbackUrl: `${origin}${returnPath({ id, returnsByForm })}`,
      },
    ]),
  );
}
