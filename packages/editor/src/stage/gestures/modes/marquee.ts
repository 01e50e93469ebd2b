import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { rectBetween, touches } from '@coverwright/core/interaction/marquee.ts';
import { toScene } from '../../camera.ts';
import { canSelectWithOthers } from '../candidates-at.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import type { PointerInput } from '../pointer-input.ts';
import { IDLE, type PointerMode } from '../pointer-mode.ts';
import type { StageFacts } from '../stage-facts.ts';

/** Draws a rectangle from the background, and selects the elements that it touches. */
export const marquee: ModeDefinition<'marquee'> = {
  move(mode, { at }, { scene, camera, design }) {
    const drawn = rectBetween(mode.start, toScene(camera, at));
    const caught = scene.layers
      .filter(
        (layer) =>
          layer.within === undefined &&
          canSelectWithOthers(layer) &&
          !isLocked(design, layer.id) &&
          touches(drawn, { rect: layer.bounds, rotation: layer.rotation }),
      )
      .map(({ id }) => id);
    return {
      mode,
      actions: [{ kind: 'select', ids: [...new Set([...mode.kept, ...caught])], keepTab: true }],
      shows: { marquee: drawn },
    };
  },
  release: (_, __, { selectedIds }) => ({ mode: IDLE, actions: [{ kind: 'select', ids: selectedIds, keepTab: false }] }),
  cancel: ({ before }) => ({ mode: IDLE, actions: [{ kind: 'select', ids: before, keepTab: true }] }),
};

/** Starts a marquee. With Shift or Mod, the elements that are selected already stay selected. */
export function startMarquee({ at, shift, mod }: PointerInput, { camera, selectedIds, scene }: StageFacts): PointerMode<'marquee'> {
  const joined = selectedIds.filter((id) => scene.layers.some((layer) => layer.id === id && canSelectWithOthers(layer)));
  return { kind: 'marquee', start: toScene(camera, at), before: selectedIds, kept: shift || mod ? joined : [] };
}
