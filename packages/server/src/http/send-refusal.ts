import type { ErrorBody } from '@coverwright/contracts/errors/error-body.ts';
import { describeRefusal, type Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Context } from 'hono';

/** Default of Retry-After in seconds. */
export const RETRY_SECONDS = 10;

/** Sends an error of the table, with Retry-After if it is temporary. */
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
