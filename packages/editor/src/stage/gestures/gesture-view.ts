import type { Point, Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Guide } from '@coverwright/core/interaction/snapping/guides.ts';
import type { ModeKind } from './pointer-mode.ts';

/** The marks and active elements of the current gesture. */
export interface GestureView {
  readonly mode: ModeKind;
  /** The elements of the gesture, which are painted on a canvas of their own. */
  readonly activeIds: readonly string[];
  readonly guides: readonly Guide[];
  /** The marquee in scene pixels. */
  readonly marquee: Rect | null;
  readonly readout: string | null;
  /** The last position of the pointer in stage pixels, also without a gesture; null once it has left the stage. */
  readonly pointer: Point | null;
}

export const NOTHING_GOING_ON: Omit<GestureView, 'pointer'> = { mode: 'idle', activeIds: [], guides: [], marquee: null, readout: null };
