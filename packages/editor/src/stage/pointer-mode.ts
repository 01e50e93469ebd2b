import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { ElementBox } from './element-box.ts';
import type { Handle } from './resize-rect.ts';

/**
 * What a held pointer is doing. A press becomes a drag once it has moved; everything else is decided when it goes down.
 * Points are in stage pixels.
 */
export type PointerMode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'press'; readonly start: Point; readonly draggable: string | null }
  | { readonly kind: 'drag'; readonly start: Point; readonly id: string; readonly box: ElementBox; readonly gesture: string }
  | {
      readonly kind: 'resize';
      readonly start: Point;
      readonly id: string;
      readonly box: ElementBox;
      readonly handle: Handle;
      readonly gesture: string;
    }
  | { readonly kind: 'pan'; readonly last: Point }
  | { readonly kind: 'pinch'; readonly first: Point; readonly second: Point }
  | { readonly kind: 'select-text' };

/** Movement below this is a shaky click. Screen pixels. */
export const DRAG_THRESHOLD = 4;
