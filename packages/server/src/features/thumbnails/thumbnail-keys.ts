/** How a cover is shown on its shelf: its front, or the book that it makes. */
export type ThumbnailKind = 'front' | 'book';

/** The storage key of a kind, beside the front's, which is the one that is noted. */
export function keyOfKind(thumbnailKey: string, kind: ThumbnailKind): string {
  return kind === 'front' ? thumbnailKey : thumbnailKey.replace(/\.jpg$/, '-book.webp');
}

/** Every file that may be kept where a front is noted. */
export function thumbnailFiles(thumbnailKey: string | null): readonly string[] {
  return thumbnailKey === null ? [] : [keyOfKind(thumbnailKey, 'front'), keyOfKind(thumbnailKey, 'book')];
}
