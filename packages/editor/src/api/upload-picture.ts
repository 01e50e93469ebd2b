import { type UPLOAD_EXTENSIONS, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';
import { putUpload, uploadFault } from './put-upload.ts';

type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

const TYPES: Readonly<Record<string, UploadExtension>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** What a file field accepts. */
export const PICTURE_TYPES: readonly string[] = Object.keys(TYPES);

/**
 * Brings an author's own picture to the server.
 * @param onProgress share of the bytes sent, 0 to 1.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<DesignImage, ApiFault>> {
  const extension = TYPES[file.type];
  if (!extension) return refuse(uploadFault('JPEG, PNG and WebP pictures can be used; this file is none of them.'));
  const put = await putUpload({ file, extension, called: 'The picture', onProgress, signal });
  if (!put.ok) return put;
  const kept = await callApi(saveAsset, { body: { params: { location: put.value } } }, signal);
  if (!kept.ok) return kept;
  const { assetId, urls, width, height } = kept.value;
  return succeed({ type: 'UPLOAD', assetId, width, height, urls, photographerName: null, profileLink: null, licence: null });
}
