import type { ErrorBody } from '@coverwright/contracts/errors/error-body.ts';
import { describeRefusal, type Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Context } from 'hono';

/** Seconds after which to ask again, where nothing more exact is known. */
export const RETRY_SECONDS = 10;

/** Answers with a row of the error table. What is short for a moment only says when to ask again. */
export function sendRefusal(context: Context, refusal: Refusal): Response {
  const { status, text } = describeRefusal(refusal);
  const body: ErrorBody = {
    error: text,
    code: refusal.code,
    ...(refusal.path ? { path: refusal.path } : {}),
    ...(refusal.known ? { known: [...refusal.known] } : {}),
  };
  context.header('cache-control', 'no-store');
  if (status === 503) context.header('retry-after', String(RETRY_SECONDS));
  return context.json(body, status);
}
