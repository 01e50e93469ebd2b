import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { findAssets } from './asset-repository.ts';

/** The full-size bytes of one of the owner's own pictures, or null. */
export async function readUploadBytes(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  ownerId: string,
  assetId: string,
): Promise<Uint8Array | null> {
  const [row] = isUuid(assetId) ? await findAssets(db, ownerId, [assetId]) : [];
  return row ? storage.get(row.fullKey) : null;
}
