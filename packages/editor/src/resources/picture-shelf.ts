import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { LIBRARY } from '../inspectors/pictures/find-pictures.ts';
import { decodeCopy } from './decode-copy.ts';

/** The pictures that the stage paints, as working copies: never the original of a 40-megapixel photograph. */
export interface PictureShelf {
  readonly pictures: ReadonlyMap<AssetId, DrawablePicture>;
  /** Fetches what the design shows and is not here yet. */
  fetchFor(design: Design): void;
  /** Called whenever a picture has arrived. */
  subscribe(listener: () => void): () => void;
}

/** Long side of a working copy: sharp on any stage, and far below what a phone's canvas can hold. */
const LONGEST_SIDE = 2400;

export function createPictureShelf(onFault: (message: string) => void): PictureShelf {
  const pictures = new Map<AssetId, DrawablePicture>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();

  const fetchCopy = async (image: DesignImage, address: string) => {
    const blob = await (await fetchPicture(address)).blob();
    const copy = await decodeCopy(blob, image, LONGEST_SIDE);
    const known = pictures.get(image.assetId);
    if (known && known.canvas.width > copy.canvas.width) return;
    pictures.set(image.assetId, copy);
    for (const listener of listeners) listener();
  };

  return {
    pictures,
    fetchFor(design) {
      for (const image of shownPictures(design)) {
        for (const address of addressesOf(image)) {
          const key = `${image.assetId} ${address}`;
          if (asked.has(key)) continue;
          asked.add(key);
          fetchCopy(image, address).catch(() => {
            asked.delete(key);
            onFault('A picture could not be loaded. Check the connection, or choose it again.');
          });
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What the author brought, or had copied, may be a hundred megapixels: its working copy is all that the stage needs. Of the
 * library's pictures the small copy is on the stage at once, and the whole one replaces it.
 */
function addressesOf({ type, urls: { full, regular = full } }: DesignImage): ReadonlySet<string> {
  return new Set(type === LIBRARY ? [regular, full] : [regular]);
}

async function fetchPicture(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}
