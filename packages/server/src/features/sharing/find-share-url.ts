import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { getCover } from '@coverwright/contracts/calls/covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Database } from '../../ports/database.ts';
import { findItem } from '../items/item-repository.ts';
import { findShareOfItem } from './share-repository.ts';

/** Returns the address of the owner's shared cover, and whether the page still shows an earlier state. */
export async function findShareUrl(
  { db }: { readonly db: Database },
  ownerId: string | null,
  id: string,
): Promise<Result<AnswerOf<typeof getCover>, Refusal>> {
  const item = await findItem(db, ownerId, id);
  if (!item) return refuse({ code: 'itemNotFound' });
  const { draftShareUrl } = item;
  const share = draftShareUrl === null ? null : await findShareOfItem(db, item.id);
  const isOld = share?.state === 'failed' && !isDeepStrictEqual(share.shownDesign, share.design);
  return succeed({
    draftShareUrl,
    ...(isOld ? { isDraftShareOld: true } : {}),
    ...(share?.message ? { draftShareMessage: share.message } : {}),
  });
}
