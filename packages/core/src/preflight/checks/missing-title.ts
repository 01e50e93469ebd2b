import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';
import { fixMissingWords } from '../fixes/fix-missing-words.ts';

/** A cover without its title is sent back. */
export const missingTitle: Check = (subject) => {
  const { design, platform } = subject;
  const isThere = shownFrontBoxes(design).some(({ panelName }) => panelName === 'Title') || isOnFront(design, design.metadata.title);
  if (isThere) return [];
  return [
    {
      severity: 'error',
      message: `The front does not show the title. ${platform.name} requires the title that the book is listed under.`,
      element: 'panel:front',
      fix: fixMissingWords(design, 'Title', design.metadata.title),
    },
  ];
};
