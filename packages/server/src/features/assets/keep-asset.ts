import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Decoder } from '../../ports/decoder.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { findAssets } from './asset-repository.ts';
import { forgetIncoming, noteIncoming } from './incoming-repository.ts';
import { signAsset } from './sign-asset.ts';
import { storePicture } from './store-picture.ts';

export interface AssetTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly decoder: Decoder;
}

const HOUR = 3_600_000;

/** A place for one upload of this owner. It is noted, so that what is never saved is swept away. */
export async function offerUpload({ db, storage, clock, makeId }: AssetTools, ownerId: string, extension: string) {
  const now = clock.now();
  const location = `incoming/${ownerId}/${makeId()}.${extension}`;
  await noteIncoming(db, location, now);
  return { location, uploadUrl: storage.signUrl(location, 'PUT', new Date(now.getTime() + HOUR)) };
}

/** What this owner put at a location that was offered; null for anything else. It can be taken once. */
export async function takeIncoming({ db, storage }: Pick<AssetTools, 'db' | 'storage'>, ownerId: string | null, location: string) {
  if (ownerId === null || !new RegExp(`^incoming/${ownerId}/[0-9a-f-]{36}\\.[a-z]{3,4}$`).test(location)) return null;
  const bytes = await storage.get(location);
  if (!bytes) return null;
  await storage.delete(location);
  await forgetIncoming(db, [location]);
  return bytes;
}

/** What its owner says of an upload. */
export interface UploadNote {
  readonly location: string;
  readonly name?: string | undefined;
  /** Who brought it, for turns at the decoder: a group of addresses. */
  readonly from: string;
}

/** Takes an upload into the owner's pictures. */
export async function keepAsset(
  tools: AssetTools,
  ownerId: string | null,
  { location, name = '', from }: UploadNote,
): Promise<Result<Asset, Refusal>> {
  if (ownerId === null) return refuse({ code: 'assetNotFound' });
  const picture = await tools.decoder.normalisePicture({ load: () => takeIncoming(tools, ownerId, location), from });
  if (!picture.ok) return picture;
  const row = await storePicture(tools, ownerId, picture.value, { origin: 'upload', name: name.trim(), originalId: null });
  return succeed(signAsset(row, tools));
}

/** The owner's assets among these ids, with fresh addresses; missing ones are left out. */
export async function refreshAssets(tools: AssetTools, ownerId: string | null, ids: readonly string[]): Promise<readonly Asset[]> {
  if (ownerId === null) return [];
  const rows = await findAssets(tools.db, ownerId, [...new Set(ids)].filter(isUuid));
  return rows.map((row) => signAsset(row, tools));
}
