import type { DesignImage } from '../design/design-image.ts';
import type { LibraryPicture } from './picture-manifest.ts';

const PREFIX = 'library/';

/** A library picture as designs keep it. Addresses are the product's own and never expire. */
export function libraryImage({ id, width, height, author, sourcePage, licence }: LibraryPicture): DesignImage {
  return {
    type: 'library',
    assetId: `${PREFIX}${id}`,
    width,
    height,
    urls: { full: `/pictures/full/${id}`, regular: `/pictures/regular/${id}`, thumb: `/pictures/thumb/${id}` },
    photographerName: author,
    profileLink: sourcePage,
    licence,
  };
}

/** The library's id of an asset; null for a picture from elsewhere. */
export function libraryPictureId(assetId: string): string | null {
  return assetId.startsWith(PREFIX) ? assetId.slice(PREFIX.length) : null;
}
