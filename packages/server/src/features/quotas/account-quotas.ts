import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { items } from '../../db/item-tables.ts';
import { assets } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { say } from '../../refusals/say.ts';

/** Describes what one account may hold at a time: far more than an author needs, and not all of a disk. */
export interface AccountLimits {
  readonly covers: number;
  readonly pictures: number;
  readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Returns true if an account may start one more cover. What it deleted does not count. */
export async function mayStartCover(db: Database, ownerId: string, { covers }: AccountLimits): Promise<Result<true, Refusal>> {
  const [held] = await db
    .select({ covers: count() })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), isNull(items.deletedAt)));
  if ((held?.covers ?? 0) < covers) return succeed(true as const);
  return refuse({
    code: 'accountFull',
    detail: say('tooManyCovers', { count: covers }),
  } as const);
}

/** Returns true if an account may bring one more file. @param bytes of the file that is about to come */
export async function mayUpload(db: Database, ownerId: string, bytes: number, limits: AccountLimits): Promise<Result<true, Refusal>> {
  const [held] = await db
    .select({ pictures: count(), bytes: sum(assets.bytes) })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), isNull(assets.removedAt)));
  const isRoom = (held?.pictures ?? 0) < limits.pictures && Number(held?.bytes ?? 0) + bytes <= limits.megabytes * MEGABYTE;
  if (isRoom) return succeed(true as const);
  return refuse({
    code: 'accountFull',
    detail: say('tooManyPictures', { count: limits.pictures, megabytes: limits.megabytes }),
  } as const);
}
