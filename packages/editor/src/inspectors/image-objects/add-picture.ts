import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';
import { newObject } from './new-object.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Adds a picture to the current cover, and selects it. */
export function addPicture({ store, gestures }: Pick<MountedEditor, 'store' | 'gestures'>, image: DesignImage): void {
  runAfterGesture(gestures, () => {
    const { run, select, history } = store.getState();
    const id = crypto.randomUUID();
    if (run({ name: 'add-object-image', object: newObject(history.present, image, id) }, nameStep('addPicture'))) select(id);
  });
}
