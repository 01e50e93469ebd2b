import { createMiddleware } from 'hono/factory';
import { sendRefusal } from './send-refusal.ts';
import { say } from '../refusals/say.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum size of JSON: a design with every box filled has less than 200 KB, and four formats less than one megabyte. */
export const JSON_BYTES = 4 * MEGABYTE;
/** Maximum size of an upload, enough for an uncompressed scan of a whole wrap. */
export const UPLOAD_BYTES = 60 * MEGABYTE;

/**
 * Refuses bodies that are too large before reading them. A body must have a Content-Length, because responding during an endless body would
 * close the connection.
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
