import { placedKind } from '../elements/element-kinds.ts';
import type { PlacedElement } from '../elements/placed-elements.ts';
import type { SingleCommand } from './apply-command.ts';

/** The id of a copy, and the command that adds it to a cover. */
export interface Copy {
  readonly id: string;
  readonly command: SingleCommand;
}

/**
 * Returns the commands that add copies of some elements to a cover, `aside` print pixels right of and below the originals. Copies are
 * unlocked and shown, even if their originals are not.
 * @param elements with the members of a group before it, as `placedElements` orders them.
 * @param nextId returns the id of each copy.
 */
export function copyCommands(elements: readonly PlacedElement[], aside: number, nextId: () => string): readonly Copy[] {
  const ids = new Map(elements.map(({ id }) => [id, nextId()]));
  return elements.flatMap((element): readonly Copy[] => {
    const id = ids.get(element.id) ?? nextId();
    const command = placedKind(element.kind)?.copyCommand(element, id, aside, (other) => ids.get(other));
    return command ? [{ id, command }] : [];
  });
}
