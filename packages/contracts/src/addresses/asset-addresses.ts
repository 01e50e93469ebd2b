/** Sizes in which the server has every picture: as it was brought, for screens (at most 2400 px a side), and for lists. */
export const PICTURE_SIZES = ['full', 'regular', 'thumb'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Describes what names a picture for good: a design's image, or anything like it. */
export interface PictureName {
  readonly type: string;
  readonly assetId: string;
}

/**
 * Returns where a picture of a design is served. The address never changes and holds no key: the server asks who wants it. An
 * author's own pictures and copies are theirs alone; the library's are everybody's.
 */
export function pictureAddress({ type, assetId }: PictureName, size: PictureSize): string {
  const prefix = `${type}/`;
  const id = assetId.startsWith(prefix) ? assetId.slice(prefix.length) : assetId;
  return `/api/pictures/${encodeURIComponent(type)}/${encodeURIComponent(id)}/${size}`;
}

/** Where a font that an author uploaded is served, to that author alone. */
export function fontFileAddress(assetId: string): string {
  return `/api/fonts/${encodeURIComponent(assetId)}`;
}
