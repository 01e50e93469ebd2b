import { PICTURE_PLACES } from '../../blocks/sample-words.ts';
import type { Design } from '../../design/design.ts';
import { fixSampleBlurb, fixSampleBox, sampleBoxes } from '../fixes/replace-samples.ts';
import type { Check, Concern } from '../check.ts';
import { shortened } from '../measuring/element-label.ts';
import { say } from '../say.ts';

/** Reports placeholder text, which is among the first things that a reviewer looks for. */
export const sampleText: Check = ({ design }) => {
  const blurb = fixSampleBlurb(design);
  return [
    ...sampleBoxes(design).map((box): Concern => {
      const command = fixSampleBox(design, box, design.metadata);
      const label = say(box.panelName === 'Subtitle' ? 'removeText' : 'useOwnText');
      return {
        severity: 'error',
        message: say('placeholderText', { text: shortened(box.text.text) }),
        element: box.designMode.uniqueId,
        fix: command && { label, command },
      };
    }),
    ...emptyPhotos(design),
    ...(blurb
      ? [
          {
            severity: 'error' as const,
            message: say('sampleBack'),
            element: 'blurb',
            fix: { label: say('removeSamples'), command: blurb },
          },
        ]
      : []),
  ];
};

/** Returns the findings for placeholders of a photo or a logo, which print as tinted circles. */
function emptyPhotos({ coverShapes }: Design): readonly Concern[] {
  return coverShapes.flatMap(({ uniqueObjectId: id, name, hidden, box }): readonly Concern[] => {
    if (name === null || !PICTURE_PLACES.includes(name) || hidden || box.fill?.kind === 'picture') return [];
    return [
      {
        severity: 'warning',
        message: say('emptyCircle', { element: name.toLowerCase() }),
        element: id,
        fix: { label: say('removeCircle'), command: { name: 'remove-object', id } },
      },
    ];
  });
}
