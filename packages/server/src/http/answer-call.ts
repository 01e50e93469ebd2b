import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Cookie } from '../auth/cookie.ts';
import type { Visit } from '../auth/visit.ts';
import { checkReadable } from './readable-text.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';

export type App = Hono<{ Variables: RequestFacts }>;

/** What a call's handler gets: parsed parts, and who asks. */
export interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The account that is signed in, else the owner that the request's cookie proves, or null. */
  readonly ownerId: string | null;
  /** The same, made now and sent as a cookie when there is none yet. */
  readonly makeOwner: () => string;
  /** The browser that asks, and who is signed in there. */
  readonly visit: Visit;
  readonly setCookie: (cookie: Cookie) => void;
  /** The browser's `Accept-Language`; empty where it says nothing. */
  readonly languages: string;
}

/** Adds the route of a call: parses its parts, asks the handler, and answers with its result or its refusal. */
export function answerCall<C extends Call>(app: App, call: C, handle: (asked: Asked<C>) => Promise<Result<AnswerOf<C>, Refusal>>): void {
  app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const parts = await parseParts(call, context);
    if (!parts.ok) return sendRefusal(context, parts.fault);
    const { ownerId, makeOwner } = context.get('owner');
    const languages = context.req.header('accept-language') ?? '';
    const who = { ownerId: ownerId(), makeOwner, visit: context.get('visit'), setCookie: context.get('setCookie'), languages };
    const result = await handle({ ...parts.value, ...who });
    return result.ok ? context.json(result.value) : sendRefusal(context, result.fault);
  });
}

export type Parts<C extends Call> = Pick<Asked<C>, 'params' | 'query' | 'body'>;

/** The parts of a request as the call's contract names them. */
export async function parseParts<C extends Call>(call: C, context: Context): Promise<Result<Parts<C>, Refusal>> {
  const body = await readBody(call, context);
  if (!body.ok) return body;
  const given = {
    params: call.params instanceof z.ZodUndefined ? undefined : context.req.param(),
    query: call.query instanceof z.ZodUndefined ? undefined : context.req.query(),
    body: body.value,
  };
  const params = call.params.safeParse(given.params);
  if (!params.success) return refuse(describeIssue(params.error));
  const query = call.query.safeParse(given.query);
  if (!query.success) return refuse(describeIssue(query.error));
  const parsed = call.body.safeParse(given.body);
  if (!parsed.success) return refuse(describeIssue(parsed.error));
  return succeed({ params: params.data, query: query.data, body: parsed.data } as Parts<C>);
}

async function readBody(call: Call, context: Context): Promise<Result<unknown, Refusal>> {
  if (call.body instanceof z.ZodUndefined) return succeed(undefined);
  if (call.encoding === 'form') return readForm(context);
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    return refuse({ code: 'unsupportedType', detail: 'Send application/json.' });
  }
  try {
    return readable(JSON.parse(await context.req.text()));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse({ code: 'badRequest', detail: 'The body is not JSON.' });
  }
}

async function readForm(context: Context): Promise<Result<unknown, Refusal>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')) {
    return refuse({ code: 'unsupportedType', detail: 'Send application/x-www-form-urlencoded.' });
  }
  return readable(Object.fromEntries(new URLSearchParams(await context.req.text())));
}

/** A body none of whose texts would fail to be stored. */
function readable(body: unknown): Result<unknown, Refusal> {
  const checked = checkReadable(body);
  if (checked.ok) return succeed(body);
  const { path, message } = checked.fault;
  return refuse({ code: 'badRequest', path, detail: path ? `${path}: ${message}` : message });
}

/** The first fault, with the path to it. */
function describeIssue(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  const isDesign = issue?.code === 'custom' && issue.params?.['brokenDesign'] === true;
  const message = issue?.message ?? 'is not understood';
  return { code: isDesign ? 'brokenDesign' : 'badRequest', detail: isDesign || !path ? message : `${path}: ${message}`, path };
}
