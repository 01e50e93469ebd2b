import { type PictureSize, pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';

/** Fetches a picture of a design: the only place of the editor that knows where pictures are. @throws when it cannot be fetched */
export async function fetchPicture(image: DesignImage, size: PictureSize, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(resolvePicture(image, size), signal ? { signal } : {});
  if (!response.ok) throw new Error(`${image.type} ${image.assetId}: status ${response.status}`);
  return response.blob();
}

/** The address of a picture of a design, for what the browser shows itself. */
export function resolvePicture(image: DesignImage, size: PictureSize): string {
  return pictureAddress(image, size);
}
