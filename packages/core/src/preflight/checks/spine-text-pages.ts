import { spineBoxes } from '../../elements/spine/spine-words.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';
import { nameFormat } from '../../formats/name-format.ts';

/** Reports a book that is too thin for spine text. The text is left out, which the author should know. */
export const spineTextPages: Check = ({ design, geometry, binding, platform }) => {
  if (!binding || geometry.safe.spine !== null) return [];
  const worded = spineBoxes(design).filter(({ text }) => text.text.trim() !== '');
  if (worded.length === 0) return [];
  const { minPages } = binding.spineText;
  return [
    {
      severity: 'warning',
      message: say('spineTooThin', {
        printer: platform.name,
        format: nameFormat(design.format).toLowerCase(),
        least: minPages,
        pages: design.extent,
      }),
      element: 'panel:spine',
      fix: {
        label: say('removeSpineText'),
        command: {
          name: 'together',
          commands: worded.map(({ designMode }) => ({ name: 'edit-text-box', id: designMode.uniqueId, changes: { text: { text: '' } } })),
        },
      },
    },
  ];
};
