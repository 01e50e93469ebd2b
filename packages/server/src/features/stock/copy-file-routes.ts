import type { App } from '../../http/answer-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { findAssets } from '../assets/asset-repository.ts';
import { mediaTypeOf } from '../assets/media-type-of.ts';
import { isUuid } from '../is-uuid.ts';
import { findCopy } from './copy-repository.ts';

const KEYS = { full: 'fullKey', regular: 'regularKey', thumb: 'thumbKey' } as const;

/** Serves the copies of chosen pictures, each to its owner alone. */
export function addCopyFileRoutes(app: App, { db, storage }: { readonly db: Database; readonly storage: Storage }): void {
  app.get('/api/stock/copies/:id/:size{full|regular|thumb}', async (context) => {
    const ownerId = context.get('owner').ownerId();
    const { id, size } = context.req.param();
    const copy = ownerId !== null && isUuid(id) ? await findCopy(db, ownerId, id) : null;
    const [asset] = copy?.assetId && ownerId !== null ? await findAssets(db, ownerId, [copy.assetId]) : [];
    const key = asset && (size === 'full' || size === 'regular' || size === 'thumb') ? asset[KEYS[size]] : null;
    const bytes = key && (await storage.get(key));
    if (!key || !bytes) return sendRefusal(context, { code: 'assetNotFound' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': mediaTypeOf(key),
      'cache-control': 'private, max-age=86400, immutable',
    });
  });
}
