import type { Check } from '../check.ts';

/** A box without words prints nothing, and is easily forgotten under something else. */
export const emptyText: Check = ({ design }) =>
  design.frontBoard.textBoxes
    .filter(({ designMode, text, panelName }) => !designMode.hidden && panelName === 'Subtitle' && text.text.trim() === '')
    .map(({ designMode }) => ({
      severity: 'hint' as const,
      message: 'A text box on the front says nothing; write in it, or take it away.',
      element: designMode.uniqueId,
      fix: { label: 'Take it away', command: { name: 'remove-text-box' as const, id: designMode.uniqueId } },
    }));
