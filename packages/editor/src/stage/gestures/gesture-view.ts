import type { Point, Rect } from '@coverwright/core/geometry/shapes.ts';
import type { Guide } from '@coverwright/core/interaction/snapping/guides.ts';
import type { ModeKind } from './pointer-mode.ts';

/** Describes what the stage shows of the gesture that is going on. */
export interface GestureView {
  readonly mode: ModeKind;
  /** The elements under work, painted apart from those at rest. */
  readonly activeIds: readonly string[];
  readonly guides: readonly Guide[];
  /** The marquee in scene pixels. */
  readonly marquee: Rect | null;
  readonly readout: string | null;
  /** Where the pointer was last, also when nothing is held. Stage pixels; null once it has left. */
  readonly pointer: Point | null;
}

export const NOTHING_GOING_ON: Omit<GestureView, 'pointer'> = { mode: 'idle', activeIds: [], guides: [], marquee: null, readout: null };
