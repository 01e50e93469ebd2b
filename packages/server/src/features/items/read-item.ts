import { type Item, parseDesigns } from '@coverwright/core/design/item.ts';
import type { ItemRow } from './item-repository.ts';

/**
 * A stored row as the item of today's version.
 * @throws when a stored design cannot be parsed: a migration is missing, and that is our fault, not the user's
 */
export function readItem(row: ItemRow): Item {
  const designs = parseDesigns(row.designs);
  if (!designs.ok) throw new Error(`Stored item ${row.id} cannot be read: ${designs.fault.message}`);
  return {
    _id: row.id,
    isDraft: row.state === 'draft',
    isRevision: row.state === 'revision',
    currentFormat: row.currentFormat,
    revisionsRemaining: row.revisionsRemaining,
    draftShareUrl: row.draftShareUrl,
    updatedAt: row.updatedAt.toISOString(),
    designs: designs.value,
  };
}
