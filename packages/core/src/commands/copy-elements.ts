import { placedKind } from '../elements/element-kinds.ts';
import type { PlacedElement } from '../elements/placed-elements.ts';
import type { SingleCommand } from './apply-command.ts';

/** A copy's id, and the command that lays it on a cover. */
export interface Copy {
  readonly id: string;
  readonly command: SingleCommand;
}

/**
 * The commands that lay copies of some elements on a cover, `aside` print pixels right of and below the originals.
 * @param elements members of a group before it, as `placedElements` orders them.
 * @param nextId gives each copy an id of its own. Copies are unlocked and shown, whatever their originals are.
 */
export function copyCommands(elements: readonly PlacedElement[], aside: number, nextId: () => string): readonly Copy[] {
  const ids = new Map(elements.map(({ id }) => [id, nextId()]));
  return elements.flatMap((element): readonly Copy[] => {
    const id = ids.get(element.id) ?? nextId();
    const command = placedKind(element.kind)?.copyCommand(element, id, aside, (other) => ids.get(other));
    return command ? [{ id, command }] : [];
  });
}
