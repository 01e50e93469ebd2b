import { getCover, postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign, postUserDesign, putUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { createItem, type ItemTools, loadItem, saveItem } from './save-item.ts';

/** The spec's draft and design calls. */
export function addItemRoutes(app: App, tools: ItemTools): void {
  answerCall(app, postDraft, async ({ body, makeOwner }) => succeed(await createItem(tools, makeOwner(), body)));
  answerCall(app, putDraft, ({ body, ownerId }) => saveItem(tools, ownerId, body));
  answerCall(app, getCover, async ({ params, ownerId }) => {
    const found = await loadItem(tools, ownerId, params.id);
    return found.ok ? succeed({ draftShareUrl: found.value.draftShareUrl }) : found;
  });
  answerCall(app, getUserDesign, async ({ query, ownerId }) => asItem(await loadItem(tools, ownerId, query.coverId)));
  answerCall(app, postUserDesign, async ({ body, makeOwner }) => succeed({ item: await createItem(tools, makeOwner(), body) }));
  answerCall(app, putUserDesign, async ({ body, ownerId }) => asItem(await saveItem(tools, ownerId, body)));
}

function asItem(result: Awaited<ReturnType<typeof loadItem>>) {
  return result.ok ? succeed({ item: result.value }) : result;
}
