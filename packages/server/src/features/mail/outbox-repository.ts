import { desc, eq, lt } from 'drizzle-orm';
import { outboxMails } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type OutboxMail = typeof outboxMails.$inferSelect;

export async function insertOutboxMail(db: Database, mail: OutboxMail): Promise<void> {
  await db.insert(outboxMails).values(mail);
}

/** The newest mails, newest first. */
export async function listOutboxMails(db: Database, most: number): Promise<readonly OutboxMail[]> {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(most);
}

export async function findOutboxMail(db: Database, id: string): Promise<OutboxMail | null> {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return mail ?? null;
}

export async function deleteOutboxMailsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(outboxMails).where(lt(outboxMails.createdAt, moment));
}
