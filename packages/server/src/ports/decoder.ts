import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import type { FontDescription } from '@coverwright/render/harfbuzz/describe-font-file.ts';

/** A picture that is safe to keep and to print, with the smaller copies that screens use. */
export interface NormalisedPicture {
  readonly full: Uint8Array;
  readonly regular: Uint8Array;
  readonly thumb: Uint8Array;
  /** The extension of `full`. */
  readonly extension: 'jpg' | 'png';
  /** The extension of the two copies: a picture with transparency needs a format that has it. */
  readonly copyExtension: 'jpg' | 'webp';
  /** Pixels of `full`, upright. */
  readonly width: number;
  readonly height: number;
}

/** A picture as an article shows it. */
export interface ArticlePicture {
  /** The copy as WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A file to open. It is loaded when its turn has come, so that files that wait take no memory; null when there is none, which is
 * refused with `assetNotFound`.
 */
export interface GivenFile {
  readonly load: () => Promise<Uint8Array | null>;
  /** The origin of the upload, an address or a part of the product. Origins take turns. */
  readonly from: string;
}

/**
 * Opens files that came from strangers. Whatever they hold, nothing else waits for them: a file that takes too long, or too much
 * memory, is refused in a sentence, and so is one that would have to wait behind too many.
 */
export interface Decoder {
  normalisePicture(file: GivenFile): Promise<Result<NormalisedPicture, Refusal>>;
  /** A picture no wider than `widest` pixels. */
  toArticlePicture(file: GivenFile, widest: number): Promise<Result<ArticlePicture, Refusal>>;
  /** Returns what a font file says of itself; refused with `brokenFont` when it is none. */
  describeFont(file: GivenFile): Promise<Result<FontDescription, Refusal>>;
  close(): Promise<void>;
}
