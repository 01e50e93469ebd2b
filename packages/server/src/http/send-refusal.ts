import type { ErrorBody } from '@coverwright/contracts/errors/error-body.ts';
import { describeRefusal, type Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Context } from 'hono';

/** Answers with a row of the error table. */
export function sendRefusal(context: Context, refusal: Refusal): Response {
  const { status, text } = describeRefusal(refusal);
  const body: ErrorBody = {
    error: text,
    code: refusal.code,
    ...(refusal.path ? { path: refusal.path } : {}),
    ...(refusal.known ? { known: [...refusal.known] } : {}),
  };
  context.header('cache-control', 'no-store');
  return context.json(body, status);
}
