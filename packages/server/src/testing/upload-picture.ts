import { type Asset, getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import sharp from 'sharp';
import type { Visitor } from './visitor.ts';

/** Uploads a plain picture as a visitor's own. Sizes in pixels. */
export async function uploadPicture(visitor: Visitor, width = 120, height = 80): Promise<Asset> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a03020' } })
    .jpeg()
    .toBuffer();
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension: 'jpg' } });
  await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return visitor.call(saveAsset, { body: { params: { location } } });
}
