import { createDesign } from '../../design/create-design.ts';
import type { Design } from '../../design/design.ts';
import type { Fix } from '../check.ts';
import { say } from '../say.ts';

/** Returns the command that shows hidden text, or restores the author's earlier text; null if there is none. */
export function fixMissingWords(design: Design, panelName: 'Title' | 'Author', known: string): Fix | null {
  const what = panelName === 'Title' ? say('titleObject') : say('authorObject');
  const box = design.frontBoard.textBoxes.find((candidate) => candidate.panelName === panelName);
  if (box?.designMode.hidden && box.text.text.trim() !== '') {
    return { label: say('show', { what }), command: { name: 'hide-element', id: box.designMode.uniqueId, hidden: false } };
  }
  if (known.trim() === '') return null;
  if (box) {
    const id = box.designMode.uniqueId;
    return {
      label: say('write', { what }),
      command: {
        name: 'together',
        commands: [
          { name: 'hide-element', id, hidden: false },
          { name: 'edit-text-box', id, changes: { text: { text: known } } },
        ],
      },
    };
  }
  const fresh = createDesign().frontBoard.textBoxes.find((candidate) => candidate.panelName === panelName);
  if (!fresh || design.frontBoard.textBoxes.some(({ designMode }) => designMode.uniqueId === panelName)) return null;
  return { label: say('write', { what }), command: { name: 'insert-text-box', box: { ...fresh, text: { ...fresh.text, text: known } } } };
}
