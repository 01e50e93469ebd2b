import type { DesignImage } from '@coverwright/core/design/design-image.ts';

interface LibraryPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the embedded library that the golden covers use. Files are relative to `assets/pictures` in the repository. */
export const GOLDEN_PICTURES: Readonly<Record<string, LibraryPicture>> = {
  'singapore-at-dusk': { file: 'photos/singapore-at-dusk.jpg', width: 3840, height: 2160 },
  'milky-way': { file: 'photos/milky-way.jpg', width: 3840, height: 2565 },
  'pale-rose-in-the-dark': { file: 'photos/pale-rose-in-the-dark.jpg', width: 3840, height: 2555 },
  'generated-misty-mountains': { file: 'generated/generated-misty-mountains.jpg', width: 1600, height: 2560 },
  'moon-full': { file: 'objects/moon-full.png', width: 1800, height: 1800 },
};

/** Returns a golden picture by its asset id. @throws Error for a picture that is not listed above. */
export function goldenPicture(assetId: string): DesignImage {
  const { width, height } = listed(assetId);
  return { type: 'library', assetId, width, height, photographerName: null, profileLink: null, licence: null };
}

/** Returns the path of a golden picture below `assets/pictures`. @throws Error for a picture that is not listed above. */
export function goldenFile(assetId: string): string {
  return listed(assetId).file;
}

function listed(assetId: string): LibraryPicture {
  const picture = GOLDEN_PICTURES[assetId];
  if (!picture) throw new Error(`No golden picture ${assetId}`);
  return picture;
}
