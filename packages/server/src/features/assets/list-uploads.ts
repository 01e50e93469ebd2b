import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { isUuid } from '../is-uuid.ts';
import { readCursor, writeCursor } from '../list-cursor.ts';
import { findUploads, markRemoved } from './asset-repository.ts';
import type { AssetTools } from './create-asset.ts';
import { signAsset } from './sign-asset.ts';
import { say } from '../../refusals/say.ts';

const PAGE_SIZE = 24;

/** Lists a page of the owner's uploads, newest first. */
export async function listOwnUploads(
  tools: AssetTools,
  ownerId: string | null,
  cursor: string | undefined,
): Promise<Result<{ assets: Asset[]; nextCursor: string | null }, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after)
    return refuse({
      code: 'badRequest',
      path: 'cursor',
      detail: say('badCursor'),
    });
  if (ownerId === null) return succeed({ assets: [], nextCursor: null });
  const rows = await findUploads(tools.db, ownerId, after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return succeed({
    assets: page.map((row) => signAsset(row, tools)),
    nextCursor: last && rows.length > PAGE_SIZE ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  });
}

/** Removes a picture from its owner's list, or restores it. */
export async function setRemoved(
  tools: AssetTools,
  ownerId: string | null,
  id: string,
  isRemoved: boolean,
): Promise<Result<Asset, Refusal>> {
  const row = ownerId !== null && isUuid(id) ? await markRemoved(tools.db, ownerId, id, isRemoved ? tools.clock.now() : null) : null;
  return row ? succeed(signAsset(row, tools)) : refuse({ code: 'assetNotFound' });
}
