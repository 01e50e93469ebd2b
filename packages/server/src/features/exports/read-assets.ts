import type { PictureName, PictureSize } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { ownFontsInUse } from '@coverwright/render/fonts/load-design-fonts.ts';
import { say } from '../../refusals/say.ts';

/** The functions that read pictures and fonts. */
export interface AssetReaders {
  /** Reads a picture that designs of this owner may show; null if it is missing. */
  readPicture(ownerId: string, picture: PictureName, size: PictureSize): Promise<Uint8Array | null>;
  /** Reads a font file of this owner; null if it is missing. */
  readFont(ownerId: string, assetId: string): Promise<Uint8Array | null>;
}

/** Thrown if a file that a design needs is missing. `sentence` is for its author. */
export class MissingAsset extends Error {
  override readonly name = 'MissingAsset';
  readonly sentence: string;
  constructor(message: string, sentence: string) {
    super(message);
    this.sentence = sentence;
  }
}

/**
 * Reads all pictures of a design, by asset id.
 * @param size `regular` for renderings of less than a thousand pixels
 * @throws MissingAsset if one is missing, because a cover without its picture must not be printed
 */
export async function readPictures(
  design: Design,
  ownerId: string,
  assetReaders: AssetReaders,
  size: PictureSize = 'full',
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const image of shownPictures(design)) {
    if (pictures.has(image.assetId)) continue;
    const bytes = await assetReaders.readPicture(ownerId, image, size);
    if (!bytes) {
      throw new MissingAsset(
        `Picture ${image.type} ${image.assetId} is missing`,
        say(image === design.coverImage.currentDesignImage ? 'coverPictureGone' : 'pictureGone'),
      );
    }
    pictures.set(image.assetId, bytes);
  }
  return pictures;
}

/**
 * Reads the uploaded fonts of a design, by asset id.
 * @throws MissingAsset if one is missing, because its text would be printed in another font
 */
export async function readOwnFonts(
  design: Design,
  ownerId: string,
  assetReaders: Pick<AssetReaders, 'readFont'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { assetId, family } of ownFontsInUse(design)) {
    const bytes = await assetReaders.readFont(ownerId, assetId);
    if (!bytes) {
      throw new MissingAsset(
        `Font ${family} ${assetId} is missing`,
        `The font ${family} is no longer stored here. Upload it again, or choose another one.`,
      );
    }
    files.set(assetId, bytes);
  }
  return files;
}
