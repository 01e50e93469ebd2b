import { createMiddleware } from 'hono/factory';
import { sendRefusal } from './send-refusal.ts';
import { say } from '../refusals/say.ts';

const MEGABYTE = 1024 * 1024;
/** A design with every box filled is below 200 KB, four formats below one megabyte. */
export const JSON_BYTES = 4 * MEGABYTE;
/** An uncompressed scan of a whole wrap fits. */
export const UPLOAD_BYTES = 60 * MEGABYTE;

/**
 * Refuses bodies that are too large before reading them. A body must say its length: answering while an endless one is
 * still coming would close the connection under the client.
 */
export function limitBody(maxBytes: number) {
  return createMiddleware(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const length = context.req.header('content-length');
    const isChunked = context.req.header('transfer-encoding') !== undefined;
    if (length !== undefined && Number(length) > maxBytes) {
      return sendRefusal(context, { code: 'bodyTooLarge', detail: say('tooLarge', { most: Math.floor(maxBytes / MEGABYTE) }) });
    }
    if (length === undefined && isChunked) return sendRefusal(context, { code: 'badRequest', detail: say('sendLength') });
    return next();
  });
}
