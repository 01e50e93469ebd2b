import { type UPLOAD_EXTENSIONS, getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';

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
  if (!extension) return refuse(sentence('JPEG, PNG and WebP pictures can be used; this file is none of them.'));
  const place = await callApi(getUploadUrl, { query: { extension } }, signal);
  if (!place.ok) return place;
  const { uploadUrl, location, maxBytes } = place.value;
  if (file.size > maxBytes) return refuse(sentence(`The picture is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`));
  const sent = await putFile(uploadUrl, file, onProgress, signal);
  if (!sent)
    return refuse(sentence(signal.aborted ? 'Cancelled.' : 'The picture did not get through. Check the connection and try again.'));
  const kept = await callApi(saveAsset, { body: { params: { location } } }, signal);
  if (!kept.ok) return kept;
  const { assetId, urls, width, height } = kept.value;
  return succeed({ type: 'UPLOAD', assetId, width, height, urls, photographerName: null, profileLink: null, licence: null });
}

/** `fetch` does not tell how much has been sent; the older request does. */
function putFile(address: string, file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(request.status >= 200 && request.status < 300));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

function sentence(message: string): ApiFault {
  return { code: 'upload', status: 0, message };
}
