import { findGraphics } from '@coverwright/editor/book-view/graphics.ts';

/** Fetches what turns a book, and the picture that it wears. Null: nothing draws in this browser. Rejects when the network fails. */
export async function turnBook(flat: string) {
  const graphics = findGraphics();
  if (graphics === 'none') return null;
  const [{ SharedBook }, { loadCoverPicture }] = await Promise.all([
    import('@coverwright/editor/book-view/shared-book.tsx'),
    import('@coverwright/editor/book-view/load-cover-picture.ts'),
  ]);
  return { SharedBook, cover: await loadCoverPicture(flat), isFast: graphics === 'card' };
}
