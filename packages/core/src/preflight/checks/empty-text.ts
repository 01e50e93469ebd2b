import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports a text box without words. It prints nothing, and is easily forgotten under other elements. */
export const emptyText: Check = ({ design }) =>
  design.frontBoard.textBoxes
    .filter(({ designMode, text, panelName }) => !designMode.hidden && panelName === 'Subtitle' && text.text.trim() === '')
    .map(({ designMode }) => ({
      severity: 'hint' as const,
      message: say('emptyText'),
      element: designMode.uniqueId,
      fix: { label: say('removeTextBox'), command: { name: 'remove-text-box' as const, id: designMode.uniqueId } },
    }));
