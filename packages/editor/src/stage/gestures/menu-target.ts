import { contains } from '@coverwright/core/geometry/shapes.ts';
import { hitTest, isGround } from '@coverwright/core/interaction/hit-test.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';
import { toScene } from '../camera.ts';
import { LEAST_SIDE, outermostGroups } from './candidates-at.ts';
import type { PointerInput } from './pointer-input.ts';
import type { StageFacts } from './stage-facts.ts';

/**
 * Returns what a menu at a point of the stage is about: the topmost element that is seen there, locked or not. An element whose box reaches there without
 * ink comes after those that are seen, and the ground comes last.
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
