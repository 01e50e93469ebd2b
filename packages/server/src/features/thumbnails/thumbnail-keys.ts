/** The kind of a cover's picture: the front, the 3D book, or the whole flat cover for a page of its own. */
export type ThumbnailKind = 'front' | 'book' | 'large';

const ENDINGS: Readonly<Record<ThumbnailKind, string>> = { front: '.jpg', book: '-book.webp', large: '-large.jpg' };

/** Returns the storage key of a kind, derived from the front's, which is the stored one. */
export function keyOfKind(thumbnailKey: string, kind: ThumbnailKind): string {
  return thumbnailKey.replace(/\.jpg$/, ENDINGS[kind]);
}

/** Returns all files that may exist for a front's key. */
export function thumbnailFiles(thumbnailKey: string | null): readonly string[] {
  return thumbnailKey === null ? [] : (['front', 'book', 'large'] as const).map((kind) => keyOfKind(thumbnailKey, kind));
}
