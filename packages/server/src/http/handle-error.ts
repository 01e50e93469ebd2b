import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isBackendAway } from '../db/is-backend-away.ts';
import type { Log } from '../ports/log.ts';
import { StorageUnavailable } from '../ports/storage.ts';
import { describeError } from './describe-error.ts';
import type { App } from './handle-call.ts';
import { isForPrograms } from './refuse-unreadable.ts';
import { sendErrorPage } from './send-error-page.ts';
import { sendRefusal } from './send-refusal.ts';

/** A nonstandard status that operators know: the client closed the request before the response. */
const CLIENT_GONE = 499;

/** Handles unexpected errors: programs get an error of the table, and people a page. */
export function handleError(log: Log): Parameters<App['onError']>[0] {
  return (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const facts = { requestId: context.get('requestId'), path: context.req.path, error: describeError(error) };
    if (context.req.raw.signal.aborted) {
      log.debug(facts, 'the client went away');
      return new Response(null, { status: CLIENT_GONE });
    }
    const code = codeOf(error);
    log.error(facts, code === 'internal' ? 'unexpected fault' : 'the database or another service is away');
    return answer(context, code);
  };
}

type FaultCode = 'temporarilyAway' | 'storageAway' | 'internal';

function codeOf(error: unknown): FaultCode {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof StorageUnavailable) return 'storageAway';
  return isBackendAway(error) ? 'temporarilyAway' : 'internal';
}

function answer(context: Context, code: FaultCode): Response {
  if (isForPrograms(context)) return sendRefusal(context, { code });
  return sendErrorPage(context, code === 'internal' ? 500 : 503);
}
