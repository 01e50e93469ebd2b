import { refreshSignedAssets } from '@coverwright/contracts/calls/assets.ts';
import { listFonts } from '@coverwright/contracts/calls/fonts.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { libraryPictureId } from '@coverwright/core/pictures/library-image.ts';
import { callApi } from '../api/call-api.ts';
import { resolvePicture } from '../resources/resolve-picture.ts';

/** The available pictures and fonts by asset id. */
export interface AvailableAssets {
  readonly pictures: Map<string, DesignImage>;
  readonly fonts: Map<string, UserFont>;
}

/**
 * Finds the pictures and fonts of designs that are available: in the library, and among the author's own. If a request fails, they are
 * missing.
 */
export async function findAvailableAssets(designs: readonly Design[], signal: AbortSignal): Promise<AvailableAssets> {
  const images = designs.flatMap((design) => [...shownPictures(design), ...design.selectedImages]);
  const [fromLibrary, uploads, fonts] = await Promise.all([
    libraryPictures(images, signal),
    uploadedPictures(images, signal),
    designs.some(({ userFonts }) => userFonts.length > 0) ? ownFonts(signal) : [],
  ]);
  return { pictures: new Map([...fromLibrary, ...uploads]), fonts: new Map(fonts) };
}

async function libraryPictures(images: readonly DesignImage[], signal: AbortSignal) {
  const known = new Map(images.flatMap((image) => (libraryPictureId(image.assetId) === null ? [] : [[image.assetId, image] as const])));
  const found = await Promise.all(
    [...known].map(async (entry) => {
      const answer = await fetch(resolvePicture(entry[1], 'full'), { method: 'HEAD', signal }).catch(() => null);
      return answer?.ok ? [entry] : [];
    }),
  );
  return found.flat();
}

async function uploadedPictures(images: readonly DesignImage[], signal: AbortSignal) {
  const uploads = [...new Set(images.flatMap(({ type, assetId }) => (type === 'UPLOAD' ? [assetId] : [])))];
  if (uploads.length === 0) return [];
  const answer = await callApi(refreshSignedAssets, { body: { uploads } }, signal);
  const kept = new Set(answer.ok ? (answer.value.uploads ?? []).map(({ assetId }) => assetId) : []);
  return images.flatMap((image) => (kept.has(image.assetId) ? [[image.assetId, image] as const] : []));
}

async function ownFonts(signal: AbortSignal) {
  const answer = await callApi(listFonts, {}, signal);
  return answer.ok ? answer.value.fonts.map((font) => [font.assetId, font] as const) : [];
}
