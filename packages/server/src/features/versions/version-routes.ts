import { listVersions, nameVersion, restoreVersion } from '@coverwright/contracts/calls/versions.ts';
import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { Storage } from '../../ports/storage.ts';
import type { PicturePainter } from '../pictures/create-picture-painter.ts';
import type { VersionTools } from './create-version.ts';
import { listOwnVersions, nameOwnVersion, paintVersion, restoreOwnVersion } from './own-versions.ts';

/** Adds the calls for a cover's versions: list, pictures, name and restore. */
export function addVersionRoutes(
  app: App,
  tools: VersionTools & { readonly storage: Storage; readonly picturePainter: PicturePainter; readonly payments: PaymentProvider | null },
): void {
  handleCall(app, listVersions, ({ params, ownerId }) => listOwnVersions(tools, ownerId, params.id));
  handleCall(app, nameVersion, ({ params, body, ownerId }) => nameOwnVersion(tools, ownerId, params, body.name));
  handleCall(app, restoreVersion, ({ params, ownerId }) => restoreOwnVersion(tools, ownerId, params));
  app.get('/api/covers/cover/:id/versions/:versionId/picture', async (context) => {
    const format = formatIdSchema.safeParse(context.req.query('format')).data;
    const isSmall = context.req.query('size') !== 'large';
    const painted = await paintVersion(tools, context.get('owner').ownerId(), context.req.param(), { format, isSmall });
    if (!painted) return sendRefusal(context, { code: 'itemNotFound' });
    return context.body(new Uint8Array(painted.bytes), 200, {
      'content-type': 'image/jpeg',
      // A version never changes, but its picture is reduced until its cover is bought.
      'cache-control': painted.isReduced ? 'private, no-cache' : 'private, max-age=86400, immutable',
    });
  });
}
