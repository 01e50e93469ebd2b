import { type Designs, type Item, parseDesigns } from '@coverwright/core/design/item.ts';
import { isRecord } from '@coverwright/core/design/is-record.ts';
import type { ItemRow } from './item-repository.ts';

/** The columns of an item that its head is made of. */
type HeadColumns = Pick<ItemRow, 'id' | 'state' | 'currentFormat' | 'revisionsRemaining' | 'draftShareUrl' | 'updatedAt'>;

/** A cover without its designs. */
export type ItemHead = Omit<Item, 'designs'>;

/** Returns what a stored row says of its item besides the designs. */
export function headOfRow(row: HeadColumns): ItemHead {
  return {
    _id: row.id,
    isDraft: row.state === 'draft',
    isRevision: row.state === 'revision',
    currentFormat: row.currentFormat,
    revisionsRemaining: row.revisionsRemaining,
    draftShareUrl: row.draftShareUrl,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Converts a stored row to an item of the current version.
 * @param known designs that were saved just now, and that the row does not have
 * @throws Error if a stored design cannot be parsed: that is our error, a missing migration
 */
export function itemOfRow(row: HeadColumns & Pick<ItemRow, 'designs'>, known: Designs = {}): Item {
  return { ...headOfRow(row), designs: { ...readDesigns(row), ...known } };
}

/**
 * Parses the designs of a row, which has none if it was saved with all of them just now.
 * @throws Error if a stored design cannot be parsed
 */
export function readDesigns({ id, designs }: Pick<ItemRow, 'id' | 'designs'>): Designs {
  if (isRecord(designs) && Object.keys(designs).length === 0) return {};
  const parsed = parseDesigns(designs);
  if (!parsed.ok) throw new Error(`Stored item ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}
