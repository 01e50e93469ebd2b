import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { findAssets } from './asset-repository.ts';

/** `full` is what was uploaded; `regular` is a copy of at most 2400 pixels a side, enough for screens. */
export type CopySize = 'full' | 'regular';

/** The bytes of one of the owner's own pictures, or null. */
export async function readUploadBytes(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  ownerId: string,
  assetId: string,
  size: CopySize = 'full',
): Promise<Uint8Array | null> {
  const [row] = isUuid(assetId) ? await findAssets(db, ownerId, [assetId]) : [];
  return row ? storage.get(size === 'full' ? row.fullKey : row.regularKey) : null;
}
