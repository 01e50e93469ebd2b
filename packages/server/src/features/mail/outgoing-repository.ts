import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { outgoingMails } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type OutgoingMail = typeof outgoingMails.$inferSelect;

export async function insertOutgoing(db: Database, mail: OutgoingMail): Promise<void> {
  await db.insert(outgoingMails).values(mail);
}

/** Claims a mail for sending until a time. Returns null if another sender has it, or if it is sent. */
export async function claimOutgoing(db: Database, id: string, now: Date, until: Date): Promise<OutgoingMail | null> {
  const [mail] = await db
    .update(outgoingMails)
    .set({ claimedUntil: until })
    .where(and(eq(outgoingMails.id, id), or(isNull(outgoingMails.claimedUntil), lte(outgoingMails.claimedUntil, now))))
    .returning();
  return mail ?? null;
}

/** Releases the claim on a mail that was not accepted. */
export async function releaseOutgoing(db: Database, id: string): Promise<void> {
  await db.update(outgoingMails).set({ claimedUntil: null }).where(eq(outgoingMails.id, id));
}

export async function deleteOutgoing(db: Database, id: string): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/** Marks mails that were queued before a time as queued now. Returns their ids. */
export async function requeueOutgoingBefore(db: Database, moment: Date, now: Date): Promise<readonly string[]> {
  const rows = await db
    .update(outgoingMails)
    .set({ queuedAt: now })
    .where(lt(sql`coalesce(${outgoingMails.queuedAt}, ${outgoingMails.createdAt})`, moment.toISOString()))
    .returning({ id: outgoingMails.id });
  return rows.map(({ id }) => id);
}

/** Deletes mails that are too old to be useful. Returns their number. */
export async function deleteOutgoingBefore(db: Database, moment: Date): Promise<number> {
  const gone = await db.delete(outgoingMails).where(lt(outgoingMails.createdAt, moment)).returning({ id: outgoingMails.id });
  return gone.length;
}
