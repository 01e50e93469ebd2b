import {
  completeRevision as completeRevisionCall,
  createRevisionDraft,
  deleteCover,
  duplicateCover,
  getCover,
  listCovers,
  postDraft,
  putDraft,
  putRevision,
  renameCover,
  restoreCover,
} from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign, postUserDesign, putUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { PurchaseTools } from '../orders/check-purchase.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { findShareUrl } from '../sharing/find-share-url.ts';
import { completeRevision } from './complete-revision.ts';
import { listOwnItems } from './list-own-items.ts';
import { duplicateItem, reviseItem, setDeleted } from './revise-item.ts';
import { renameItem } from './rename-item.ts';
import { type ChangeTools, createItem, loadItem, saveItem, saveItemBriefly } from './save-item.ts';

/** Adds the calls for drafts and designs, and the lists of an account. */
export function addItemRoutes(app: App, tools: ChangeTools & PurchaseTools & { readonly quotas: Quotas }): void {
  const { quotas } = tools;
  handleCall(app, postDraft, async ({ body, makeOwner, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? succeed(await createItem(tools, makeOwner(), body)) : allowed;
  });
  handleCall(app, putDraft, ({ body, ownerId }) => (body.isBrief ? saveItemBriefly : saveItem)(tools, ownerId, 'saveDraft', body));
  handleCall(app, putRevision, ({ body, ownerId }) => (body.isBrief ? saveItemBriefly : saveItem)(tools, ownerId, 'saveRevision', body));
  handleCall(app, createRevisionDraft, ({ body, ownerId }) => reviseItem(tools, ownerId, body.id));
  handleCall(app, completeRevisionCall, ({ body, ownerId }) => completeRevision(tools, ownerId, body));
  handleCall(app, renameCover, ({ params, body, ownerId }) => renameItem(tools, ownerId, params.id, body.title));
  handleCall(app, listCovers, ({ query, ownerId }) => listOwnItems(tools, ownerId, query));
  handleCall(app, deleteCover, ({ params, ownerId }) => setDeleted(tools, ownerId, params.id, true));
  handleCall(app, restoreCover, ({ params, ownerId }) => setDeleted(tools, ownerId, params.id, false));
  handleCall(app, duplicateCover, async ({ params, ownerId, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? duplicateItem(tools, ownerId, params.id) : allowed;
  });
  handleCall(app, getCover, ({ params, ownerId }) => findShareUrl(tools, ownerId, params.id));
  handleCall(app, getUserDesign, async ({ query, ownerId }) => asItem(await loadItem(tools, ownerId, query.coverId)));
  handleCall(app, postUserDesign, async ({ body, makeOwner, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? succeed({ item: await createItem(tools, makeOwner(), body) }) : allowed;
  });
  handleCall(app, putUserDesign, async ({ body, ownerId }) =>
    asItem(await saveItem(tools, ownerId, body.isRevision ? 'saveRevision' : 'saveDraft', body)),
  );
}

function asItem(result: Awaited<ReturnType<typeof loadItem>>) {
  return result.ok ? succeed({ item: result.value }) : result;
}
