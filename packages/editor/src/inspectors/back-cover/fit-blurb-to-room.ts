import { sizeBlurbToRoom } from '@coverwright/core/blocks/size-blurb-to-room.ts';
import type { MountedEditor } from '../../session/editor-context.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Sets the blurb in the largest size that fits on the back. @param tooLong the notice if it fits at no size */
export function fitBlurbToRoom({ store, resources }: Pick<MountedEditor, 'store' | 'resources'>, tooLong: string): void {
  const { history, run, notify } = store.getState();
  const command = sizeBlurbToRoom(history.present, resources.engine);
  if (command) run(command, nameStep('fitTheBlurb'));
  else notify({ tone: 'info', text: tooLong });
}
