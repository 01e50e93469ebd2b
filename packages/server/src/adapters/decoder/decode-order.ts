import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import type { FontDescription } from '@coverwright/render/harfbuzz/describe-font-file.ts';
import type { ArticlePicture, NormalisedPicture } from '../../ports/decoder.ts';

/** An order for a decoding process. */
export type DecodeOrder =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'article-picture'; readonly bytes: Uint8Array; readonly widest: number }
  | { readonly kind: 'font'; readonly bytes: Uint8Array };

/** The answer to each kind of order. */
export interface DecodeAnswers {
  readonly picture: Result<NormalisedPicture, Refusal>;
  readonly 'article-picture': Result<ArticlePicture, Refusal>;
  readonly font: Result<FontDescription, Refusal>;
}

export type DecodeAnswer = DecodeAnswers[DecodeOrder['kind']];
