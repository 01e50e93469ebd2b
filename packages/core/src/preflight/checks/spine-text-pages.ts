import { FORMATS } from '../../formats/format.ts';
import { spineBoxes } from '../../elements/spine/spine-words.ts';
import type { Check } from '../check.ts';

/** A thin book has no room for words on its spine; they are left off, and the author should know. */
export const spineTextPages: Check = ({ design, geometry, binding, platform }) => {
  if (!binding || geometry.safe.spine !== null) return [];
  const worded = spineBoxes(design).filter(({ text }) => text.text.trim() !== '');
  if (worded.length === 0) return [];
  const { minPages } = binding.spineText;
  return [
    {
      severity: 'warning',
      message: `${platform.name} prints spine text on a ${FORMATS[design.format].name.toLowerCase()} of at least ${minPages} pages. This book has ${design.extent}, so the spine must stay empty.`,
      element: 'panel:spine',
      fix: {
        label: 'Remove the spine text',
        command: {
          name: 'together',
          commands: worded.map(({ designMode }) => ({ name: 'edit-text-box', id: designMode.uniqueId, changes: { text: { text: '' } } })),
        },
      },
    },
  ];
};
