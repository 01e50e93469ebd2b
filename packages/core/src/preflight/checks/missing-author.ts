import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';
import { fixMissingWords } from '../fixes/fix-missing-words.ts';

/** Readers, and reviewers, look for a name. */
export const missingAuthor: Check = (subject) => {
  const { design, platform } = subject;
  const isThere = shownFrontBoxes(design).some(({ panelName }) => panelName === 'Author') || isOnFront(design, design.metadata.author);
  if (isThere) return [];
  return [
    {
      severity: 'warning',
      message: `The front does not name the author. ${platform.name} requires the name that the book is listed under.`,
      element: 'panel:front',
      fix: fixMissingWords(design, 'Author', design.metadata.author),
    },
  ];
};
