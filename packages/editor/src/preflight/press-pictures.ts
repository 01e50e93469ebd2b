import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { decodeCopy } from '../resources/decode-copy.ts';
import { fetchPicture } from '../resources/resolve-picture.ts';

/** Longer side of a picture in the print check and in the proof, in pixels. */
const LONGEST_SIDE = 1400;

/** Small copies of a design's pictures, cached while the design shows them. */
export interface PressPictures {
  /** Loads the pictures of a design; null if one fails to load. */
  fetchFor(design: Design): Promise<ReadonlyMap<AssetId, DrawablePicture> | null>;
}

export function createPressPictures(): PressPictures {
  const known = new Map<AssetId, DrawablePicture>();
  return {
    async fetchFor(design) {
      const images = shownPictures(design);
      for (const asset of known.keys()) if (!images.some(({ assetId }) => assetId === asset)) known.delete(asset);
      try {
        for (const image of images) {
          if (!known.has(image.assetId)) known.set(image.assetId, await fetchSmall(image));
        }
        return known;
      } catch {
        return null;
      }
    },
  };
}

async function fetchSmall(image: DesignImage): Promise<DrawablePicture> {
  return decodeCopy(await fetchPicture(image, 'regular'), image, LONGEST_SIDE);
}
