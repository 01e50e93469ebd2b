/** Sizes of every picture on the server: the full size, for screens (at most 2400 px on each side), and for lists. */
export const PICTURE_SIZES = ['full', 'regular', 'thumb'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The permanent reference of a picture, such as a design's image. */
export interface PictureName {
  readonly type: string;
  readonly assetId: string;
}

/**
 * Returns the address of a design's picture. It never changes and contains no secret: the server checks the visitor. An author's own
 * pictures and copies are only for the author; library pictures are for everybody.
 */
export function pictureAddress({ type, assetId }: PictureName, size: PictureSize): string {
  const prefix = `${type}/`;
  const id = assetId.startsWith(prefix) ? assetId.slice(prefix.length) : assetId;
  return `/api/pictures/${encodeURIComponent(type)}/${encodeURIComponent(id)}/${size}`;
}

/** Returns the address of an uploaded font, which only its author can load. */
export function fontFileAddress(assetId: string): string {
  return `/api/fonts/${encodeURIComponent(assetId)}`;
}
