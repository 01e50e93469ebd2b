import { type Asset, UPLOAD_EXTENSIONS, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';
import { putUpload, uploadFault } from './put-upload.ts';
import { apiMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(apiMessages);

type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

const TYPES: Readonly<Record<string, UploadExtension>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/heic': 'heic',
  'image/heif': 'heif',
};

/** The types that a file field accepts. */
export const PICTURE_FILES: Readonly<Record<string, string[]>> = { 'image/*': UPLOAD_EXTENSIONS.map((extension) => `.${extension}`) };

/**
 * Returns the extension by the media type; if the browser knows none, by the end of the name. Returns null for a file that is no picture.
 */
export function pictureExtension({ name, type }: Pick<File, 'name' | 'type'>): UploadExtension | null {
  return TYPES[type] ?? UPLOAD_EXTENSIONS.find((extension) => name.toLowerCase().endsWith(`.${extension}`)) ?? null;
}

/**
 * Brings an author's own picture to the server.
 * @param onProgress share of the bytes sent, 0 to 1.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<Asset, ApiFault>> {
  const extension = pictureExtension(file);
  if (!extension) return refuse(uploadFault(t('notAnImage')));
  const isHeic = extension === 'heic' || extension === 'heif';
  // The server may read what this browser cannot, so only the server refuses a picture.
  const jpeg = isHeic ? await jpegOf(file) : null;
  const put = await putUpload({ file: jpeg ?? file, extension: jpeg ? 'jpg' : extension, called: t('thePicture'), onProgress, signal });
  if (!put.ok) return put;
  return callApi(saveAsset, { body: { params: { location: put.value, name: file.name.slice(0, 200) } } }, signal);
}

/** At this quality the JPEG looks like the photograph. */
const JPEG_QUALITY = 0.95;

/** Converts a HEIC photo to JPEG, which the server reads; null if the browser cannot decode it. */
async function jpegOf(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }).catch(() => null);
  return jpeg && new File([jpeg], file.name, { type: 'image/jpeg' });
}

/** Converts an uploaded picture to the form that designs store. */
export function uploadedImage({ assetId, width, height }: Asset): DesignImage {
  return { type: 'UPLOAD', assetId, width, height, photographerName: null, profileLink: null, licence: null };
}
