import type { DesignImage } from '../design/design-image.ts';
import type { LibraryPicture } from './picture-manifest.ts';

/** Id of the embedded library among the sources of pictures. */
const LIBRARY = 'library';

/** Describes what every source tells of a picture, as far as a design keeps it. */
export interface PictureFromSource {
  /** Id of the source. */
  readonly source: string;
  /** The source's own id of the picture. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly photographerName: string | null;
  readonly profileLink: string | null;
  readonly licence: string;
}

/** A source's picture as designs keep it: the asset id says where it comes from, as `library/beach-at-sundown`. */
export function stockImage({ source, id, width, height, photographerName, profileLink, licence }: PictureFromSource): DesignImage {
  return { type: source, assetId: `${source}/${id}`, width, height, photographerName, profileLink, licence };
}

/** A library picture as designs keep it. */
export function libraryImage({ id, width, height, author, sourcePage, licence }: LibraryPicture): DesignImage {
  return stockImage({ source: LIBRARY, id, width, height, photographerName: author, profileLink: sourcePage, licence });
}

/** The library's id of an asset; null for a picture from elsewhere. */
export function libraryPictureId(assetId: string): string | null {
  const prefix = `${LIBRARY}/`;
  return assetId.startsWith(prefix) ? assetId.slice(prefix.length) : null;
}
