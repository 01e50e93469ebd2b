import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Database } from '../../ports/database.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { listPaidFormats } from './order-repository.ts';

/** The cover that was bought: of a revision, the one that it was made from. */
export function boughtItemId({ id, revisionOf }: Pick<ItemRow, 'id' | 'revisionOf'>): string {
  return revisionOf ?? id;
}

/** The formats of a cover whose files were paid for. None of a draft, nor of a revision before it is completed. */
export async function boughtFormats(db: Database, item: ItemRow): Promise<readonly FormatId[]> {
  return item.state === 'completed' ? listPaidFormats(db, item.ownerId, boughtItemId(item)) : [];
}
