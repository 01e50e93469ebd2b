import type { DesignFile } from '@coverwright/core/design-file/read-design-file.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { mapPictures } from '@coverwright/core/design/map-pictures.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { ApiFault } from '../api/call-api.ts';
import { uploadFault } from '../api/put-upload.ts';
import { uploadFont } from '../api/upload-font.ts';
import { uploadPicture, uploadedImage } from '../api/upload-picture.ts';
import { type AvailableAssets, findAvailableAssets } from './find-available-assets.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { designFileMessages } from './messages.ts';
import { namedFile } from './named-file.ts';

const t = createPageTranslator(designFileMessages);

/**
 * The designs of a file with the author's own pictures and fonts in them: found here already, or brought one after the other.
 * @param onProgress how many of those that have to be brought are here.
 */
export async function bringAssets(
  { designs, assets }: DesignFile,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<Result<readonly Design[], ApiFault>> {
  const all = Object.values(designs);
  const atHand = await findAvailableAssets(all, signal);
  const pictures = new Map(all.flatMap(shownPictures).map((image) => [image.assetId, image]));
  const fonts = new Map(all.flatMap(({ userFonts }) => userFonts).map((font) => [font.assetId, font]));
  const missing = {
    pictures: [...pictures.values()].filter(({ assetId }) => !atHand.pictures.has(assetId)),
    // A font without a word set in it is not in the file, and not needed.
    fonts: [...fonts.values()].filter(({ assetId }) => !atHand.fonts.has(assetId) && assets.has(assetId)),
  };
  const count = missing.pictures.length + missing.fonts.length;
  let done = 0;
  for (const image of missing.pictures) {
    onProgress(done++, count);
    const brought = await bringPicture(image, assets.get(image.assetId), signal);
    if (!brought.ok) return brought;
    atHand.pictures.set(image.assetId, brought.value);
  }
  for (const font of missing.fonts) {
    onProgress(done++, count);
    const bytes = assets.get(font.assetId);
    if (!bytes) continue;
    const brought = await uploadFont(namedFile(font.family, bytes), font.licenceNote, signal);
    if (!brought.ok) return brought;
    atHand.fonts.set(font.assetId, brought.value);
  }
  return succeed(all.map((design) => withAssets(design, atHand)));
}

/** Uploads a picture, and keeps the credit of its maker. */
async function bringPicture(
  { photographerName, profileLink, licence }: DesignImage,
  bytes: Uint8Array | undefined,
  signal: AbortSignal,
): Promise<Result<DesignImage, ApiFault>> {
  if (!bytes) return refuse(uploadFault(t('pictureMissing')));
  const brought = await uploadPicture(namedFile('picture', bytes), () => {}, signal);
  return brought.ok ? succeed({ ...uploadedImage(brought.value), photographerName, profileLink, licence }) : brought;
}

/** Removes references to assets that the file does not hold, unless they are available here. */
function withAssets(design: Design, { pictures, fonts }: AvailableAssets): Design {
  const isHere = ({ assetId }: DesignImage) => pictures.has(assetId);
  const selectedImages = design.selectedImages.filter(isHere);
  const userFonts: readonly UserFont[] = design.userFonts.flatMap((font) => fonts.get(font.assetId) ?? []);
  return mapPictures({ ...design, selectedImages, userFonts: [...userFonts] }, (image) => pictures.get(image.assetId) ?? image);
}
