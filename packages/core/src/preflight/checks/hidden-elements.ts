import { placedKind } from '../../elements/element-kinds.ts';
import { placedElements } from '../../elements/placed-elements.ts';
import { textBoxOf } from '../../elements/text-box/kind.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { say } from '../say.ts';

/** Title and author are left out, because other checks report them. */
const OF_THE_BOOK: ReadonlySet<string | undefined> = new Set(['Title', 'Author']);

/** Reports hidden elements. They are not in the file, but are stored with the design. */
export const hiddenElements: Check = ({ design }) =>
  placedElements(design)
    .filter(({ hidden, id }) => hidden && !OF_THE_BOOK.has(textBoxOf(design, id)?.panelName))
    .map(({ id, kind }): Concern => {
      const command = placedKind(kind)?.removeCommand(id);
      return {
        severity: 'hint',
        message: say('hiddenElement', { element: elementLabel(design, id) }),
        element: id,
        fix: command ? { label: say('remove'), command } : null,
      };
    });
