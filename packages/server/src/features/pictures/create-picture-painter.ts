import { createHash } from 'node:crypto';
import type { Design } from '@coverwright/core/design/design.ts';
import pLimit from 'p-limit';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Renderer, RenderRequest } from '../../ports/renderer.ts';
import type { Storage } from '../../ports/storage.ts';
import { readOwnFonts, readPictures, type AssetReaders } from '../exports/read-assets.ts';

export interface PictureTools {
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly assetReaders: AssetReaders;
  readonly clock: Clock;
  readonly log: Log;
  readonly stop: AbortSignal;
}

export interface PictureOrder extends Pick<RenderRequest, 'kind' | 'widthPx' | 'design'> {
  /** The storage key, which is derived from the content, so that the same key is never rendered twice. */
  readonly key: string;
  /** The owner of the pictures and fonts that the design may show. */
  readonly ownerId: string;
}

/** Renders pictures of covers for pages on demand, and stores them. */
export interface PicturePainter {
  /** Returns the picture, and whether it was rendered now; null if it cannot be rendered. */
  paint(order: PictureOrder): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean } | null>;
}

/** Maximum number of parallel renderings: a page requests many at once, and waiting files need the processor, too. */
const AT_ONCE = 2;

export function createPicturePainter(tools: PictureTools): PicturePainter {
  const { storage, log } = tools;
  const line = pLimit(AT_ONCE);
  const running = new Map<string, Promise<Uint8Array>>();
  const paintOnce = (order: PictureOrder) => {
    const known = running.get(order.key);
    if (known) return known;
    const work = line(async () => {
      const bytes = await paintPicture(tools, order);
      await storage.put(order.key, bytes);
      return bytes;
    }).finally(() => running.delete(order.key));
    running.set(order.key, work);
    return work;
  };
  return {
    async paint(order) {
      const kept = await storage.get(order.key);
      if (kept) return { bytes: kept, isNew: false };
      try {
        return { bytes: await paintOnce(order), isNew: true };
      } catch (error) {
        log.warn({ key: order.key, error: error instanceof Error ? error.message : String(error) }, 'picture not painted');
        return null;
      }
    },
  };
}

/** Renders a picture of a design with the pictures and fonts of its owner. */
export async function paintPicture(
  { renderer, assetReaders, clock, stop }: Pick<PictureTools, 'renderer' | 'assetReaders' | 'clock' | 'stop'>,
  { design, ownerId, kind, widthPx }: Omit<PictureOrder, 'key'>,
): Promise<Uint8Array> {
  const size = kind === 'thumbnail' ? 'regular' : 'full';
  const [pictures, fonts] = await Promise.all([
    readPictures(design, ownerId, assetReaders, size),
    readOwnFonts(design, ownerId, assetReaders),
  ]);
  return renderer.render({ design, kind, widthPx, createdAt: clock.now(), pictures, fonts, signal: stop, onProgress: () => {} });
}

/** Version of the renderer: increase it when a change renders the same document differently. */
const PAINTER = 1;

/** Returns a hash of a document and the kind of its picture. */
export function hashDesign(design: Design, what: string): string {
  const hash = createHash('sha256').update(`${PAINTER}\n${what}\n${JSON.stringify(design)}`);
  return hash.digest('hex').slice(0, 32);
}
