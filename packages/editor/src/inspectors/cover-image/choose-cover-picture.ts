import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { EditorStore } from '../../session/create-editor-store.ts';
import { nameStep } from '../../steps/name-step.ts';

/**
 * Sets the cover picture in one undo step. On a wrap without a visible picture, it covers the front only, so that spine and blurb stay
 * readable.
 */
export function chooseCoverPicture(store: Pick<EditorStore, 'getState'>, image: DesignImage): void {
  const { run, history } = store.getState();
  const { format, coverImage } = history.present;
  const gesture = `choose ${image.assetId} ${performance.now()}`;
  const isHidden = FORMATS[format].designType === 'full' && coverImage.format === 'none';
  if (isHidden) run({ name: 'set-cover-image-format', format: 'front' }, nameStep('chooseAPicture'), gesture);
  run({ name: 'choose-cover-image', image }, nameStep('chooseAPicture'), gesture);
}
