import { readFile } from 'node:fs/promises';
import type { PictureName, PictureSize } from '@coverwright/contracts/addresses/asset-addresses.ts';
import { type AssetRow, findAssets } from '../assets/asset-repository.ts';
import { isUuid } from '../is-uuid.ts';
import { type CopyTools, copiedAssetId } from '../stock/copy-picture.ts';
import { findCopyOf } from '../stock/copy-repository.ts';

/** The location of a picture: in the storage, or among the pictures of the product. */
export type ResolvedPicture =
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'library'; readonly path: string; readonly address: string };

/** Finds pictures by their reference in designs: type and asset id. Nothing else knows where pictures are. */
export interface PictureResolver {
  /** Returns null for an unknown picture, or one of another owner. Library pictures are for everybody. */
  find(ownerId: string | null, picture: PictureName, size: PictureSize): Promise<ResolvedPicture | null>;
  /** Reads the bytes for rendering. A stock picture that its owner has not copied is copied now. */
  read(ownerId: string, picture: PictureName, size: PictureSize): Promise<Uint8Array | null>;
}

/** The files of the embedded library. */
export interface LibraryFiles {
  readonly id: string;
  /** Returns the path and the public address of a picture; null for an unknown id. */
  fileOf(id: string, size: PictureSize): { readonly path: string; readonly address: string } | null;
}

const KEYS = { full: 'fullKey', regular: 'regularKey', thumb: 'thumbKey' } as const;

export function createPictureResolver(tools: CopyTools, library: LibraryFiles): PictureResolver {
  const { db, storage } = tools;
  const storedAt = async (ownerId: string, assetId: string | null, size: PictureSize): Promise<ResolvedPicture | null> => {
    const [row]: readonly AssetRow[] = assetId !== null && isUuid(assetId) ? await findAssets(db, ownerId, [assetId]) : [];
    return row ? { kind: 'stored', key: row[KEYS[size]] } : null;
  };
  const find = async (
    ownerId: string | null,
    { type, assetId }: PictureName,
    size: PictureSize,
    copyOf: (owner: string, source: string, id: string) => Promise<string | null>,
  ): Promise<ResolvedPicture | null> => {
    if (type === 'UPLOAD') return ownerId === null ? null : storedAt(ownerId, assetId, size);
    const id = assetId.startsWith(`${type}/`) ? assetId.slice(type.length + 1) : null;
    if (id === null) return null;
    if (type === library.id) {
      const file = library.fileOf(id, size);
      return file && { kind: 'library', ...file };
    }
    return ownerId === null ? null : storedAt(ownerId, await copyOf(ownerId, type, id), size);
  };
  const copiedAlready = async (owner: string, source: string, id: string) => {
    const copy = await findCopyOf(db, owner, source, id);
    return copy?.state === 'done' ? copy.assetId : null;
  };
  return {
    find: (ownerId, picture, size) => find(ownerId, picture, size, copiedAlready),
    async read(ownerId, picture, size) {
      // Library pictures are painted from their largest copy.
      const wanted = picture.type === library.id ? 'full' : size;
      const found = await find(ownerId, picture, wanted, (owner, source, id) => copiedAssetId(tools, owner, source, id));
      if (!found) return null;
      return found.kind === 'library' ? readFile(found.path) : storage.get(found.key);
    },
  };
}
