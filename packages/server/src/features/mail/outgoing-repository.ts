import { asc, eq, lt } from 'drizzle-orm';
import { outgoingMails } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type OutgoingMail = typeof outgoingMails.$inferSelect;

export async function insertOutgoing(db: Database, mail: OutgoingMail): Promise<void> {
  await db.insert(outgoingMails).values(mail);
}

export async function findOutgoing(db: Database, id: string): Promise<OutgoingMail | null> {
  const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
  return mail ?? null;
}

export async function deleteOutgoing(db: Database, id: string): Promise<void> {
  await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/** Those that have waited since before a moment, the oldest first. */
export async function listOutgoingBefore(db: Database, moment: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lt(outgoingMails.createdAt, moment))
    .orderBy(asc(outgoingMails.createdAt));
  return rows.map(({ id }) => id);
}

/** Gives up those that nobody would want any more. How many. */
export async function deleteOutgoingBefore(db: Database, moment: Date): Promise<number> {
  const gone = await db.delete(outgoingMails).where(lt(outgoingMails.createdAt, moment)).returning({ id: outgoingMails.id });
  return gone.length;
}
