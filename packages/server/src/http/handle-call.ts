import type { AnswerOf, BodyOf, Call, CallAuth, ParamsOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { PLAINLY } from '@coverwright/core/issues/plain-issue.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Cookie } from '../auth/cookie.ts';
import type { FoundSession } from '../auth/read-session.ts';
import type { Session } from '../auth/session.ts';
import type { Visit } from '../auth/visit.ts';
import { checkReadable } from './readable-text.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';
import { say } from '../refusals/say.ts';

export type App = Hono<{ Variables: RequestFacts }>;

/** The input of a call's handler: the parsed request, the browser, and the person, as far as the call's `auth` requires one. */
export type CallRequest<C extends Call> = Parts<C> & Browser & Requester[C['auth']];

/** The parsed parts of a request. */
export interface Parts<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

interface Browser {
  readonly visit: Visit;
  readonly setCookie: (cookie: Cookie) => void;
  /** The browser's `Accept-Language` header; empty without one. */
  readonly languages: string;
  /** Returns the signal that is aborted when the browser closes its connection before the response. */
  readonly signal: () => AbortSignal;
}

/** The person behind a request. A public call knows no owner, so that it cannot read an owner's data. */
interface Requester {
  readonly public: unknown;
  readonly owner: {
    /** Id of the account, or else of the owner in the request's cookie; null without either. */
    readonly ownerId: string | null;
    /** Returns the owner's id; without one, creates an owner and sets the cookie. */
    readonly makeOwner: () => string;
  };
  readonly account: SignedIn;
  readonly admin: SignedIn;
}

interface SignedIn {
  readonly session: Session;
  readonly visit: Visit & { readonly found: FoundSession };
}

/** Adds the route of a call: it checks the authorization, parses the request, runs the handler, and sends the result or the refusal. */
export function handleCall<C extends Call>(
  app: App,
  call: C,
  handle: (request: CallRequest<C>) => Promise<Result<AnswerOf<C>, Refusal>>,
): void {
  app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const visit = context.get('visit');
    const denied = checkAuth(call.auth, visit);
    if (denied) return sendRefusal(context, denied);
    const parts = await parseParts(call, context);
    if (!parts.ok) return sendRefusal(context, parts.fault);
    const { ownerId, makeOwner } = context.get('owner');
    const languages = context.req.header('accept-language') ?? '';
    const browser: Browser = { visit, setCookie: context.get('setCookie'), languages, signal: () => context.req.raw.signal };
    const requester = call.auth === 'owner' ? { ownerId: ownerId(), makeOwner } : { session: visit.found?.session };
    // It is not awaited here: a request that waits for the database would hold its parsed body.
    return sendResult(context, handle({ ...parts.value, ...browser, ...requester } as CallRequest<C>));
  });
}

async function sendResult<C extends Call>(context: Context, handled: Promise<Result<AnswerOf<C>, Refusal>>): Promise<Response> {
  const result = await handled;
  return result.ok ? context.json(result.value) : sendRefusal(context, result.fault);
}

/** Returns the refusal for a person who may not make a call; null if they may. */
function checkAuth(auth: CallAuth, { found }: Visit): Refusal | null {
  if (auth === 'public' || auth === 'owner') return null;
  if (!found) return { code: 'signInRequired' };
  return auth === 'admin' && found.session.role !== 'admin' ? { code: 'adminOnly' } : null;
}

/** Parses the parts of a request by the call's contract. */
export async function parseParts<C extends Call>(call: C, context: Context): Promise<Result<Parts<C>, Refusal>> {
  const body = await readBody(call, context);
  if (!body.ok) return body;
  const given = {
    params: call.params instanceof z.ZodUndefined ? undefined : context.req.param(),
    query: call.query instanceof z.ZodUndefined ? undefined : context.req.query(),
    body: body.value,
  };
  const params = call.params.safeParse(given.params, PLAINLY);
  if (!params.success) return refuse(describeIssue(params.error));
  const query = call.query.safeParse(given.query, PLAINLY);
  if (!query.success) return refuse(describeIssue(query.error));
  const parsed = call.body.safeParse(given.body, PLAINLY);
  if (!parsed.success) return refuse(describeIssue(parsed.error));
  return succeed({ params: params.data, query: query.data, body: parsed.data } as Parts<C>);
}

async function readBody(call: Call, context: Context): Promise<Result<unknown, Refusal>> {
  if (call.body instanceof z.ZodUndefined) return succeed(undefined);
  if (call.encoding === 'form') return readForm(context);
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    return refuse({ code: 'unsupportedType', detail: say('sendJson') });
  }
  try {
    // Hono's own method would hold the text until the response.
    const text = await context.req.raw.text();
    return readable(JSON.parse(text), text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse({ code: 'badRequest', detail: say('notJson') });
  }
}

async function readForm(context: Context): Promise<Result<unknown, Refusal>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')) {
    return refuse({ code: 'unsupportedType', detail: say('sendForm') });
  }
  return readable(Object.fromEntries(new URLSearchParams(await context.req.text())));
}

/** Refuses a body with texts that cannot be stored. */
function readable(body: unknown, json?: string): Result<unknown, Refusal> {
  const checked = checkReadable(body, json);
  if (checked.ok) return succeed(body);
  const { path, message } = checked.fault;
  return refuse({ code: 'badRequest', path, detail: path ? `${path}: ${message}` : message });
}

/** Describes the first validation error, with the path of its field. */
function describeIssue(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  const isDesign = issue?.code === 'custom' && issue.params?.['brokenDesign'] === true;
  const message = issue?.message ?? 'is not allowed';
  return { code: isDesign ? 'brokenDesign' : 'badRequest', detail: isDesign || !path ? message : `${path}: ${message}`, path };
}
