import { type UPLOAD_EXTENSIONS, getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import type { FONT_EXTENSIONS } from '@coverwright/contracts/calls/fonts.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';
import { apiMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(apiMessages);

/** A file to upload to the server. */
export interface Upload {
  readonly file: File;
  readonly extension: (typeof UPLOAD_EXTENSIONS)[number] | (typeof FONT_EXTENSIONS)[number];
  /** The name of the file for the author, at the start of a sentence: `The picture`. */
  readonly called: string;
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file to the address that the server gives. @returns the location to name when the file is saved */
export async function putUpload({ file, extension, called, onProgress, signal }: Upload): Promise<Result<string, ApiFault>> {
  const place = await callApi(getUploadUrl, { query: { extension } }, signal);
  if (!place.ok) return place;
  const { uploadUrl, location, maxBytes } = place.value;
  if (file.size > maxBytes) return refuse(uploadFault(t('fileTooLarge', { file: called, limit: Math.floor(maxBytes / 1024 / 1024) })));
  if (await putFile(uploadUrl, file, onProgress, signal)) return succeed(location);
  return refuse(uploadFault(signal.aborted ? t('canceled') : t('notUploaded', { file: called })));
}

export function uploadFault(message: string): ApiFault {
  return { code: 'upload', status: 0, message };
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function putFile(address: string, file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(request.status >= 200 && request.status < 300));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.send(file);
  });
}
