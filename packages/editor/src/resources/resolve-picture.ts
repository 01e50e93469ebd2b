import { type PictureSize, pictureAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';

/** Loads a picture of a design. Only this module knows the addresses of pictures. @throws if the picture cannot be loaded */
export async function fetchPicture(image: DesignImage, size: PictureSize, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(resolvePicture(image, size), signal ? { signal } : {});
  if (!response.ok) throw new Error(`${image.type} ${image.assetId}: status ${response.status}`);
  return response.blob();
}

/** Returns the address of a picture, for the browser's own `img` elements. */
export function resolvePicture(image: DesignImage, size: PictureSize): string {
  return pictureAddress(image, size);
}
