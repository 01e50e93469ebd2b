import type { Check } from '../check.ts';
import { isOnFront, shownFrontBoxes } from '../measuring/front-words.ts';
import { fixMissingWords } from '../fixes/fix-missing-words.ts';
import { say } from '../say.ts';

/** Reports a missing title. A cover without its title is refused. */
export const missingTitle: Check = (subject) => {
  const { design, platform } = subject;
  const isThere = shownFrontBoxes(design).some(({ panelName }) => panelName === 'Title') || isOnFront(design, design.metadata.title);
  if (isThere) return [];
  return [
    {
      severity: 'error',
      message: say('noTitle', { printer: platform.name }),
      element: 'panel:front',
      fix: fixMissingWords(design, 'Title', design.metadata.title),
    },
  ];
};
