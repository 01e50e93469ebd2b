import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { listPaidFormats } from './order-repository.ts';

/** Returns the id of the bought cover: for a revision, that of its original. */
export function boughtItemId({ id, revisionOf }: Pick<ItemRow, 'id' | 'revisionOf'>): string {
  return revisionOf ?? id;
}

/** Returns the formats of a cover whose files are paid for; empty for a draft and an uncompleted revision. */
export async function boughtFormats(db: Database, item: ItemRow): Promise<readonly FormatId[]> {
  return item.state === 'completed' ? listPaidFormats(db, item.ownerId, boughtItemId(item)) : [];
}
