import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import type { PictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';

/** Pixels that are transferred between threads rather than copied: RGBA, not premultiplied. */
export interface SentPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A task for the filter worker. */
export type FilterTask =
  /** Stores a picture for the `look` tasks that follow. */
  | { readonly kind: 'hold'; readonly pixels: SentPixels }
  /** Applies a filter to the held picture. */
  | { readonly kind: 'look'; readonly filter: ImageFilter | null }
  /** Applies a filter to a picture. */
  | { readonly kind: 'filter'; readonly pixels: SentPixels; readonly filter: ImageFilter | null }
  /** Reads the palette of a filtered picture. */
  | { readonly kind: 'palette'; readonly pixels: SentPixels; readonly filter: ImageFilter | null }
  /** Reads the facts of a picture without its filter: its horizon and its subject. */
  | { readonly kind: 'facts'; readonly pixels: SentPixels };

/** The result of a task; `pixels` is null if there was no picture to filter. */
export interface FilterAnswer {
  readonly pixels: SentPixels | null;
  readonly colours: readonly Rgba[];
  /** Absent for other tasks than `facts`. */
  readonly facts?: PictureFacts;
}
