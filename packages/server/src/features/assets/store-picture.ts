import { putFiles } from '../files/put-files.ts';
import { createHash } from 'node:crypto';
import type { AssetTools } from './create-asset.ts';
import { type AssetRow, insertAsset } from './asset-repository.ts';
import type { NormalisedPicture } from '../../ports/decoder.ts';

/** The origin and the name of a picture. */
export type PictureOrigin = Pick<AssetRow, 'origin' | 'name' | 'originalId'>;

/** Stores a checked picture as one of the owner's. */
export async function storePicture(
  { db, storage, clock, makeId }: AssetTools,
  ownerId: string,
  { full, regular, thumb, extension, copyExtension, width, height }: NormalisedPicture,
  origin: PictureOrigin,
): Promise<AssetRow> {
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
    ...origin,
    removedAt: null,
    sweptAt: null,
    createdAt: clock.now(),
  };
  const files = new Map([
    [row.fullKey, full],
    [row.regularKey, regular],
    [row.thumbKey, thumb],
  ]);
  await putFiles({ db, storage }, files, (transaction) => insertAsset(transaction, row));
  return row;
}
