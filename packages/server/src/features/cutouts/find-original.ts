import type { PictureName } from '@coverwright/contracts/addresses/asset-addresses.ts';
import { type AssetRow, findAssets } from '../assets/asset-repository.ts';
import { isUuid } from '../is-uuid.ts';
import { type CopyTools, copiedAssetId } from '../stock/copy-picture.ts';

/** Returns the owner's own picture of a reference. A stock picture is copied first, because its cut-out must outlive it. */
export async function findOriginal(tools: CopyTools, ownerId: string, { type, assetId }: PictureName): Promise<AssetRow | null> {
  const prefix = `${type}/`;
  const id =
    type === 'UPLOAD'
      ? assetId
      : assetId.startsWith(prefix)
        ? await copiedAssetId(tools, ownerId, type, assetId.slice(prefix.length))
        : null;
  const [row] = id !== null && isUuid(id) ? await findAssets(tools.db, ownerId, [id]) : [];
  return row ?? null;
}
