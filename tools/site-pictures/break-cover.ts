import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';

/** Distance beyond the edge in design pixels, of which an inch has 300. */
const OVER_THE_EDGE = 30;
const NEAR_THE_EDGE = 6;
/** Type size of 5.3 pt, which is too small. */
const TOO_SMALL = 22;
/** Number of repetitions with which the blurb reaches the barcode. */
const TIMES = 3;

/** Returns the design with typical errors: a title over the edge, an author and small type too near to it, and too long a blurb. */
export function breakCover(design: Design): Design {
  const { height } = geometryOf(design).boards.front;
  const box = (name: string) => {
    const found = design.frontBoard.textBoxes.find(({ panelName }) => panelName === name);
    if (!found) throw new Error(`The design has no ${name}`);
    return found;
  };
  const [title, author, subtitle] = [box('Title'), box('Author'), box('Subtitle')];
  const commands: readonly Command[] = [
    {
      name: 'edit-text-box',
      id: title.designMode.uniqueId,
      changes: {
        panel: {
          marginLeft: -OVER_THE_EDGE,
          marginRight: title.panel.marginLeft + title.panel.marginRight + OVER_THE_EDGE,
        },
      },
    },
    {
      name: 'edit-text-box',
      id: author.designMode.uniqueId,
      changes: { panel: { top: height - author.panel.height - NEAR_THE_EDGE } },
    },
    { name: 'edit-text-box', id: subtitle.designMode.uniqueId, changes: { text: { fontSize: TOO_SMALL } } },
    { name: 'edit-blurb', text: { text: design.back.text.text.repeat(TIMES) } },
  ];
  return commands.reduce((spoiled, command) => {
    const changed = applyCommand(spoiled, command);
    if (!changed.ok) throw new Error(`${command.name}: ${changed.fault.message}`);
    return changed.value;
  }, design);
}
