import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { replacePictureCommand } from '@coverwright/core/commands/picture-places.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { hitTest } from '@coverwright/core/interaction/hit-test.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { toScene } from '../stage/camera.ts';
import { runAfterGesture } from '../stage/gestures/run-after-gesture.ts';
import { nameStep } from '../steps/name-step.ts';

/** A placeholder: an element takes either any picture or none. */
const ANY: DesignImage = { type: 'UPLOAD', assetId: 'any', width: 1, height: 1, photographerName: null, profileLink: null, licence: null };

/** Returns the topmost element at a point of the stage whose picture a dropped one can replace; null without one. */
export function pictureUnder({ store, camera }: Pick<MountedEditor, 'store' | 'camera'>, at: Point): string | null {
  const { scene, history } = store.getState();
  if (!scene) return null;
  const { present } = history;
  const hits = hitTest(scene, toScene(camera.getState().camera, at));
  const taking = hits.find(({ id }) => !isLocked(present, id) && replacePictureCommand(present, id, ANY) !== null);
  return taking?.id ?? null;
}

/** Sets the picture of the element in its current state, and selects the element. */
export function replacePicture({ store, gestures }: Pick<MountedEditor, 'store' | 'gestures'>, id: string, image: DesignImage): void {
  runAfterGesture(gestures, () => {
    const { run, select, history } = store.getState();
    const command = replacePictureCommand(history.present, id, image);
    if (command && run(command, nameStep('replaceThePicture'))) select(id);
  });
}
