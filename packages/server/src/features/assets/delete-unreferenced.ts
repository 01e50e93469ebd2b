import { and, asc, eq, exists, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assets, brandElements, draftShares, exports, items, itemVersions, orders, stockCopies } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { markFilesDeleted } from '../files/deleted-files.ts';

/**
 * Deletes pictures that their owners removed before a time and that nothing of theirs refers to: no cover, version, share, order, export or
 * logo, and no cut-out, whose mask is painted over the whole picture. Pictures in use are checked again after all others.
 * @returns the number of checked pictures
 */
export async function deleteUnreferencedAssets(db: Database, removedBefore: Date, most: number): Promise<number> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: assets.id })
      .from(assets)
      .where(lt(assets.removedAt, removedBefore))
      .orderBy(sql`${assets.sweptAt} asc nulls first`, asc(assets.id))
      .limit(most)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const gone = await transaction
      .delete(assets)
      .where(and(inArray(assets.id, ids), not(isReferenced(transaction))))
      .returning({ full: assets.fullKey, regular: assets.regularKey, thumb: assets.thumbKey });
    await markFilesDeleted(
      transaction,
      gone.flatMap(({ full, regular, thumb }) => [full, regular, thumb]),
    );
    await transaction.update(assets).set({ sweptAt: sql`now()` }).where(inArray(assets.id, ids));
    return ids.length;
  });
}

/**
 * Returns the condition that a document contains the picture's id. Documents themselves are the references, so that the two cannot differ.
 */
function isReferenced(db: Database): SQL {
  const names = (document: PgColumn) => sql`strpos(${document}::text, ${assets.id}::text) > 0`;
  const cutouts = sql`(select 1 from ${assets} as cutout where cutout.original_id = ${assets.id})`;
  const found = or(
    exists(
      db
        .select()
        .from(items)
        .where(and(eq(items.ownerId, assets.ownerId), names(items.designs))),
    ),
    exists(
      db
        .select()
        .from(itemVersions)
        .where(and(eq(itemVersions.ownerId, assets.ownerId), names(itemVersions.designs))),
    ),
    exists(
      db
        .select()
        .from(draftShares)
        .where(and(eq(draftShares.ownerId, assets.ownerId), or(names(draftShares.design), names(draftShares.shownDesign)))),
    ),
    exists(
      db
        .select()
        .from(orders)
        .where(and(eq(orders.ownerId, assets.ownerId), names(orders.designs))),
    ),
    exists(
      db
        .select()
        .from(exports)
        .where(and(eq(exports.ownerId, assets.ownerId), names(exports.design))),
    ),
    exists(
      db
        .select()
        .from(brandElements)
        .where(and(eq(brandElements.ownerId, assets.ownerId), names(brandElements.content))),
    ),
    exists(db.select().from(stockCopies).where(eq(stockCopies.assetId, assets.id))),
    sql`exists ${cutouts}`,
  );
  if (!found) throw new Error('Nothing could refer to a picture');
  return found;
}
