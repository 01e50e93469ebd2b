import { markFilesDeleted } from '../files/deleted-files.ts';
import type { Asset } from '@coverwright/contracts/calls/assets.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Decoder } from '../../ports/decoder.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { findAssets } from './asset-repository.ts';
import { deleteIncomingUpload, hasIncomingUpload, insertIncomingUpload } from './incoming-repository.ts';
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

/** Creates an address for an upload of this owner. It is stored, so that an unused upload is deleted later. */
export async function createUpload({ db, storage, clock, makeId }: AssetTools, ownerId: string, extension: string) {
  const now = clock.now();
  const location = `incoming/${ownerId}/${makeId()}.${extension}`;
  await insertIncomingUpload(db, location, now);
  return { location, uploadUrl: storage.signUrl(location, 'PUT', new Date(now.getTime() + HOUR)) };
}

type IncomingTools = Pick<AssetTools, 'db' | 'storage'>;

/** Reads an upload of this owner by its location; null for anything else. It stays there until `deleteIncoming`. */
export async function readIncoming({ db, storage }: IncomingTools, ownerId: string | null, location: string) {
  if (ownerId === null || !new RegExp(`^incoming/${ownerId}/[0-9a-f-]{36}\\.[a-z]{3,4}$`).test(location)) return null;
  return (await hasIncomingUpload(db, location)) ? storage.get(location) : null;
}

/** Deletes an upload after it was stored as an asset, or refused. */
export async function deleteIncoming({ db }: Pick<AssetTools, 'db'>, location: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await deleteIncomingUpload(transaction, [location]);
    await markFilesDeleted(transaction, [location]);
  });
}

/** The owner's statements about an upload. */
export interface UploadClaim {
  readonly location: string;
  readonly name?: string | undefined;
  /** The network of the uploader, for fair turns at the decoder. */
  readonly from: string;
}

/** Adds an upload to the owner's pictures. */
export async function createAsset(
  tools: AssetTools,
  ownerId: string | null,
  { location, name = '', from }: UploadClaim,
): Promise<Result<Asset, Refusal>> {
  if (ownerId === null) return refuse({ code: 'assetNotFound' });
  let isThere = false;
  const load = async () => {
    const bytes = await readIncoming(tools, ownerId, location);
    isThere = bytes !== null;
    return bytes;
  };
  const picture = await tools.decoder.normalisePicture({ load, from });
  if (!picture.ok) {
    // A busy decoder has not judged the picture, so the upload stays.
    if (isThere && picture.fault.code !== 'uploadsBusy') await deleteIncoming(tools, location);
    return picture;
  }
  const row = await storePicture(tools, ownerId, picture.value, { origin: 'upload', name: name.trim(), originalId: null });
  // The upload is deleted only now, so that it can be used again if the storage fails before. Leftover uploads are swept away in time.
  await deleteIncoming(tools, location).catch(() => {});
  return succeed(signAsset(row, tools));
}

/** Returns the owner's assets among these ids with fresh addresses; missing ones are left out. */
export async function refreshAssets(tools: AssetTools, ownerId: string | null, ids: readonly string[]): Promise<readonly Asset[]> {
  if (ownerId === null) return [];
  const rows = await findAssets(tools.db, ownerId, [...new Set(ids)].filter(isUuid));
  return rows.map((row) => signAsset(row, tools));
}
