import { describeLength } from '@coverwright/core/geometry/length-units.ts';
import { px } from '@coverwright/core/units/units.ts';
import type { NewPlace } from '@coverwright/core/interaction/element-box.ts';
import { scaledPlaces } from '@coverwright/core/interaction/group-place.ts';
import { type ResizeWish, draggedSize, isCorner, resizedTo } from '@coverwright/core/interaction/resize-box.ts';
import { snapTurnedResize } from '@coverwright/core/interaction/snapping/snap-turned-resize.ts';
import { namesOf } from '../../element-name.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { placeCommand } from '../place-elements.ts';
import type { PointerInput } from '../pointer-input.ts';
import { IDLE, type PointerMode } from '../pointer-mode.ts';
import { sceneDelta } from '../stage-facts.ts';
import { SNAP_REACH } from './drag.ts';
import { nameStep } from '../../../steps/name-step.ts';

/** Resizes elements by a handle. Shift keeps the aspect ratio, Alt keeps the center, and Mod turns snapping off. */
export const resize: ModeDefinition<'resize'> = {
  move(mode, input, facts) {
    const { frame, handle, field } = mode;
    const wish = wishOf(mode, input);
    const wanted = draggedSize(frame, handle, sceneDelta(facts, mode.start, input.at), wish);
    const isFree = input.mod || !field;
    const caught = isFree ? null : snapTurnedResize(frame, handle, wanted, wish, field, SNAP_REACH / facts.camera.scale);
    const rect = resizedTo(frame, handle, caught?.size ?? wanted, wish);
    const command = placeCommand(mode.boxes, placesFor(mode, rect));
    const ids = mode.boxes.map(({ id }) => id);
    return {
      mode,
      actions: command ? [{ kind: 'change', command, label: nameStep('resizeElements', { elements: namesOf(facts.design, ids) }) }] : [],
      shows: {
        guides: caught?.guides ?? [],
        readout: `${describeLength(px(rect.width), facts.design.format)}\n× ${describeLength(px(rect.height), facts.design.format)}`,
      },
    };
  },
  release: () => ({ mode: IDLE }),
  cancel: ({ before }) => ({ mode: IDLE, actions: [{ kind: 'revert', before }] }),
};

/** Returns the way to resize: several elements are scaled evenly, texts by their corners, and others freely. */
function wishOf({ boxes, handle }: PointerMode<'resize'>, { shift, alt }: PointerInput): ResizeWish {
  const [box] = boxes;
  const isSole = boxes.length === 1 && box !== undefined;
  if (!isSole) return { keepRatio: true, fromCentre: alt };
  return { keepRatio: box.isWords ? isCorner(handle) : shift || box.lockAspectRatio, fromCentre: alt };
}

function placesFor({ boxes, frame, handle }: PointerMode<'resize'>, rect: PointerMode<'resize'>['frame']['rect']): readonly NewPlace[] {
  const [box] = boxes;
  if (!box || boxes.length > 1) return scaledPlaces(boxes, frame.rect, rect);
  return [{ rect, rotation: box.rotation, scaled: box.isWords && isCorner(handle) ? rect.height / box.rect.height : 1 }];
}
