import { type Designs, type Item, parseDesigns } from '@coverwright/core/design/item.ts';
import { isRecord } from '@coverwright/core/design/is-record.ts';
import type { ItemRow } from './item-repository.ts';

/**
 * Converts a stored row to an item of the current version.
 * @param known designs of the row that are parsed already; the others are parsed here
 * @throws Error if a stored design cannot be parsed: that is our error, a missing migration
 */
export function itemOfRow(row: ItemRow, known: Designs = {}): Item {
  return {
    _id: row.id,
    isDraft: row.state === 'draft',
    isRevision: row.state === 'revision',
    currentFormat: row.currentFormat,
    revisionsRemaining: row.revisionsRemaining,
    draftShareUrl: row.draftShareUrl,
    updatedAt: row.updatedAt.toISOString(),
    designs: { ...readOthers(row, known), ...known },
  };
}

function readOthers({ id, designs }: ItemRow, known: Designs): Designs {
  const others = isRecord(designs)
    ? Object.fromEntries(Object.entries(designs).filter(([format]) => !Object.hasOwn(known, format)))
    : designs;
  if (isRecord(others) && Object.keys(others).length === 0 && Object.keys(known).length > 0) return {};
  const parsed = parseDesigns(others);
  if (!parsed.ok) throw new Error(`Stored item ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}
