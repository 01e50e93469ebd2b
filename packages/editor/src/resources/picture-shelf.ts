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

/** Copies kept beside those that show, for whoever goes back to a picture that was just tried. Each takes up to 23 MB. */
export const MOST_SPARE = 8;

export function createPictureShelf(onFault: (message: string) => void): PictureShelf {
  const pictures = new Map<AssetId, DrawablePicture>();
  /** Asset → addresses that it was asked for at. */
  const asked = new Map<AssetId, Set<string>>();
  let shown: ReadonlySet<AssetId> = new Set();
  const listeners = new Set<() => void>();

  const fetchCopy = async (image: DesignImage, address: string) => {
    const blob = await (await fetchPicture(address)).blob();
    const copy = await decodeCopy(blob, image, LONGEST_SIDE);
    const known = pictures.get(image.assetId);
    if (known && known.canvas.width > copy.canvas.width) return;
    pictures.set(image.assetId, copy);
    letGo();
    for (const listener of listeners) listener();
  };

  /** The one that was shown longest ago goes first. */
  const letGo = () => {
    const spare = [...pictures.keys()].filter((asset) => !shown.has(asset));
    for (const asset of spare.slice(0, Math.max(0, spare.length - MOST_SPARE))) {
      pictures.delete(asset);
      asked.delete(asset);
    }
  };

  return {
    pictures,
    fetchFor(design) {
      const images = shownPictures(design);
      shown = new Set(images.map(({ assetId }) => assetId));
      for (const image of images) {
        const known = pictures.get(image.assetId);
        pictures.delete(image.assetId);
        if (known) pictures.set(image.assetId, known);
        const addresses = asked.get(image.assetId) ?? new Set();
        asked.set(image.assetId, addresses);
        for (const address of addressesOf(image)) {
          if (addresses.has(address)) continue;
          addresses.add(address);
          fetchCopy(image, address).catch(() => {
            addresses.delete(address);
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
