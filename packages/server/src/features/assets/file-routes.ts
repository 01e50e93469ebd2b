import { createMiddleware } from 'hono/factory';
import type { App } from '../../http/handle-call.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { SignedMethod, SignedStorage } from '../../ports/storage.ts';
import { isStillDeleted } from '../files/deleted-files.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { mediaTypeOf } from './media-type-of.ts';

export interface FileTools {
  readonly db: Database;
  readonly storage: SignedStorage;
  readonly clock: Clock;
  readonly quotas: Quotas;
}

/** Adds routes that serve files and accept uploads at signed addresses, wherever the files are stored. */
export function addFileRoutes(app: App, { db, storage: files, clock, quotas }: FileTools): void {
  const checkSignature = createMiddleware(async (context, next) => {
    const key = context.req.path.slice('/files/'.length);
    const method: SignedMethod = context.req.method === 'PUT' ? 'PUT' : 'GET';
    const allowed = files.allows(key, method, context.req.query('expires') ?? '', context.req.query('signature') ?? '', clock.now());
    return allowed ? next() : sendRefusal(context, { code: 'badSignature' });
  });
  app.get('/files/*', checkSignature, async (context) => {
    const key = context.req.path.slice('/files/'.length);
    // A file that no row refers to is not served, even before the storage deletes it.
    const file = (await isStillDeleted(db, key)) ? null : await files.getStream(key);
    if (!file) return sendRefusal(context, { code: 'notFound' });
    return sendFile(context, file, { 'content-type': mediaTypeOf(key), 'cache-control': 'private, max-age=3600, immutable' });
  });
  app.put('/files/*', checkSignature, async (context) => {
    const length = Number(context.req.header('content-length') ?? 0);
    const allowed = await quotas.takeUpload(context.get('visit'), length);
    if (!allowed.ok) return sendRefusal(context, allowed.fault);
    const { body } = context.req.raw;
    const key = context.req.path.slice('/files/'.length);
    if (body) await files.putStream(key, body, length);
    else await files.put(key, new Uint8Array());
    return context.body(null, 204);
  });
}
