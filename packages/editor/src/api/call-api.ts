import type { AnswerOf, Call } from '@coverwright/contracts/calls/call.ts';
import { errorBodySchema } from '@coverwright/contracts/errors/error-body.ts';
import { ERRORS } from '@coverwright/contracts/errors/error-table.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { z } from 'zod';
import { reportFault } from '../faults/report-fault.ts';
import { makesOwner, sendWrite } from './first-write.ts';
import { leaveToSignIn } from './sign-in-provider.ts';
import { apiMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { offline } from '../messages/offline.ts';

const t = createPageTranslator(apiMessages);

/** Describes a failed call, with a sentence for the author. */
export interface ApiFault {
  /** A code of the error table; `offline` without a response, `cancelled` if the caller aborted. */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly message: string;
}

/** The input of a call: the parts that its contract names. */
export type AskingOf<C extends Call> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>>;
type Part<Name extends string, Value> = undefined extends Value
  ? unknown extends Value
    ? { readonly [Key in Name]: Value }
    : object
  : { readonly [Key in Name]: Value };

function canceled(): ApiFault {
  return { code: 'cancelled', status: 0, message: t('canceled') };
}
const UNREADABLE: ApiFault = { code: 'internal', status: 500, message: ERRORS.internal.text };

/**
 * Calls the product's server and checks the answer against the contract. Refusals are values; nothing is thrown. If the session has
 * expired, the page is left to log in.
 */
export async function callApi<C extends Call>(call: C, asking: AskingOf<C>, signal?: AbortSignal): Promise<Result<AnswerOf<C>, ApiFault>> {
  const answer = await callApiQuietly(call, asking, signal);
  if (!answer.ok && answer.fault.status === UNKNOWN_ASKER) await leaveToSignIn();
  return answer;
}

const UNKNOWN_ASKER = 401;

/** Calls the server for automatic requests: an expired session does not leave the page. */
export function callApiQuietly<C extends Call>(call: C, asking: AskingOf<C>, signal?: AbortSignal): Promise<Result<AnswerOf<C>, ApiFault>> {
  return makesOwner(call) ? sendWrite(() => sendCall(call, asking, signal)) : sendCall(call, asking, signal);
}

async function sendCall<C extends Call>(call: C, asking: AskingOf<C>, signal?: AbortSignal): Promise<Result<AnswerOf<C>, ApiFault>> {
  const { params, query, body } = asking as { readonly params?: Fields; readonly query?: Fields; readonly body?: unknown };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params?.[name])));
  const init: RequestInit = {
    method: call.method,
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
  try {
    const response = await fetch(path + searchOf(query), init);
    const content: unknown = await response.json().catch(() => null);
    if (!response.ok) return refuse(reported(call, faultOf(response.status, content)));
    const answer = call.answer.safeParse(content);
    return answer.success ? succeed(answer.data as AnswerOf<C>) : refuse(reported(call, UNREADABLE));
  } catch {
    return refuse(signal?.aborted ? canceled() : offline());
  }
}

/** Codes that mean an error of ours; every other one is caused by the author's input. */
const UNEXPECTED_CODES: readonly string[] = ['badRequest', 'notFound'];

/** Reports an unexpected refusal: the call and its error, without the data that was sent. */
function reported({ id, method, path }: Call, fault: ApiFault): ApiFault {
  const { code, status, message } = fault;
  if (status >= 500 || UNEXPECTED_CODES.includes(code))
    reportFault(new Error(`${id} failed: ${code}`), { call: `${method} ${path}`, code, status: String(status), message });
  return fault;
}

type Fields = Readonly<Record<string, unknown>>;

/** Converts a parameter to text. Contracts allow strings, numbers and booleans only. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function searchOf(query: Fields | undefined): string {
  if (!query) return '';
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]]));
  return `?${new URLSearchParams(given)}`;
}

/** Returns the server's message, or the message of the table for the status. */
function faultOf(status: number, content: unknown): ApiFault {
  const said = errorBodySchema.safeParse(content);
  if (said.success) return { code: said.data.code, status, message: said.data.error };
  const known = Object.entries(ERRORS).find(([, row]) => row.status === status);
  return known ? { code: known[0], status, message: known[1].text } : { ...UNREADABLE, status };
}
