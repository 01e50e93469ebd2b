import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';

/**
 * Returns the design that represents a title: that of its current format.
 * @throws if there is none at all, which the schema of an item forbids
 */
export function shownDesign(designs: Designs, currentFormat: FormatId): Design {
  const design = designs[currentFormat] ?? Object.values(designs)[0];
  if (!design) throw new Error('An item without designs');
  return design;
}
