import { traitsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { ancestorsOf } from '@coverwright/core/elements/group/element-tree.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { hitTest, isGround } from '@coverwright/core/interaction/hit-test.ts';
import { backCoverPriority } from '@coverwright/core/interaction/select-cycle.ts';
import type { Scene, SceneLayer } from '@coverwright/core/scene/scene.ts';
import { toScene } from '../camera.ts';
import type { PointerInput } from './pointer-input.ts';
import type { StageFacts } from './stage-facts.ts';

/** Minimum size of a target for each kind of pointer, in screen pixels: a mouse is more precise than a finger. */
export const LEAST_SIDE = { touch: 24, pen: 12, mouse: 8 } as const;

/**
 * Returns the elements that a click at a point of the stage may select, in order of priority: elements on the cover, else the background.
 * Clicks pass through locked elements.
 */
export function candidatesAt(
  { scene, camera, design, selectedIds }: Pick<StageFacts, 'scene' | 'camera' | 'design' | 'selectedIds'>,
  at: Point,
  pointerType: PointerInput['pointerType'],
): readonly SceneLayer[] {
  const hits = hitTest(scene, toScene(camera, at), LEAST_SIDE[pointerType] / camera.scale);
  const upon = outermostGroups(
    hits.filter((layer) => !isGround(layer)),
    scene,
    design,
    selectedIds,
  );
  const free = upon.filter(({ id }) => !isLocked(design, id));
  if (free.length > 0) return hits.some(({ id }) => id === 'panel:back') ? backCoverPriority(free) : free;
  const ground = hits.filter(isGround).slice(0, 1);
  return ground.length > 0 ? ground : upon;
}

/** Replaces each hit by its outermost group, unless something in the group is selected: then the author works inside it. */
export function outermostGroups(
  hits: readonly SceneLayer[],
  scene: Scene,
  design: Design,
  selectedIds: readonly string[],
): readonly SceneLayer[] {
  const entered = new Set(selectedIds.flatMap((id) => ancestorsOf(design, id)));
  const meant = hits.map((layer) => {
    const closed = ancestorsOf(design, layer.id).findLast((ancestor) => !entered.has(ancestor));
    return closed === undefined ? layer : (scene.layers.find(({ id }) => id === closed) ?? layer);
  });
  return [...new Set(meant)];
}

/** Returns true for kinds that can be selected together with others. */
export function canSelectWithOthers({ kind }: Pick<SceneLayer, 'kind'>): boolean {
  return traitsOf(kind)?.joinsSelections ?? false;
}
