import { contains } from '@coverwright/core/geometry/shapes.ts';
import { hitTest, isGround } from '@coverwright/core/interaction/hit-test.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';
import { toScene } from '../camera.ts';
import { LEAST_SIDE, outermostGroups } from './candidates-at.ts';
import type { PointerInput } from './pointer-input.ts';
import type { StageFacts } from './stage-facts.ts';

/**
 * Returns the element whose menu opens at a point of the stage: the topmost visible one there, locked or not. Elements whose box has no ink
 * at that point come after those that do, and the background comes last.
 */
export function menuTargetAt(
  { scene, camera, design, selectedIds }: Pick<StageFacts, 'scene' | 'camera' | 'design' | 'selectedIds'>,
  at: Point,
  pointerType: PointerInput['pointerType'],
): SceneLayer | null {
  const point = toScene(camera, at);
  const hits = hitTest(scene, point, LEAST_SIDE[pointerType] / camera.scale);
  const upon = hits.filter((layer) => !isGround(layer));
  const seen = upon.filter(({ inkBounds }) => inkBounds !== null && contains(inkBounds, point));
  const [top] = outermostGroups(seen.length > 0 ? seen : upon, scene, design, selectedIds);
  return top ?? hits.find(isGround) ?? null;
}
