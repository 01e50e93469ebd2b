import { createDraftShare, deleteDraftShare, putShareMessage } from '@coverwright/contracts/calls/sharing.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { isLinkTakenDown } from '../takedowns/takedown-repository.ts';
import { revokeShare, setShareMessage, shareDraft, type ShareTools } from './share-draft.ts';
import { findShareByToken } from './share-repository.ts';

/** Adds the calls for sharing drafts, and for the pictures of their pages. */
export function addSharingRoutes(app: App, tools: ShareTools): void {
  handleCall(app, createDraftShare, ({ body, ownerId, makeOwner }) => shareDraft(tools, ownerId, makeOwner, body));
  handleCall(app, deleteDraftShare, ({ params, ownerId }) => revokeShare(tools, ownerId, params.id));
  handleCall(app, putShareMessage, ({ params, body, ownerId }) => setShareMessage(tools, ownerId, params.id, body.message));
  app.get('/media/:token/:file{[a-z-]+\\.jpeg}', async (context) => {
    const share = await findShareByToken(tools.db, context.req.param('token'));
    const name = context.req.param('file').slice(0, -'.jpeg'.length);
    const key = share && new Map(Object.entries(share.pictures)).get(name);
    const bytes = key ? await tools.storage.get(key) : null;
    if (!bytes)
      return sendRefusal(context, { code: (await isLinkTakenDown(tools.db, context.req.param('token'))) ? 'takenDown' : 'notFound' });
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      // Other sites show the card, and a revoked share has to disappear there soon too.
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
  });
}
