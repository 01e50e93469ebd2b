import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { movedPlaces } from '@coverwright/core/interaction/group-place.ts';
import { distancesFrom } from '@coverwright/core/interaction/snapping/distances.ts';
import { snapField } from '@coverwright/core/interaction/snapping/snap-field.ts';
import { snapMove } from '@coverwright/core/interaction/snapping/snap-move.ts';
import { frameOf, movedBy, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import { namesOf } from '../../element-name.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { placeCommand } from '../place-elements.ts';
import type { PointerInput } from '../pointer-input.ts';
import { IDLE, type PointerMode } from '../pointer-mode.ts';
import { type StageFacts, sceneDelta } from '../stage-facts.ts';
import { nameStep } from '../../../steps/name-step.ts';

/** Distance within which elements snap, in screen pixels. */
export const SNAP_REACH = 6;

/** Moves elements with the pointer. Shift restricts the move to one axis, and Alt or Mod turns snapping off. */
export const drag: ModeDefinition<'drag'> = {
  move(mode, { at, shift, alt, mod }, facts) {
    const { boxes, frame, field } = mode;
    const free = alongOneAxis(sceneDelta(facts, mode.start, at), shift);
    const moved = movedBy(frame, free);
    const caught = field && !alt && !mod ? snapMove(moved, field, SNAP_REACH / facts.camera.scale) : null;
    // A snap must not pull an axis-locked drag off its axis.
    const by = caught ? { x: shift && free.x === 0 ? 0 : free.x + caught.by.x, y: shift && free.y === 0 ? 0 : free.y + caught.by.y } : free;
    const command = placeCommand(boxes, movedPlaces(boxes, by));
    return {
      mode,
      actions: command
        ? [{ kind: 'change', command, label: nameStep('moveElements', { elements: namesOf(facts.design, idsOf(mode)) }) }]
        : [],
      shows: { guides: field ? [...(caught?.guides ?? []), ...distancesFrom(movedBy(frame, by), field)] : [] },
    };
  },
  release: (mode) => ({ mode: IDLE, actions: [{ kind: 'select', ids: idsOf(mode), keepTab: false }] }),
  cancel: (mode) => ({ mode: IDLE, actions: [{ kind: 'revert', before: mode.before }] }),
};

/** Starts a drag at the element `id`: of the whole selection if it is part of it. Null if that cannot be moved. */
export function startDrag(down: PointerInput, id: string, facts: StageFacts): PointerMode<'drag'> | null {
  const { design, history, scene, selectedIds } = facts;
  const isJoined = down.shift || down.mod;
  const ids = selectedIds.includes(id) ? selectedIds : isJoined ? [...selectedIds, id] : [id];
  const boxes = ids.flatMap((each) => {
    const box = elementBox(design, each);
    return box && !box.isLocked ? [box] : [];
  });
  const frame = frameOf(boxes);
  if (!frame) return null;
  const seen = uprightBounds(frame);
  // The picture is larger than its visible part, so its edges do not snap.
  const field = ids.includes('coverImage') ? null : snapField(design, scene, ids, seen);
  return { kind: 'drag', start: down.at, boxes, frame: seen, field, before: history };
}

function idsOf({ boxes }: PointerMode<'drag'>): readonly string[] {
  return boxes.map(({ id }) => id);
}

function alongOneAxis(delta: Point, isLocked: boolean): Point {
  if (!isLocked) return delta;
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
}
