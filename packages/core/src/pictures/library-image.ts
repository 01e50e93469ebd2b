import type { DesignImage } from '../design/design-image.ts';
import type { LibraryPicture } from './picture-manifest.ts';

/** The id of the embedded library among the sources of pictures. */
const LIBRARY = 'library';

/** The properties of a picture that every source provides and a design stores. */
export interface PictureFromSource {
  /** The id of the source. */
  readonly source: string;
  /** The id of the picture in the source. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly photographerName: string | null;
  readonly profileLink: string | null;
  readonly licence: string;
}

/** Converts a source's picture to the form that designs store. The asset id contains the source, as in `library/beach-at-sundown`. */
export function stockImage({ source, id, width, height, photographerName, profileLink, licence }: PictureFromSource): DesignImage {
  return { type: source, assetId: `${source}/${id}`, width, height, photographerName, profileLink, licence };
}

/** Converts a library picture to the form that designs store. */
export function libraryImage({ id, width, height, author, sourcePage, licence }: LibraryPicture): DesignImage {
  return stockImage({ source: LIBRARY, id, width, height, photographerName: author, profileLink: sourcePage, licence });
}

/** Returns the library's id of an asset; null for a picture from another source. */
export function libraryPictureId(assetId: string): string | null {
  const prefix = `${LIBRARY}/`;
  return assetId.startsWith(prefix) ? assetId.slice(prefix.length) : null;
}
