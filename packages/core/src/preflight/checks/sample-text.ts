import { PICTURE_PLACES } from '../../blocks/sample-words.ts';
import type { Design } from '../../design/design.ts';
import { fixSampleBlurb, fixSampleBox, sampleBoxes } from '../fixes/replace-samples.ts';
import type { Check, Concern } from '../check.ts';
import { shortened } from '../measuring/element-label.ts';

/** Placeholder text is among the first things that a reviewer looks for. */
export const sampleText: Check = ({ design }) => {
  const blurb = fixSampleBlurb(design);
  return [
    ...sampleBoxes(design).map((box): Concern => {
      const command = fixSampleBox(design, box, design.metadata);
      const label = box.panelName === 'Subtitle' ? 'Remove it' : 'Use your words';
      return {
        severity: 'error',
        message: `“${shortened(box.text.text)}” is placeholder text, and a cover with some is sent back; write your own words, or take the box away.`,
        element: box.designMode.uniqueId,
        fix: command && { label, command },
      };
    }),
    ...emptyPhotos(design),
    ...(blurb
      ? [
          {
            severity: 'error' as const,
            message: 'The back still shows sample text; write the blurb, and ask a reader for a sentence or leave the testimonials out.',
            element: 'blurb',
            fix: { label: 'Remove the samples', command: blurb },
          },
        ]
      : []),
  ];
};

/** A photo or a logo before the author has chosen one prints as a tinted circle. */
function emptyPhotos({ coverShapes }: Design): readonly Concern[] {
  return coverShapes
    .filter(({ name, hidden, box }) => name !== null && PICTURE_PLACES.includes(name) && !hidden && box.fill?.kind !== 'picture')
    .map(({ uniqueObjectId: id, name }) => ({
      severity: 'warning',
      message: `The ${name?.toLowerCase()} is still empty; choose a picture as its fill, or take the circle away.`,
      element: id,
      fix: { label: 'Take it away', command: { name: 'remove-object', id } },
    }));
}
