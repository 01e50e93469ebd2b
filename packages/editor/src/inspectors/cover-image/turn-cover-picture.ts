import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import type { Action } from '../../actions/action.ts';
import { COVER_PICTURE } from '@coverwright/core/design/cover-image.ts';
import { isReadOnly } from '../../session/is-read-only.ts';
import { nameStep } from '../../steps/name-step.ts';

const QUARTER = 90;
const FULL = 360;

/** Rotates the cover picture by 90° clockwise; the angle stays between −180° and 180°. */
export const turnCoverPicture: Action = {
  id: 'turn-cover-picture',
  label: 'turnTheCoverPicture',
  group: 'Elements',
  shortcuts: [],
  isEnabled: ({ store }) => {
    const { present } = store.getState().history;
    const { currentDesignImage, format } = present.coverImage;
    return !isReadOnly(store.getState()) && currentDesignImage !== null && format !== 'none' && !isLocked(present, COVER_PICTURE);
  },
  run: ({ store }) => {
    const { run, history } = store.getState();
    const next = (history.present.coverImage.rotation ?? 0) + QUARTER;
    run({ name: 'place-cover-image', rotation: next > FULL / 2 ? next - FULL : next }, nameStep('turnPicture'));
  },
};
