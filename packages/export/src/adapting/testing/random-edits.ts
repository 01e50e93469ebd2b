import { type Command, applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Random } from '@coverwright/core/random/seeded-random.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { anyOf } from '../../ideas/testing/random-inquiry.ts';

/** Edits a cover at random: moves, resizes, recolors, rewords, adds and deletes. A refused edit changes nothing. */
export function editedAtRandom(design: Design, edits: number, random: Random): Design {
  let edited = design;
  for (let edit = 0; edit < edits; edit += 1) {
    const command = randomEdit(edited, edit, random);
    const result = command && applyCommand(edited, command);
    if (result?.ok) edited = result.value;
  }
  return edited;
}

function randomEdit(design: Design, edit: number, random: Random): Command | null {
  const { front } = geometryOf(design).boards;
  const { textBoxes } = design.frontBoard;
  const text = textBoxes.length > 0 ? anyOf(textBoxes, random) : null;
  const shape = design.coverShapes.length > 0 ? anyOf(design.coverShapes, random) : null;
  const colour = { r: Math.floor(random() * 256), g: Math.floor(random() * 256), b: Math.floor(random() * 256), a: 1 };
  switch (Math.floor(random() * 9)) {
    case 0:
      return text && moved(design, text.designMode.uniqueId, random);
    case 1:
      return shape && moved(design, shape.uniqueObjectId, random);
    case 2:
      return (
        text && {
          name: 'edit-text-box',
          id: text.designMode.uniqueId,
          changes: { text: { fontSize: Math.max(20, text.text.fontSize * (0.7 + random() * 0.4)) } },
        }
      );
    case 3:
      return text && { name: 'edit-text-box', id: text.designMode.uniqueId, changes: { text: { colour } } };
    case 4:
      return (
        text && {
          name: 'edit-text-box',
          id: text.designMode.uniqueId,
          changes: { text: { text: anyOf(['Ash', 'House of Ash', 'The Girl Under the River'], random) } },
        }
      );
    case 5:
      return shape && { name: 'remove-object', id: shape.uniqueObjectId };
    case 6:
      return shape && { name: 'replace-object', object: { ...shape, opacity: 0.5 + random() / 2 } };
    case 7: {
      const size = front.width * (0.05 + random() * 0.2);
      const place = { x: random() * (front.width - size), y: random() * (front.height - size), width: size, height: size };
      return { name: 'add-shape', shape: { uniqueObjectId: `added-${edit}`, type: 'star', ...place, lockAspectRatio: true } };
    }
    default:
      return { name: 'set-panel-colour', panel: anyOf(['spine', 'back'] as const, random), colour };
  }
}

/** Returns a command that moves an element, by a nudge or across the front. */
function moved(design: Design, id: string, random: Random): Command | null {
  const box = elementBox(design, id);
  if (!box) return null;
  const { front } = geometryOf(design).boards;
  const reach = random() < 0.7 ? 0.05 : 0.5;
  const { rect, rotation } = box;
  const to = { ...rect, x: rect.x + (random() - 0.5) * reach * front.width, y: rect.y + (random() - 0.5) * reach * front.height };
  return box.commandFor({ rect: to, rotation, scaled: 1 });
}
