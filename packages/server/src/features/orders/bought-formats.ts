import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { listPaidFormats } from './order-repository.ts';

/** The cover that was bought: of a revision, the one that it was made from. */
export function boughtItemId({ id, revisionOf }: Pick<ItemRow, 'id' | 'revisionOf'>): string {
  return revisionOf ?? id;
}

/** Returns the formats of a cover whose files are paid for; empty for a draft, and for a revision before it is completed. */
export async function boughtFormats(db: Database, item: ItemRow): Promise<readonly FormatId[]> {
  return item.state === 'completed' ? listPaidFormats(db, item.ownerId, boughtItemId(item)) : [];
}
