import { findGraphics } from '@coverwright/editor/book-view/graphics.ts';

/** Loads the 3D view and the picture of its cover. Null if this browser has no WebGL. Rejects if the network fails. */
export async function turnBook(flat: string) {
  const graphics = findGraphics();
  if (graphics === 'none') return null;
  const [{ SharedBook }, { loadCoverPicture }] = await Promise.all([
    import('@coverwright/editor/book-view/shared-book.tsx'),
    import('@coverwright/editor/book-view/load-cover-picture.ts'),
  ]);
  return { SharedBook, cover: await loadCoverPicture(flat), isFast: graphics === 'card' };
}
