import { placedElements } from '../../elements/placed-elements.ts';
import type { Check } from '../check.ts';
import { callElement } from '../measuring/call-element.ts';

/** What is hidden is not in the file; left-overs travel with the design all the same. */
export const hiddenElements: Check = ({ design }) =>
  placedElements(design)
    .filter(({ hidden, kind, value }) => hidden && !(kind === 'textBox' && (value.panelName === 'Title' || value.panelName === 'Author')))
    .map(({ id, kind }) => ({
      severity: 'hint' as const,
      message: `${callElement(design, id)} is hidden and will not be printed.`,
      element: id,
      fix: {
        label: 'Take it away',
        command: kind === 'textBox' ? { name: 'remove-text-box' as const, id } : { name: 'remove-object' as const, id },
      },
    }));
