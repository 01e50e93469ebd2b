import type { PlacedElement } from '../elements/placed-elements.ts';
import type { Command } from './apply-command.ts';

/**
 * The commands that lay copies of some elements on a cover, `aside` print pixels right of and below the originals.
 * @param nextId gives each copy an id of its own. Copies are unlocked and shown, whatever their originals are.
 */
export function copyCommands(elements: readonly PlacedElement[], aside: number, nextId: () => string) {
  return elements.map((element) => {
    const id = nextId();
    return { id, command: copyCommand(element, id, aside) };
  });
}

const FREE = { locked: false, hidden: false } as const;

function copyCommand(element: PlacedElement, id: string, aside: number): Exclude<Command, { readonly name: 'together' }> {
  switch (element.kind) {
    case 'textBox': {
      const { panel, designMode } = element.value;
      const { top, marginLeft, marginRight } = panel;
      return {
        name: 'insert-text-box',
        box: {
          ...element.value,
          designMode: { ...designMode, ...FREE, uniqueId: id },
          panel: { ...panel, top: top + aside, marginLeft: marginLeft + aside, marginRight: marginRight - aside },
        },
      };
    }
    case 'shape': {
      const { x, y } = element.value;
      return { name: 'add-shape', shape: { ...element.value, ...FREE, uniqueObjectId: id, x: x + aside, y: y + aside } };
    }
    case 'objectImage': {
      const { x, y } = element.value;
      return { name: 'add-object-image', object: { ...element.value, ...FREE, uniqueObjectId: id, x: x + aside, y: y + aside } };
    }
  }
}
