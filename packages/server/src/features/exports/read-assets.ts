import type { PictureName, PictureSize } from '@coverwright/contracts/addresses/asset-addresses.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { ownFontsInUse } from '@coverwright/render/fonts/load-design-fonts.ts';
import { say } from '../../refusals/say.ts';

/** Describes where the bytes of pictures and fonts come from. */
export interface AssetReaders {
  /** A picture that designs of this owner may show, or null. */
  readPicture(ownerId: string, picture: PictureName, size: PictureSize): Promise<Uint8Array | null>;
  /** A font file of this owner's, or null. */
  readFont(ownerId: string, assetId: string): Promise<Uint8Array | null>;
}

/** A file that a design needs is not on the shelf. `sentence` is for its author. */
export class MissingAsset extends Error {
  override readonly name = 'MissingAsset';
  readonly sentence: string;
  constructor(message: string, sentence: string) {
    super(message);
    this.sentence = sentence;
  }
}

/**
 * The bytes of every picture that a design shows, by asset id.
 * @param size `regular` for what is painted smaller than a thousand pixels
 * @throws MissingAsset when one is missing: a cover without its picture must not go to print
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
 * The files of the brought fonts that a design is set in, by asset id.
 * @throws MissingAsset when one is missing: its words would be printed in another face
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
