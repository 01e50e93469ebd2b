import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { findFont } from './font-repository.ts';

/** Reads the file of one of the owner's fonts; null if it is missing. */
export async function readFontBytes(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  ownerId: string,
  assetId: string,
): Promise<Uint8Array | null> {
  const row = isUuid(assetId) ? await findFont(db, ownerId, assetId) : null;
  return row ? storage.get(row.fileKey) : null;
}
