import { type Asset, getSignedAssetUrls } from '@coverwright/contracts/calls/assets.ts';
import { getCutoutCredits, removeImageBackground, saveCutout } from '@coverwright/contracts/calls/cutouts.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import { putUpload } from '../api/put-upload.ts';
import { uploadedImage } from '../api/upload-picture.ts';
import { cutOutMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(cutOutMessages);

/** A picture without its background, and the number of removals that are left. */
export interface RemovedBackground {
  readonly image: DesignImage;
  readonly creditsRemaining: number;
}

/** Has the server remove a background. The credit of the picture's maker stays. */
export async function removeBackground(image: DesignImage, signal: AbortSignal): Promise<Result<RemovedBackground, ApiFault>> {
  const { type, assetId } = image;
  const answer = await callApi(removeImageBackground, { body: { type, assetId } }, signal);
  if (!answer.ok) return answer;
  return succeed({ image: cutOutOf(image, answer.value.asset), creditsRemaining: answer.value.creditsRemaining });
}

/** Returns the number of removals that are left; null if the request fails. */
export async function readCredits(signal: AbortSignal): Promise<number | null> {
  const answer = await callApi(getCutoutCredits, {}, signal);
  return answer.ok ? answer.value.creditsRemaining : null;
}

/** Has the server cut a picture out along a painted mask. @param mask a PNG, white where the picture stays */
export async function cutByHand(image: DesignImage, mask: Blob, signal: AbortSignal): Promise<Result<DesignImage, ApiFault>> {
  const file = new File([mask], 'mask.png', { type: 'image/png' });
  const put = await putUpload({ file, extension: 'png', called: t('theMask'), onProgress: () => {}, signal });
  if (!put.ok) return put;
  const { type, assetId } = image;
  const answer = await callApi(saveCutout, { body: { params: { original: { type, assetId }, location: put.value } } }, signal);
  return answer.ok ? succeed(cutOutOf(image, answer.value)) : answer;
}

/** Returns the picture that an upload was cut out of; null for one that is no cut-out. */
export async function readOriginal({ type, assetId }: DesignImage, signal: AbortSignal): Promise<Result<Asset | null, ApiFault>> {
  if (type !== 'UPLOAD') return succeed(null);
  const asset = await callApi(getSignedAssetUrls, { query: { assetId } }, signal);
  if (!asset.ok || asset.value.originalId === null) return asset.ok ? succeed(null) : asset;
  return callApi(getSignedAssetUrls, { query: { assetId: asset.value.originalId } }, signal);
}

function cutOutOf({ photographerName, profileLink, licence }: DesignImage, asset: Asset): DesignImage {
  return { ...uploadedImage(asset), photographerName, profileLink, licence };
}
