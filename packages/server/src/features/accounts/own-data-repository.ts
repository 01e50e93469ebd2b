import { markFilesDeleted } from '../files/deleted-files.ts';
import { and, eq, like, sql } from 'drizzle-orm';
import {
  accounts,
  assets,
  auditLog,
  brandElements,
  cutoutCredits,
  draftShares,
  exports,
  fonts,
  identities,
  incomingUploads,
  items,
  itemVersions,
  oidcRecords,
  orders,
  outboxMails,
  outgoingMails,
  reviews,
  signUps,
  stockCopies,
} from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { thumbnailFiles } from '../thumbnails/thumbnail-keys.ts';

/** Returns the data of an account except for its covers, which are read one by one. */
export async function findOwnData(db: Database, accountId: string) {
  const [[account], covers, pictures, copies, ownFonts, [credits], brand] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db.select({ id: items.id }).from(items).where(eq(items.ownerId, accountId)).orderBy(items.createdAt, items.id),
    db.select().from(assets).where(eq(assets.ownerId, accountId)).orderBy(assets.createdAt, assets.id),
    db.select().from(stockCopies).where(eq(stockCopies.ownerId, accountId)).orderBy(stockCopies.createdAt, stockCopies.id),
    db.select().from(fonts).where(eq(fonts.ownerId, accountId)).orderBy(fonts.createdAt, fonts.id),
    db.select().from(cutoutCredits).where(eq(cutoutCredits.ownerId, accountId)),
    db.select().from(brandElements).where(eq(brandElements.ownerId, accountId)).orderBy(brandElements.createdAt, brandElements.id),
  ]);
  return { account: account ?? null, covers, pictures, copies, fonts: ownFonts, credits: credits ?? null, brand };
}

/** Returns a cover of an account, even if it is deleted. */
export async function findOwnCover(db: Database, accountId: string, id: string): Promise<typeof items.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, accountId)));
  return row ?? null;
}

/** Deletes an account and all its data and files, or nothing if that fails. */
export async function deleteOwnData(db: Database, accountId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [account] = await transaction.delete(accounts).where(eq(accounts.id, accountId)).returning();
    if (!account) return;
    // Sessions are deleted with the account, and password links with the identity. A person who logged in with another provider last may
    // have a password here too.
    await deleteIdentity(transaction, account.email);
    await transaction.delete(signUps).where(eq(signUps.email, account.email));
    await transaction.delete(outboxMails).where(eq(outboxMails.recipient, account.email));
    await transaction.delete(outgoingMails).where(eq(outgoingMails.recipient, account.email));
    await forgetBuyer(transaction, accountId);
    await deleteWorkOf(transaction, accountId);
  });
}

/** Deletes all work and uploads of an owner, with their files. Call it in a transaction. */
export async function deleteWorkOf(transaction: Database, ownerId: string): Promise<void> {
  await transaction.delete(stockCopies).where(eq(stockCopies.ownerId, ownerId));
  await transaction.delete(cutoutCredits).where(eq(cutoutCredits.ownerId, ownerId));
  await transaction.delete(brandElements).where(eq(brandElements.ownerId, ownerId));
  const painted = [
    await transaction.delete(draftShares).where(eq(draftShares.ownerId, ownerId)).returning({ pictures: draftShares.pictures }),
    await transaction.delete(reviews).where(eq(reviews.ownerId, ownerId)).returning({ pictures: reviews.pictures }),
    await transaction.delete(itemVersions).where(eq(itemVersions.ownerId, ownerId)).returning({ pictures: itemVersions.pictures }),
  ];
  const covers = await transaction.delete(items).where(eq(items.ownerId, ownerId)).returning({ key: items.thumbnailKey });
  const files = [
    await transaction.delete(exports).where(eq(exports.ownerId, ownerId)).returning({ key: exports.fileKey }),
    await transaction.delete(fonts).where(eq(fonts.ownerId, ownerId)).returning({ key: fonts.fileKey }),
    await transaction
      .delete(incomingUploads)
      .where(like(incomingUploads.key, `incoming/${ownerId}/%`))
      .returning({ key: incomingUploads.key }),
  ];
  const pictures = await transaction.delete(assets).where(eq(assets.ownerId, ownerId)).returning();
  await markFilesDeleted(transaction, [
    ...painted.flat().flatMap((row) => Object.values(row.pictures)),
    ...covers.flatMap(({ key }) => thumbnailFiles(key)),
    ...files.flat().flatMap(({ key }) => key ?? []),
    ...pictures.flatMap(({ fullKey, regularKey, thumbKey }) => [fullKey, regularKey, thumbKey]),
  ]);
}

/**
 * Removes the buyer from orders, which accounting must keep: they stay without the person and the subject. An unpaid order may still be
 * paid by a slow bank; those that are not are deleted within a month, like all others. An administrator's log entries stay without the
 * name, too.
 */
async function forgetBuyer(db: Database, accountId: string): Promise<void> {
  await db.update(orders).set({ ownerId: null, itemId: null, designs: null, title: '', gclid: null }).where(eq(orders.ownerId, accountId));
  await db.update(auditLog).set({ actorId: null }).where(eq(auditLog.actorId, accountId));
}

/** Deletes the account of the embedded provider, and its protocol records. */
async function deleteIdentity(db: Database, email: string): Promise<void> {
  const gone = await db.delete(identities).where(eq(identities.email, email)).returning({ id: identities.id });
  for (const { id } of gone) await db.delete(oidcRecords).where(like(sql`${oidcRecords.payload}::text`, `%${id}%`));
}
