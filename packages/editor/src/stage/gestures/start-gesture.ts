import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { snapField } from '@coverwright/core/interaction/snapping/snap-field.ts';
import { frameOf, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import { startPress } from './modes/press.ts';
import type { Plan } from './plan.ts';
import type { PointerInput, StageHandle } from './pointer-input.ts';
import { IDLE } from './pointer-mode.ts';
import type { StageFacts } from './stage-facts.ts';

const MIDDLE_BUTTON = 1;

/** Returns the plan for a pointer that goes down. Handles take precedence over everything below them. */
export function startGesture(input: PointerInput, facts: StageFacts): Plan {
  const [first, second] = facts.pointers;
  if (first && second) return { mode: { kind: 'pinch', first, second } };
  if (input.button === MIDDLE_BUTTON || facts.isPanning) return { mode: { kind: 'pan', last: input.at } };
  if (input.button !== 0) return { mode: IDLE };
  return input.handle ? startHandle(input, input.handle, facts) : startPress(input, facts);
}

function startHandle({ at }: PointerInput, handle: StageHandle, { design, history, scene, selectedIds }: StageFacts): Plan {
  const boxes = selectedIds.flatMap((id) => {
    const box = elementBox(design, id);
    return box?.handles === 'all' && !box.isLocked ? [box] : [];
  });
  const frame = frameOf(boxes);
  if (!frame) return { mode: IDLE };
  const work = { start: at, boxes, frame, before: history };
  if (handle === 'rotate') return { mode: { kind: 'rotate', ...work } };
  return { mode: { kind: 'resize', ...work, handle, field: snapField(design, scene, selectedIds, uprightBounds(frame)) } };
}
