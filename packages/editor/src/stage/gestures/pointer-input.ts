import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { Handle } from '@coverwright/core/interaction/resize-box.ts';

/** A pointer event without the DOM: made from events in a browser, or from plain values in a test. */
export interface PointerInput {
  /** The position in stage pixels. */
  readonly at: Point;
  readonly pointerId: number;
  readonly pointerType: 'mouse' | 'pen' | 'touch';
  /** The button as in `PointerEvent.button`: 0 is the main one, 1 the middle one. */
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly mod: boolean;
  /** Time in milliseconds of a monotonic clock. */
  readonly time: number;
  /** The handle that the pointer went down on. */
  readonly handle: StageHandle | null;
}

export type StageHandle = Handle | 'rotate';
