import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import { items } from '../../db/item-tables.ts';
import { assets } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { say } from '../../refusals/say.ts';

/** Limits for the content of an account: far more than an author needs, but not a whole disk. */
export interface AccountLimits {
  readonly covers: number;
  readonly pictures: number;
  readonly megabytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Returns true if an account may create one more cover. Deleted covers do not count. */
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

/** Returns true if an account may upload one more file. @param bytes of the file */
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
