import { FORMATS } from '../../formats/format.ts';
import { spineBoxes } from '../../elements/spine/spine-words.ts';
import type { Check } from '../check.ts';

/** A thin book has no room for words on its spine; they are left off, and the author should know. */
export const spineTextPages: Check = ({ design, geometry, binding }) => {
  if (!binding || geometry.safe.spine !== null) return [];
  if (spineBoxes(design).every(({ text }) => text.text.trim() === '')) return [];
  const { minPages } = binding.spineText;
  return [
    {
      severity: 'warning',
      message: `Spine text needs ${minPages} pages of a ${FORMATS[design.format].name.toLowerCase()}; this book has ${design.extent}, so the spine stays empty.`,
      element: 'panel:spine',
    },
  ];
};
