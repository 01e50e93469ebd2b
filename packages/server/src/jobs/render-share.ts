import { markFilesDeleted, unmarkFilesDeleted } from '../features/files/deleted-files.ts';
import type { SceneId } from '@coverwright/core/book/scenes.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { paintPicture, type PictureTools } from '../features/pictures/create-picture-painter.ts';
import { paintBookPicture } from '../features/pictures/paint-book-picture.ts';
import { CARD, FLAT, shareViews, VIEW_SIZE } from '../features/sharing/share-pictures.ts';
import { endShare, findShare, setShareUrl, type ShareRow, showPictures } from '../features/sharing/share-repository.ts';
import type { Database } from '../ports/database.ts';
import type { MakeId } from '../ports/clock.ts';

interface RenderShareTools extends PictureTools {
  readonly db: Database;
  readonly makeId: MakeId;
}

/** Maximum time for the pictures of a share, in seconds. */
const UNPUBLISHED_SECONDS = 3600;

/**
 * Renders the pictures of a shared draft: the flat cover with a watermark, and 3D views with that cover. The page is available with the
 * first two; the other views follow.
 */
export async function renderShare(tools: RenderShareTools, id: string): Promise<void> {
  const { db, storage, log } = tools;
  const share = await findShare(db, id);
  if (!share || share.state === 'done') return;
  const painted: Record<string, string> = {};
  // Each run has files of its own, because the sweeper may be about to delete those of an earlier run for the same document.
  const run = tools.makeId();
  try {
    for await (const [name, bytes] of paintShare(tools, share)) {
      const key = `shares/${share.id}/${share.documentHash}-${run}/${name}.jpg`;
      // The sweeper owns the file until the page shows it, so that a server that stops leaves nothing behind.
      await markFilesDeleted(db, [key], UNPUBLISHED_SECONDS);
      await storage.put(key, bytes);
      painted[name] = key;
      if (name === FLAT) continue;
      if (!(await publish(tools, share, painted))) return await deletePictures(db, painted, share.pictures);
      await deletePictures(db, share.pictures, painted);
    }
    await endShare(db, share, 'done');
  } catch (error) {
    // The server is stopping, so the queue retries the job.
    if (tools.stop.aborted) throw error;
    log.error({ shareId: id, error: error instanceof Error ? error.stack : String(error) }, 'share not painted');
    await deletePictures(db, painted, (await failShare(db, share))?.pictures ?? {});
  }
}

/** Marks a share as failed. A former share stays available, because its author needs the address to revoke it. */
function failShare(db: Database, share: ShareRow): Promise<ShareRow | null> {
  return db.transaction(async (transaction) => {
    const row = await endShare(transaction, share, 'failed');
    if (row && FLAT in row.pictures) await setShareUrl(transaction, row.itemId, pathOfShare(row));
    return row;
  });
}

/** Shows the pictures that were rendered so far. Returns false if the share was changed or revoked meanwhile. */
function publish({ db, clock }: RenderShareTools, share: ShareRow, pictures: ShareRow['pictures']): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isShown = await showPictures(transaction, share, pictures, clock.now());
    if (isShown) await setShareUrl(transaction, share.itemId, pathOfShare(share));
    if (isShown) await unmarkFilesDeleted(transaction, Object.values(pictures));
    return isShown;
  });
}

function pathOfShare({ token }: ShareRow): string {
  return `/share/${token}`;
}

/** Deletes pictures, except for those that are also among the others. */
async function deletePictures(db: Database, pictures: ShareRow['pictures'], others: ShareRow['pictures']): Promise<void> {
  const stay = new Set(Object.values(others));
  await markFilesDeleted(
    db,
    Object.values(pictures).filter((key) => !stay.has(key)),
  );
}

/** Renders the pictures with their names: the flat cover, the card for other sites, then the views of the page. */
async function* paintShare(tools: RenderShareTools, share: ShareRow): AsyncGenerator<readonly [string, Uint8Array]> {
  const parsed = parseDesign(share.design);
  if (!parsed.ok) throw new Error(`Stored share cannot be read: ${parsed.fault.message}`);
  const design = parsed.value;
  const flat = await paintPicture(tools, { design, ownerId: share.ownerId, kind: 'marked-flat', widthPx: null });
  yield [FLAT, flat];
  const book = (scene: SceneId, { width, height }: { readonly width: number; readonly height: number }) =>
    paintBookPicture(tools, design, { scene, width, height, flat });
  const [first, ...others] = shareViews(design.format).map(({ scene }) => scene);
  if (!first) throw new Error(`A ${design.format} cannot be pictured`);
  yield [CARD.name, await book(first, CARD)];
  for (const scene of [first, ...others]) yield [scene, await book(scene, VIEW_SIZE)];
}
