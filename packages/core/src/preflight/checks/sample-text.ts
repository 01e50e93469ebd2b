import { fixSampleBlurb, fixSampleBox, sampleBoxes } from '../fixes/replace-samples.ts';
import type { Check, Concern } from '../check.ts';

/** Placeholder text is among the first things that a reviewer looks for. */
export const sampleText: Check = ({ design }) => {
  const blurb = fixSampleBlurb(design);
  return [
    ...sampleBoxes(design).map((box): Concern => {
      const command = fixSampleBox(box, design.metadata);
      const label = box.panelName === 'Subtitle' ? 'Remove it' : 'Use your words';
      return {
        severity: 'error',
        message: `“${box.text.text}” is placeholder text, and a cover with some is sent back; write your own words, or take the box away.`,
        element: box.designMode.uniqueId,
        fix: command && { label, command },
      };
    }),
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
