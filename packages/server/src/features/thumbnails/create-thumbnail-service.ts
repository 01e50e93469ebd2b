import { markFilesDeleted } from '../files/deleted-files.ts';
import { scenesFor } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textureWidth } from '@coverwright/export/mock-up/mock-up-design.ts';
import pLimit from 'p-limit';
import type { Database } from '../../ports/database.ts';
import { boughtFormats } from '../orders/bought-formats.ts';
import { findItem, type ItemRow, setThumbnail } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { shownDesign } from '../items/shown-design.ts';
import { hashDesign, paintPicture, type PictureTools } from '../pictures/create-picture-painter.ts';
import { paintBookPicture } from '../pictures/paint-book-picture.ts';
import { keyOfKind, type ThumbnailKind } from './thumbnail-keys.ts';

interface ThumbnailTools extends PictureTools {
  readonly db: Database;
}

export interface ThumbnailService {
  /**
   * Renders an owner's cover: the front or the whole as a JPEG, or the 3D book as a WebP without background. Null if there is no such
   * cover, if rendering fails, or if a large picture is requested of a cover that was not bought.
   */
  paint(ownerId: string | null, id: string, kind: ThumbnailKind): Promise<Uint8Array | null>;
}

/** Maximum number of parallel renderings: a page requests many covers at once, and waiting files need the processor, too. */
const AT_ONCE = 2;
const WRITING_SECONDS = 300;
/** Size of a 3D book in lists, for sharp screens. Pixels. */
const BOOK = { width: 480, height: 640 };
/** Width of the whole cover on its own page, for sharp screens. Pixels. */
const LARGE_WIDTH = 1600;

/** Renders each kind once for each document; concurrent requests share a rendering. */
export function createThumbnailService(tools: ThumbnailTools): ThumbnailService {
  const { db, storage, log } = tools;
  const line = pLimit(AT_ONCE);
  const running = new Map<string, Promise<Uint8Array>>();
  const findKept = async (row: ItemRow | null, key: string, kind: ThumbnailKind) =>
    row?.thumbnailKey === key ? await storage.get(keyOfKind(key, kind)) : null;
  const paintOnce = (row: ItemRow, design: Design, kind: ThumbnailKind) => {
    const key = keyOf(row.id, design);
    const file = keyOfKind(key, kind);
    const known = running.get(file);
    if (known) return known;
    // Another rendering may have ended since the row was read.
    const paint = async () =>
      (await findKept(await findItem(db, row.ownerId, row.id), key, kind)) ?? paintAndKeep(tools, row, design, kind);
    const work = line(paint).finally(() => running.delete(file));
    running.set(file, work);
    return work;
  };
  return {
    async paint(ownerId, id, kind) {
      const row = await findItem(db, ownerId, id);
      if (!row) return null;
      const { designs, currentFormat } = itemOfRow(row);
      const design = shownDesign(designs, currentFormat);
      // A picture this large could be printed, so it is for bought covers only.
      if (kind === 'large' && !(await boughtFormats(db, row)).includes(design.format)) return null;
      const kept = await findKept(row, keyOf(row.id, design), kind);
      if (kept) return kept;
      try {
        return await paintOnce(row, design, kind);
      } catch (error) {
        log.warn({ itemId: row.id, kind, error: error instanceof Error ? error.message : String(error) }, 'thumbnail not painted');
        return null;
      }
    },
  };
}

/** Returns the storage key of a cover's front. It contains the document's hash, so that a changed cover has another key. */
function keyOf(itemId: string, design: Design): string {
  return `thumbnails/${itemId}/${hashDesign(design, 'thumbnail')}.jpg`;
}

async function paintAndKeep(tools: ThumbnailTools, row: ItemRow, design: Design, kind: ThumbnailKind): Promise<Uint8Array> {
  const { db, storage } = tools;
  const key = keyOf(row.id, design);
  const file = keyOfKind(key, kind);
  const { ownerId } = row;
  const bytes = await paintKind(tools, ownerId, design, kind);
  // The sweeper owns the file until the item names it, so that a server that stops leaves nothing behind.
  await markFilesDeleted(db, [file], WRITING_SECONDS);
  await storage.put(file, bytes);
  // Each cover keeps the files of one document: setting the next one deletes these.
  await setThumbnail(db, row, key);
  return bytes;
}

function paintKind(tools: ThumbnailTools, ownerId: string, design: Design, kind: ThumbnailKind): Promise<Uint8Array> {
  if (kind === 'book') return paintBook(tools, ownerId, design);
  if (kind === 'front') return paintPicture(tools, { design, ownerId, kind: 'thumbnail', widthPx: null });
  return paintPicture(tools, { design, ownerId, kind: 'flat', widthPx: Math.round(Math.min(geometryOf(design).file.width, LARGE_WIDTH)) });
}

async function paintBook(tools: ThumbnailTools, ownerId: string, design: Design): Promise<Uint8Array> {
  const [scene] = scenesFor(design.format);
  if (!scene) throw new Error(`A ${design.format} cannot be pictured`);
  const flat = await paintPicture(tools, { design, ownerId, kind: 'flat', widthPx: textureWidth(design, BOOK.width) });
  return paintBookPicture(tools, design, { scene, ...BOOK, flat, isCutOut: true });
}
