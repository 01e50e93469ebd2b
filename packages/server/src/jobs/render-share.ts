import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { paintPicture, type PictureTools } from '../features/pictures/open-picture-desk.ts';
import { CARD, FLAT, shareViews, VIEW_SIZE } from '../features/sharing/share-pictures.ts';
import { findShare, markShareFailed, noteShareUrl, type ShareRow, showPictures } from '../features/sharing/share-repository.ts';
import type { Database } from '../ports/database.ts';

interface RenderShareTools extends PictureTools {
  readonly db: Database;
}

/** Paints the pictures of a shared draft: flat with its watermark, and as the book that wears that. */
export async function renderShare(tools: RenderShareTools, id: string): Promise<void> {
  const { db, storage, log, clock } = tools;
  const share = await findShare(db, id);
  if (!share || share.state === 'done') return;
  const painted = await paintShare(tools, share).catch(async (error: unknown) => {
    log.error({ shareId: id, error: error instanceof Error ? error.stack : String(error) }, 'share not painted');
    await markShareFailed(db, share);
    return null;
  });
  if (!painted) return;
  const isShown = await db.transaction(async (transaction) => {
    const shown = await showPictures(transaction, share, painted, clock.now());
    if (shown) await noteShareUrl(transaction, share.itemId, `/share/${share.token}`);
    return shown;
  });
  // Changed or taken back while it was painted: nobody will see these.
  const [kept, others] = isShown ? [painted, share.pictures] : [share.pictures, painted];
  const stay = new Set(Object.values(kept));
  for (const key of Object.values(others)) if (!stay.has(key)) await storage.delete(key);
}

/** @returns storage keys by the names of the pictures */
async function paintShare(tools: RenderShareTools, share: ShareRow): Promise<Readonly<Record<string, string>>> {
  const parsed = parseDesign(share.design);
  if (!parsed.ok) throw new Error(`Stored share cannot be read: ${parsed.fault.message}`);
  const design = parsed.value;
  const keys: Record<string, string> = {};
  const keep = async (name: string, bytes: Uint8Array) => {
    const key = `shares/${share.id}/${share.documentHash}/${name}.jpg`;
    await tools.storage.put(key, bytes);
    keys[name] = key;
  };
  const flat = await paintPicture(tools, { design, ownerId: share.ownerId, kind: 'marked-flat', widthPx: null });
  await keep(FLAT, flat);
  const [first, ...others] = shareViews(design.format).map(({ scene }) => scene);
  const book = (scene: typeof first, size: { readonly width: number; readonly height: number }) => {
    if (!scene) throw new Error(`A ${design.format} cannot be pictured`);
    return tools.renderer.render({
      design,
      kind: 'book',
      book: { scene, width: size.width, height: size.height, flat },
      widthPx: null,
      createdAt: tools.clock.now(),
      pictures: new Map(),
      fonts: new Map(),
      signal: tools.stop,
      onProgress: () => {},
    });
  };
  await keep(CARD.name, await book(first, CARD));
  for (const scene of [first, ...others]) if (scene) await keep(scene, await book(scene, VIEW_SIZE));
  return keys;
}
