import { spineBoxes } from '../../elements/spine/spine-words.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { comparable } from '../../text/comparable.ts';
import { shownFrontBoxes } from '../measuring/front-words.ts';
import { say } from '../say.ts';

const FOLLOW: Fix = { label: say('copyFromFront'), command: { name: 'edit-spine', replicateFrontTextOnSpine: true } };

/** Checks that the spine has text that matches the front, because on a shelf only the spine shows. */
export const spineWords: Check = ({ design, geometry, binding }) => {
  if (!binding || !geometry.safe.spine) return [];
  const front = (name: 'Title' | 'Author') => shownFrontBoxes(design).find(({ panelName }) => panelName === name)?.text.text ?? '';
  return spineBoxes(design).flatMap((box): readonly Concern[] => {
    const isTitle = box.panelName === 'SpineTitle';
    const wanted = front(isTitle ? 'Title' : 'Author');
    const what = isTitle ? 'title' : 'author';
    const element = box.designMode.uniqueId;
    if (wanted === '' || box.designMode.hidden) return [];
    if (box.text.text.trim() === '') {
      return [
        {
          severity: 'hint',
          message: say('missingOnSpine', { what }),
          element,
          fix: FOLLOW,
        },
      ];
    }
    if (comparable(wanted).includes(comparable(box.text.text))) return [];
    return [
      {
        severity: 'warning',
        message: say('spineDiffers', { spine: box.text.text, front: wanted.replace(/\s+/g, ' ').trim() }),
        element,
        fix: FOLLOW,
      },
    ];
  });
};
