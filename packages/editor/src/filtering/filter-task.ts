import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';

/** Pixels on their way between threads: the buffer is handed over, not copied. RGBA, not premultiplied. */
export interface SentPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Describes what the worker can be asked. */
export type FilterTask =
  /** Keeps a picture for the looks that follow. */
  | { readonly kind: 'hold'; readonly pixels: SentPixels }
  /** The held picture with a filter. */
  | { readonly kind: 'look'; readonly filter: ImageFilter | null }
  /** One picture with one filter. */
  | { readonly kind: 'filter'; readonly pixels: SentPixels; readonly filter: ImageFilter | null }
  /** The colours of a picture with a filter. */
  | { readonly kind: 'palette'; readonly pixels: SentPixels; readonly filter: ImageFilter | null };

/** `pixels` is null where there were none to filter. */
export interface FilterAnswer {
  readonly pixels: SentPixels | null;
  readonly colours: readonly Rgba[];
}
