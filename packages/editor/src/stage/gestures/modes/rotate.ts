import { centreOf } from '@coverwright/core/geometry/shapes.ts';
import { degreesBetween, snapDegrees, turnedPlaces } from '@coverwright/core/interaction/group-place.ts';
import { toScene } from '../../camera.ts';
import { namesOf } from '../../element-name.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import { placeCommand } from '../place-elements.ts';
import { IDLE } from '../pointer-mode.ts';
import { nameStep } from '../../../steps/name-step.ts';

/** Rotates elements about the middle of their frame, snapping to multiples of 15°. Shift allows only those, and Alt turns snapping off. */
export const rotate: ModeDefinition<'rotate'> = {
  move(mode, { at, shift, alt }, facts) {
    const { boxes, frame, start } = mode;
    const pivot = centreOf(frame.rect);
    const turned = degreesBetween(pivot, toScene(facts.camera, start), toScene(facts.camera, at));
    const angle = snapDegrees(frame.rotation + turned, alt ? 'free' : shift ? 'steps' : 'magnetic');
    const command = placeCommand(boxes, turnedPlaces(boxes, pivot, angle - frame.rotation));
    const ids = boxes.map(({ id }) => id);
    return {
      mode,
      actions: command ? [{ kind: 'change', command, label: nameStep('rotate', { elements: namesOf(facts.design, ids) }) }] : [],
      shows: { readout: `${Number.isInteger(angle) ? angle : angle.toFixed(1)}°` },
    };
  },
  release: () => ({ mode: IDLE }),
  cancel: ({ before }) => ({ mode: IDLE, actions: [{ kind: 'revert', before }] }),
};
