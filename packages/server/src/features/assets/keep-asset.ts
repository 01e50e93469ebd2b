import { createHash } from 'node:crypto';
import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { type AssetRow, findAssets, insertAsset } from './asset-repository.ts';
import { normalisePicture } from './normalise-picture.ts';

export interface AssetTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

const HOUR = 3_600_000;

/** A place for one upload of this owner. */
export function offerUpload({ storage, clock, makeId }: AssetTools, ownerId: string, extension: string) {
  const location = `incoming/${ownerId}/${makeId()}.${extension}`;
  return { location, uploadUrl: storage.signUrl(location, 'PUT', new Date(clock.now().getTime() + HOUR)) };
}

/** What this owner put at a location that was offered; null for anything else. It can be taken once. */
export async function takeIncoming({ storage }: Pick<AssetTools, 'storage'>, ownerId: string | null, location: string) {
  if (ownerId === null || !new RegExp(`^incoming/${ownerId}/[0-9a-f-]{36}\\.[a-z]{3,4}$`).test(location)) return null;
  const bytes = await storage.get(location);
  if (bytes) await storage.delete(location);
  return bytes;
}

/** Takes an upload into the owner's pictures. */
export async function keepAsset(tools: AssetTools, ownerId: string | null, location: string): Promise<Result<Asset, Refusal>> {
  const { db, storage, clock, makeId } = tools;
  const bytes = await takeIncoming(tools, ownerId, location);
  if (!bytes || ownerId === null) return refuse({ code: 'assetNotFound' });
  const picture = await normalisePicture(bytes);
  if (!picture.ok) return picture;
  const { full, regular, thumb, extension, copyExtension, width, height } = picture.value;
  const id = makeId();
  const folder = `assets/${ownerId}/${id}`;
  const row: AssetRow = {
    id,
    ownerId,
    width,
    height,
    bytes: full.byteLength,
    sha256: createHash('sha256').update(full).digest('hex'),
    fullKey: `${folder}/full.${extension}`,
    regularKey: `${folder}/regular.${copyExtension}`,
    thumbKey: `${folder}/thumb.${copyExtension}`,
    createdAt: clock.now(),
  };
  await Promise.all([storage.put(row.fullKey, full), storage.put(row.regularKey, regular), storage.put(row.thumbKey, thumb)]);
  await insertAsset(db, row);
  return succeed(signAsset(row, tools));
}

/** The owner's assets among these ids, with fresh addresses; missing ones are left out. */
export async function refreshAssets(tools: AssetTools, ownerId: string | null, ids: readonly string[]): Promise<readonly Asset[]> {
  if (ownerId === null) return [];
  const rows = await findAssets(tools.db, ownerId, [...new Set(ids)].filter(isUuid));
  return rows.map((row) => signAsset(row, tools));
}

/** Addresses hold for one to two hours, and are the same within the hour so that browsers can keep what they fetched. */
export function signUntil(clock: Clock): Date {
  return new Date((Math.floor(clock.now().getTime() / HOUR) + 2) * HOUR);
}

function signAsset(row: AssetRow, { storage, clock }: Pick<AssetTools, 'storage' | 'clock'>): Asset {
  const expires = signUntil(clock);
  const sign = (key: string) => storage.signUrl(key, 'GET', expires);
  return {
    _id: row.id,
    assetId: row.id,
    type: 'UPLOAD',
    urls: { full: sign(row.fullKey), regular: sign(row.regularKey), thumb: sign(row.thumbKey) },
    width: row.width,
    height: row.height,
  };
}
