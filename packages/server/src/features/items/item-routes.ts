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
import { answerCall, type App } from '../../http/answer-call.ts';
import type { PurchaseTools } from '../orders/check-purchase.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { findShareUrl } from '../sharing/find-share-url.ts';
import { completeRevision } from './complete-revision.ts';
import { listOwnItems } from './list-own-items.ts';
import { duplicateItem, reviseItem, setDeleted } from './revise-item.ts';
import { renameItem } from './rename-item.ts';
import { createItem, type ItemTools, loadItem, saveItem } from './save-item.ts';

/** The spec's draft and design calls, and the lists of an account. */
export function addItemRoutes(app: App, tools: ItemTools & PurchaseTools & { readonly quotas: Quotas }): void {
  const { quotas } = tools;
  answerCall(app, postDraft, async ({ body, makeOwner, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? succeed(await createItem(tools, makeOwner(), body)) : allowed;
  });
  answerCall(app, putDraft, ({ body, ownerId }) => saveItem(tools, ownerId, 'saveDraft', body));
  answerCall(app, putRevision, ({ body, ownerId }) => saveItem(tools, ownerId, 'saveRevision', body));
  answerCall(app, createRevisionDraft, ({ body, ownerId }) => reviseItem(tools, ownerId, body.id));
  answerCall(app, completeRevisionCall, ({ body, ownerId }) => completeRevision(tools, ownerId, body));
  answerCall(app, renameCover, ({ params, body, ownerId }) => renameItem(tools, ownerId, params.id, body.title));
  answerCall(app, listCovers, ({ query, ownerId }) => listOwnItems(tools, ownerId, query));
  answerCall(app, deleteCover, ({ params, ownerId }) => setDeleted(tools, ownerId, params.id, true));
  answerCall(app, restoreCover, ({ params, ownerId }) => setDeleted(tools, ownerId, params.id, false));
  answerCall(app, duplicateCover, async ({ params, ownerId, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? duplicateItem(tools, ownerId, params.id) : allowed;
  });
  answerCall(app, getCover, ({ params, ownerId }) => findShareUrl(tools, ownerId, params.id));
  answerCall(app, getUserDesign, async ({ query, ownerId }) => asItem(await loadItem(tools, ownerId, query.coverId)));
  answerCall(app, postUserDesign, async ({ body, makeOwner, visit }) => {
    const allowed = await quotas.takeDraft(visit);
    return allowed.ok ? succeed({ item: await createItem(tools, makeOwner(), body) }) : allowed;
  });
  answerCall(app, putUserDesign, async ({ body, ownerId }) =>
    asItem(await saveItem(tools, ownerId, body.isRevision ? 'saveRevision' : 'saveDraft', body)),
  );
}

function asItem(result: Awaited<ReturnType<typeof loadItem>>) {
  return result.ok ? succeed({ item: result.value }) : result;
}
