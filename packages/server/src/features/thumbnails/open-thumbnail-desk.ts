import { createHash } from 'node:crypto';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import type { Renderer } from '../../ports/renderer.ts';
import type { Storage } from '../../ports/storage.ts';
import { readOwnFonts, readPictures, type Shelves } from '../exports/read-shelves.ts';
import { isUuid } from '../is-uuid.ts';
import { findItem, type ItemRow, noteThumbnail } from '../items/item-repository.ts';
import { readItem } from '../items/read-item.ts';
import { shownDesign } from '../items/shown-design.ts';
import { formLine } from './form-line.ts';

interface ThumbnailTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly shelves: Shelves;
  readonly clock: Clock;
  readonly log: Log;
  readonly stop: AbortSignal;
}

export interface ThumbnailDesk {
  /** The front of the owner's cover as a JPEG; null when there is no such cover, or it cannot be painted. */
  paint(ownerId: string | null, id: string): Promise<Uint8Array | null>;
}

/** Counts what changes how the same document is painted. */
const PAINTER = 1;
/** A shelf of covers is asked for at once; the files that somebody waits for need the processor too. */
const AT_ONCE = 2;

/** Paints each front once for as long as its document stays the same; who asks meanwhile waits for that one. */
export function openThumbnailDesk(tools: ThumbnailTools): ThumbnailDesk {
  const { db, storage, log } = tools;
  const line = formLine(AT_ONCE);
  const running = new Map<string, Promise<Uint8Array>>();
  const paintOnce = (row: ItemRow, key: string, design: Design) => {
    const known = running.get(key);
    if (known) return known;
    const work = line(() => paintAndKeep(tools, row, key, design)).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
  return {
    async paint(ownerId, id) {
      const row = ownerId !== null && isUuid(id) ? await findItem(db, ownerId, id) : null;
      if (!row) return null;
      const { designs, currentFormat } = readItem(row);
      const design = shownDesign(designs, currentFormat);
      const key = keyOf(row.id, design);
      const kept = row.thumbnailKey === key ? await storage.get(key) : null;
      if (kept) return kept;
      try {
        return await paintOnce(row, key, design);
      } catch (error) {
        log.warn({ itemId: row.id, error: error instanceof Error ? error.message : String(error) }, 'thumbnail not painted');
        return null;
      }
    },
  };
}

/** Named by the document, so that a changed one is never taken for the one before. */
function keyOf(id: string, design: Design): string {
  const hash = createHash('sha256')
    .update(`${PAINTER}\n${JSON.stringify(design)}`)
    .digest('hex');
  return `thumbnails/${id}/${hash.slice(0, 32)}.jpg`;
}

async function paintAndKeep(
  { db, storage, renderer, shelves, clock, stop }: ThumbnailTools,
  row: ItemRow,
  key: string,
  design: Design,
): Promise<Uint8Array> {
  const [pictures, fonts] = await Promise.all([readPictures(design, row.ownerId, shelves), readOwnFonts(design, row.ownerId, shelves)]);
  const bytes = await renderer.render({
    design,
    kind: 'thumbnail',
    widthPx: null,
    createdAt: clock.now(),
    pictures,
    fonts,
    signal: stop,
    onProgress: () => {},
  });
  await storage.put(key, bytes);
  // One file a cover: whoever notes the next one takes this one away.
  if (!(await noteThumbnail(db, row, key))) await storage.delete(key);
  else if (row.thumbnailKey !== null && row.thumbnailKey !== key) await storage.delete(row.thumbnailKey);
  return bytes;
}
