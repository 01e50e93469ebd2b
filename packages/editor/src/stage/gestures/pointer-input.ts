import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { Handle } from '@coverwright/core/interaction/resize-box.ts';

/** Describes what a pointer does, without the page: made of events in a browser, of plain values in a test. */
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
  /** Milliseconds of any steady clock. */
  readonly time: number;
  /** The handle that the pointer went down on. */
  readonly handle: StageHandle | null;
}

export type StageHandle = Handle | 'rotate';
