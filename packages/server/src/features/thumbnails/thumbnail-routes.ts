import type { App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { ThumbnailService } from './create-thumbnail-service.ts';

/** The kinds of pictures by address. */
const KINDS = [
  { path: 'thumbnail', kind: 'front', type: 'image/jpeg' },
  { path: 'large', kind: 'large', type: 'image/jpeg' },
  { path: 'book', kind: 'book', type: 'image/webp' },
] as const;

/** Serves the pictures of covers to their owners. The address contains the time of the save, so that browsers may cache it. */
export function addThumbnailRoutes(app: App, { thumbnails }: { readonly thumbnails: ThumbnailService }): void {
  for (const { path, kind, type } of KINDS) {
    app.get(`/api/covers/cover/:id/${path}`, async (context) => {
      const bytes = await thumbnails.paint(context.get('owner').ownerId(), context.req.param('id') ?? '', kind);
      if (!bytes) return sendRefusal(context, { code: 'itemNotFound' });
      return context.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'cache-control': 'private, max-age=86400, immutable',
      });
    });
  }
}
