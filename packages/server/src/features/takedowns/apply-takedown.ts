import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { createTakedown as createTakedownCall } from '@coverwright/contracts/calls/admin-covers.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { summariseItem } from '../items/summarise-item.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { deleteTakedowns, findAnyCover, insertTakedowns, listCopies } from './takedown-repository.ts';
import { restoredMail, takedownMail } from './takedown-mails.ts';

export interface TakedownTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly mailSender: Pick<MailSender, 'post'>;
  readonly homeUrl: string;
}

type Answer = Promise<Result<AnswerOf<typeof createTakedownCall>, Refusal>>;

/**
 * Takes a cover down on behalf of an administrator, with its revisions and duplicates: their links stop working, and its owner is told the
 * reason.
 */
export async function applyTakedown(tools: TakedownTools, admin: Session, id: string, reason: string): Answer {
  const { db, clock, mailSender, homeUrl } = tools;
  const found = await findAnyCover(db, id);
  if (!found) return refuse({ code: 'notFound' });
  const createdAt = clock.now();
  const isNew = await db.transaction(async (transaction) => {
    const copies = await listCopies(transaction, found.item);
    const added = await insertTakedowns(
      transaction,
      copies.map((itemId) => ({ itemId, reason, createdAt })),
    );
    if (!added.includes(found.item.id)) return false;
    await insertAuditEntry({ ...tools, db: transaction }, admin, {
      action: 'cover.takedown',
      subject: found.item.id,
      before: null,
      after: { reason },
    });
    return true;
  });
  if (!isNew) return refuse({ code: 'alreadyTakenDown' });
  const { email, item } = found;
  if (email !== null) mailSender.post(async () => takedownMail(email, { title: summariseItem(item).title, reason, homeUrl }));
  return succeed({ takedown: { reason, at: createdAt.toISOString() } });
}

/** Restores a cover that was taken down, with its revisions and duplicates: their links work again. */
export async function liftTakedown(tools: TakedownTools, admin: Session, id: string): Answer {
  const { db, mailSender, homeUrl } = tools;
  const found = await findAnyCover(db, id);
  if (!found) return refuse({ code: 'notFound' });
  const ended = await db.transaction(async (transaction) => {
    const rows = await deleteTakedowns(transaction, await listCopies(transaction, found.item));
    const row = rows.find(({ itemId }) => itemId === found.item.id);
    if (!row) return false;
    await insertAuditEntry({ ...tools, db: transaction }, admin, {
      action: 'cover.restore',
      subject: found.item.id,
      before: { reason: row.reason },
      after: null,
    });
    return true;
  });
  if (!ended) return refuse({ code: 'notTakenDown' });
  const { email, item } = found;
  if (email !== null) mailSender.post(async () => restoredMail(email, { title: summariseItem(item).title, homeUrl }));
  return succeed({ takedown: null });
}
