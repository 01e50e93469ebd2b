import type { Check } from '../check.ts';

/** A box without words prints nothing, and is easily forgotten under something else. */
export const emptyText: Check = ({ design }) =>
  design.frontBoard.textBoxes
    .filter(({ designMode, text, panelName }) => !designMode.hidden && panelName === 'Subtitle' && text.text.trim() === '')
    .map(({ designMode }) => ({
      severity: 'hint' as const,
      message: 'A text box on the front is empty. Write in it, or remove it.',
      element: designMode.uniqueId,
      fix: { label: 'Remove the text box', command: { name: 'remove-text-box' as const, id: designMode.uniqueId } },
    }));
