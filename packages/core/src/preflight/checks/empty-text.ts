import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** A box without words prints nothing, and is easily forgotten under something else. */
export const emptyText: Check = ({ design }) =>
  design.frontBoard.textBoxes
    .filter(({ designMode, text, panelName }) => !designMode.hidden && panelName === 'Subtitle' && text.text.trim() === '')
    .map(({ designMode }) => ({
      severity: 'hint' as const,
      message: say('emptyText'),
      element: designMode.uniqueId,
      fix: { label: say('removeTextBox'), command: { name: 'remove-text-box' as const, id: designMode.uniqueId } },
    }));
