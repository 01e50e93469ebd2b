import type { PictureSize } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { LIBRARY } from '../inspectors/pictures/find-pictures.ts';
import { decodeCopy } from './decode-copy.ts';
import { fetchPicture } from './resolve-picture.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { resourceMessages } from './messages.ts';

const t = createPageTranslator(resourceMessages);

/** A cache of the pictures that the stage paints. It holds scaled-down copies, never the original of a large photograph. */
export interface PictureCache {
  readonly pictures: ReadonlyMap<AssetId, DrawablePicture>;
  /** Loads the pictures of the design that are not cached yet. */
  fetchFor(design: Design): void;
  /** Calls the listener whenever a picture has loaded. */
  subscribe(listener: () => void): () => void;
}

/** Longer side of a cached copy in pixels: sharp on any stage, and far below a phone's canvas limit. */
const LONGEST_SIDE = 2400;

/** The most spare copies beside the visible ones, for authors who go back to a picture that they just tried. Each takes up to 23 MB. */
export const MOST_SPARE = 8;

export function createPictureCache(onFault: (message: string) => void): PictureCache {
  const pictures = new Map<AssetId, DrawablePicture>();
  /** The sizes in which each asset was requested. */
  const asked = new Map<AssetId, Set<PictureSize>>();
  let shown: ReadonlySet<AssetId> = new Set();
  const listeners = new Set<() => void>();

  const fetchCopy = async (image: DesignImage, size: PictureSize) => {
    const copy = await decodeCopy(await fetchPicture(image, size), image, LONGEST_SIDE);
    const known = pictures.get(image.assetId);
    if (known && known.canvas.width > copy.canvas.width) return;
    pictures.set(image.assetId, copy);
    letGo();
    for (const listener of listeners) listener();
  };

  /** Removes spare copies, beginning with the one that was shown longest ago. */
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
        const sizes = asked.get(image.assetId) ?? new Set();
        asked.set(image.assetId, sizes);
        for (const size of sizesOf(image)) {
          if (sizes.has(size)) continue;
          sizes.add(size);
          fetchCopy(image, size).catch(() => {
            sizes.delete(size);
            onFault(t('pictureNotLoaded'));
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
 * Returns the sizes to load. Of an upload or a copied picture, which may have a hundred megapixels, the stage needs the working copy only.
 * Of a library picture, the small copy shows at once until the large one replaces it.
 */
function sizesOf({ type }: DesignImage): readonly PictureSize[] {
  return type === LIBRARY ? ['regular', 'full'] : ['regular'];
}
