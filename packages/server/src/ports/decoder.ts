import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import type { FontDescription } from '@coverwright/render/harfbuzz/describe-font-file.ts';

/** A picture that is safe to store and print, with its smaller copies for screens. */
export interface NormalisedPicture {
  readonly full: Uint8Array;
  readonly regular: Uint8Array;
  readonly thumb: Uint8Array;
  /** File extension of `full`. */
  readonly extension: 'jpg' | 'png';
  /** File extension of the two copies; transparency needs WebP. */
  readonly copyExtension: 'jpg' | 'webp';
  /** Size of `full` in pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** A picture for an article. */
export interface ArticlePicture {
  /** The copy as WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * A file to decode. It is loaded when its turn has come, so that waiting files take no memory; null if it is missing, which is refused with
 * `assetNotFound`.
 */
export interface GivenFile {
  readonly load: () => Promise<Uint8Array | null>;
  /** Origin of the upload: a network address, or a part of the product. Origins take turns. */
  readonly from: string;
}

/**
 * Decodes untrusted files in isolation. A file that exceeds the time or memory limit is refused with a sentence, and so is one for which
 * the queue is too long.
 */
export interface Decoder {
  normalisePicture(file: GivenFile): Promise<Result<NormalisedPicture, Refusal>>;
  /** Returns the picture scaled to at most `widest` pixels in width. */
  toArticlePicture(file: GivenFile, widest: number): Promise<Result<ArticlePicture, Refusal>>;
  /** Returns the metadata of a font; an invalid file is refused with `brokenFont`. */
  describeFont(file: GivenFile): Promise<Result<FontDescription, Refusal>>;
  close(): Promise<void>;
}
