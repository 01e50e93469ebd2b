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
      const label = box.panelName === 'Subtitle' ? 'Remove' : 'Use your own text';
      return {
        severity: 'error',
        message: `“${shortened(box.text.text)}” is placeholder text, and printers reject covers with placeholder text. Write your own text, or remove the text box.`,
        element: box.designMode.uniqueId,
        fix: command && { label, command },
      };
    }),
    ...emptyPhotos(design),
    ...(blurb
      ? [
          {
            severity: 'error' as const,
            message: 'The back cover still has sample text. Write the blurb, and replace or remove the sample reviews.',
            element: 'blurb',
            fix: { label: 'Remove the sample text', command: blurb },
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
      message: `The ${name?.toLowerCase()} is empty. Choose a picture as its fill, or remove the circle.`,
      element: id,
      fix: { label: 'Remove the circle', command: { name: 'remove-object', id } },
    }));
}
