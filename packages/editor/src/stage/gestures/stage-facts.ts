import type { History } from '@coverwright/core/commands/history.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { SelectionClick } from '@coverwright/core/interaction/select-cycle.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { type Camera, toScene } from '../camera.ts';

/** The current state that gestures depend on. */
export interface StageFacts {
  readonly history: History;
  readonly design: Design;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly selectedIds: readonly string[];
  readonly editingId: string | null;
  readonly lastClick: SelectionClick | null;
  /** Positions of all held pointers in stage pixels, the first one first. */
  readonly pointers: readonly Point[];
  /** True while Space is held: dragging pans the stage. */
  readonly isPanning: boolean;
}

/** Returns the distance from one point of the stage to another, in scene pixels. */
export function sceneDelta({ camera }: Pick<StageFacts, 'camera'>, from: Point, to: Point): Point {
  const start = toScene(camera, from);
  const end = toScene(camera, to);
  return { x: end.x - start.x, y: end.y - start.y };
}
