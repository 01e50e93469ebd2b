import type { App } from '../../http/answer-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { ThumbnailDesk } from './open-thumbnail-desk.ts';

/** Serves the fronts of covers, each to its owner alone. The address names the save that is shown, so that browsers may keep it. */
export function addThumbnailRoutes(app: App, { thumbnails }: { readonly thumbnails: ThumbnailDesk }): void {
  app.get('/api/covers/cover/:id/thumbnail', async (context) => {
    const bytes = await thumbnails.paint(context.get('owner').ownerId(), context.req.param('id'));
    if (!bytes) return sendRefusal(context, { code: 'itemNotFound' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400, immutable',
    });
  });
}
