import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { assets, stockCopies } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/**
 * Deletes copies of stock pictures that nothing of their owners refers to: no cover, version, share, order or export. The file of a deleted
 * copy is left to the sweep of removed pictures, and choosing the picture again copies it again. A copy in use is checked again after all
 * others.
 * @param lookedAtBefore copies that were chosen or checked after this time are skipped
 * @returns the number of deleted copies
 */
export async function deleteUnreferencedCopies(db: Database, lookedAtBefore: Date, now: Date, most: number): Promise<number> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: stockCopies.id })
      .from(stockCopies)
      .where(and(lt(stockCopies.updatedAt, lookedAtBefore), inArray(stockCopies.state, ['done', 'failed'])))
      .orderBy(asc(stockCopies.updatedAt), asc(stockCopies.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const gone = await transaction
      .delete(stockCopies)
      .where(and(inArray(stockCopies.id, ids), sql`not ${isNamed}`))
      .returning({ assetId: stockCopies.assetId });
    const files = gone.flatMap(({ assetId }) => assetId ?? []);
    if (files.length > 0) await transaction.update(assets).set({ removedAt: now }).where(inArray(assets.id, files));
    await transaction.update(stockCopies).set({ updatedAt: now }).where(inArray(stockCopies.id, ids));
    return gone.length;
  });
}

/** The reference of a stock picture in documents: `source/id`. */
const NAME = sql`('"' || ${stockCopies.source} || '/' || ${stockCopies.sourceId} || '"')`;

const isNamed = sql`(
  exists (select 1 from items where items.owner_id = ${stockCopies.ownerId} and strpos(items.designs::text, ${NAME}) > 0)
  or exists (select 1 from item_versions where item_versions.owner_id = ${stockCopies.ownerId} and strpos(item_versions.designs::text, ${NAME}) > 0)
  or exists (select 1 from draft_shares where draft_shares.owner_id = ${stockCopies.ownerId}
    and (strpos(draft_shares.design::text, ${NAME}) > 0 or strpos(draft_shares.shown_design::text, ${NAME}) > 0))
  or exists (select 1 from orders where orders.owner_id = ${stockCopies.ownerId} and strpos(orders.designs::text, ${NAME}) > 0)
  or exists (select 1 from exports where exports.owner_id = ${stockCopies.ownerId} and strpos(exports.design::text, ${NAME}) > 0)
)`;
