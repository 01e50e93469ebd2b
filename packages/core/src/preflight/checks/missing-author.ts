import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';
import { fixMissingWords } from '../fixes/fix-missing-words.ts';
import { say } from '../say.ts';

/** Reports a missing author's name, which readers and reviewers expect. */
export const missingAuthor: Check = (subject) => {
  const { design, platform } = subject;
  const isThere = shownFrontBoxes(design).some(({ panelName }) => panelName === 'Author') || isOnFront(design, design.metadata.author);
  if (isThere) return [];
  return [
    {
      severity: 'warning',
      message: say('noAuthor', { printer: platform.name }),
      element: 'panel:front',
      fix: fixMissingWords(design, 'Author', design.metadata.author),
    },
  ];
};
