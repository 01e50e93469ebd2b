import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';
import { say } from '../say.ts';

/** Reports a title on the cover that differs from the title that the book is listed under. */
export const titleDiffers: Check = ({ design, platform }) => {
  const { title } = design.metadata;
  const onFront = shownFrontBoxes(design).find(({ panelName }) => panelName === 'Title');
  if (title.trim() === '' || !onFront || isOnFront(design, title)) return [];
  const words = onFront.text.text.replace(/\s+/g, ' ').trim();
  return [
    {
      severity: 'hint',
      message: say('titleDiffers', { title, words, printer: platform.name }),
      element: onFront.designMode.uniqueId,
      fix: { label: say('useCoverTitle'), command: { name: 'describe-work', title: words } },
    },
  ];
};
