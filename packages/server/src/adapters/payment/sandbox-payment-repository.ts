import { and, eq, inArray } from 'drizzle-orm';
import { sandboxPayments } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect;

/** Inserts a payment unless the order has one. Returns the order's payment. */
export async function insertSandboxPayment(db: Database, row: SandboxPaymentRow): Promise<SandboxPaymentRow> {
  await db.insert(sandboxPayments).values(row).onConflictDoNothing();
  const [noted] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, row.orderId));
  return noted ?? row;
}

export async function findSandboxPayment(db: Database, id: string): Promise<SandboxPaymentRow | null> {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row ?? null;
}

/** Changes the state of a payment if it is in one of the given states; otherwise returns null without a change. */
export async function updateSandboxPayment(
  db: Database,
  id: string,
  from: readonly SandboxPaymentRow['state'][],
  state: SandboxPaymentRow['state'],
): Promise<SandboxPaymentRow | null> {
  const [row] = await db
    .update(sandboxPayments)
    .set({ state })
    .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.state, [...from])))
    .returning();
  return row ?? null;
}
