import { PICTURE_SIZES } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { Context } from 'hono';
import type { App } from '../../http/handle-call.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { mediaTypeOf } from '../assets/media-type-of.ts';
import { findFont } from '../fonts/font-repository.ts';
import { isUuid } from '../is-uuid.ts';
import type { PictureResolver } from './resolve-picture.ts';

interface PictureRouteTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly pictures: PictureResolver;
}

/**
 * Serves the pictures and fonts of designs by id, at addresses that never change. Uploads, copies and fonts are only for their owner;
 * library pictures redirect to their public address, which browsers have in their cache.
 */
export function addPictureRoutes(app: App, { db, storage, pictures }: PictureRouteTools): void {
  app.get('/api/pictures/:type/:id/:size', async (context) => {
    const { type, id, size: wanted } = context.req.param();
    const size = PICTURE_SIZES.find((known) => known === wanted);
    const picture = { type, assetId: type === 'UPLOAD' ? id : `${type}/${id}` };
    const found = size ? await pictures.find(context.get('owner').ownerId(), picture, size) : null;
    if (!found) return sendRefusal(context, { code: 'assetNotFound' });
    if (found.kind === 'stored') return sendStored(context, storage, found.key);
    context.header('cache-control', 'public, max-age=3600');
    return context.redirect(found.address, 302);
  });
  app.get('/api/fonts/:id', async (context) => {
    const ownerId = context.get('owner').ownerId();
    const id = context.req.param('id');
    const font = ownerId !== null && isUuid(id) ? await findFont(db, ownerId, id) : null;
    return font ? sendStored(context, storage, font.fileKey) : sendRefusal(context, { code: 'assetNotFound' });
  });
}

/** Sends a stored file. A key is never overwritten, so that it is a strong entity tag, and browsers may cache the file. */
async function sendStored(context: Context<{ Variables: RequestFacts }>, storage: Storage, key: string): Promise<Response> {
  const tag = `"${key}"`;
  const headers = { 'cache-control': 'private, max-age=31536000, immutable', etag: tag };
  if (context.req.header('if-none-match') === tag) return context.body(null, 304, headers);
  const file = await storage.getStream(key);
  if (!file) return sendRefusal(context, { code: 'assetNotFound' });
  return sendFile(context, file, { ...headers, 'content-type': mediaTypeOf(key) });
}
