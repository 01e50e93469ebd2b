import { expect, vi } from 'vitest';
import { outgoingMails } from '../db/schema.ts';
import type { TestServer } from './start-test-server.ts';

/** Waits until every mail that was posted has been taken by the mailer. */
export async function settleMails({ services: { db, mailSender } }: TestServer): Promise<void> {
  await mailSender.settle();
  await vi.waitFor(async () => expect(await db.select({ id: outgoingMails.id }).from(outgoingMails)).toEqual([]), 60_000);
}
