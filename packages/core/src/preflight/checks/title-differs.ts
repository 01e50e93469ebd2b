import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';

/** The book is listed under one title, and the cover must say the same. */
export const titleDiffers: Check = ({ design, platform }) => {
  const { title } = design.metadata;
  const onFront = shownFrontBoxes(design).find(({ panelName }) => panelName === 'Title');
  if (title.trim() === '' || !onFront || isOnFront(design, title)) return [];
  const words = onFront.text.text.replace(/\s+/g, ' ').trim();
  return [
    {
      severity: 'hint',
      message: `The book was set up as “${title}” and the front says “${words}”; enter at ${platform.name} what the cover says.`,
      element: onFront.designMode.uniqueId,
      fix: { label: 'The cover is right', command: { name: 'describe-work', title: words } },
    },
  ];
};
