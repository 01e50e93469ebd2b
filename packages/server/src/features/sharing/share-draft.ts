import type { BodyOf } from '@coverwright/contracts/calls/call.ts';
import type { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { isTakenDown } from '../takedowns/takedown-repository.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { createToken } from '../../auth/token.ts';
import type { JobName } from '../../jobs/job-names.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import { findItem } from '../items/item-repository.ts';
import { type ChangeTools, createItem, type ItemTools, saveItem } from '../items/save-item.ts';
import { shownDesign } from '../items/shown-design.ts';
import { hashDesign } from '../pictures/create-picture-painter.ts';
import { deleteShare, findShareOfItem, setShareUrl, updateShareMessage, upsertShare } from './share-repository.ts';

export interface ShareTools extends ChangeTools {
  readonly queue: JobQueue<JobName>;
}

/** Time in milliseconds after which a worker counts as dead. */
const PATIENCE_MS = 5 * 60_000;

const MISSING = refuse({ code: 'itemNotFound' } as const);

/**
 * Requests the rendering of a draft's page, unless it shows this document already.
 * @returns hasGenerated: true while pictures are being rendered, so that the client polls the item for the address
 */
export async function shareDraft(
  tools: ShareTools,
  ownerId: string | null,
  makeOwner: () => string,
  { designs, id, saveAsDraft, currentFormat }: BodyOf<typeof createDraftShare>,
): Promise<Result<{ readonly hasGenerated: boolean; readonly _id: string }, Refusal>> {
  const { db, queue, clock, makeId } = tools;
  if (id === null || id === undefined) {
    const made = await createItem(tools, makeOwner(), { designs, currentFormat });
    return shareDraft(tools, makeOwner(), makeOwner, { designs, id: made._id, saveAsDraft: false, currentFormat });
  }
  const item = await findItem(db, ownerId, id);
  if (!item) return MISSING;
  if (await isTakenDown(db, item.id)) return refuse({ code: 'takenDown' });
  if (saveAsDraft) {
    const event = item.state === 'revision' ? 'saveRevision' : 'saveDraft';
    const saved = await saveItem(tools, item.ownerId, event, { _id: item.id, designs, currentFormat });
    if (!saved.ok) return saved;
  }
  const design = shownDesign(designs, currentFormat ?? item.currentFormat);
  const documentHash = hashDesign(design, 'share');
  const known = await findShareOfItem(db, item.id);
  const now = clock.now();
  if (known?.documentHash === documentHash) {
    if (known.state === 'done') return succeed({ hasGenerated: false, _id: item.id });
    // A second request for the same draft does not paint it again.
    if (known.state === 'queued' && now.getTime() - known.updatedAt.getTime() < PATIENCE_MS)
      return succeed({ hasGenerated: true, _id: item.id });
  }
  const share = await db.transaction(async (transaction) => {
    // The share is locked before its cover, as the job that paints it does: in another order two transactions could wait for each other.
    const put = await upsertShare(transaction, {
      id: makeId(),
      ownerId: item.ownerId,
      itemId: item.id,
      token: createToken(),
      state: 'queued',
      format: design.format,
      design,
      documentHash,
      message: null,
      shownDesign: null,
      pictures: {},
      createdAt: now,
      updatedAt: now,
    });
    await setShareUrl(transaction, item.id, null);
    return put;
  });
  await queue.send('render-share', { id: share.id });
  return succeed({ hasGenerated: true, _id: item.id });
}

/** Sets the message above the cover on the page of a shared draft. */
export async function setShareMessage(
  { db }: ItemTools,
  ownerId: string | null,
  id: string,
  message: string,
): Promise<Result<{ readonly message: string }, Refusal>> {
  const item = await findItem(db, ownerId, id);
  if (!item || !(await updateShareMessage(db, item.id, message || null))) return MISSING;
  return succeed({ message });
}

/** Revokes a shared draft, and deletes its pictures. */
export async function revokeShare(
  { db }: ItemTools,
  ownerId: string | null,
  id: string,
): Promise<Result<{ readonly draftShareUrl: null }, Refusal>> {
  const item = await findItem(db, ownerId, id);
  if (!item) return MISSING;
  await db.transaction(async (transaction) => {
    await deleteShare(transaction, item.id);
    await setShareUrl(transaction, item.id, null);
  });
  return succeed({ draftShareUrl: null });
}
