/** Describes how a cover is shown: its front, the book that it makes, or the whole flat cover for a page of its own. */
export type ThumbnailKind = 'front' | 'book' | 'large';

const ENDINGS: Readonly<Record<ThumbnailKind, string>> = { front: '.jpg', book: '-book.webp', large: '-large.jpg' };

/** The storage key of a kind, beside the front's, which is the one that is noted. */
export function keyOfKind(thumbnailKey: string, kind: ThumbnailKind): string {
  return thumbnailKey.replace(/\.jpg$/, ENDINGS[kind]);
}

/** Every file that may be kept where a front is noted. */
export function thumbnailFiles(thumbnailKey: string | null): readonly string[] {
  return thumbnailKey === null ? [] : (['front', 'book', 'large'] as const).map((kind) => keyOfKind(thumbnailKey, kind));
}
