import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AttemptLimit, countAttempt } from '../../auth/count-attempt.ts';
import type { Visit } from '../../auth/visit.ts';
import { groupAddress } from '../../http/address-group.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { type AccountLimits, mayStartCover, mayUpload } from './account-quotas.ts';

/** Limits for the uploads of anonymous visitors in an hour, per address (for IPv6 per network of 64 bits) and per owner. */
export interface AnonymousLimits {
  readonly draftsPerHour: number;
  readonly uploadMegabytesPerHour: number;
}

/** Limits uploads: of anonymous visitors by the hour, for all processes together; of accounts by their total. */
export interface Quotas {
  takeDraft(visit: Visit): Promise<Result<true, Refusal>>;
  /** @param bytes of the file to upload */
  takeUpload(visit: Visit, bytes: number): Promise<Result<true, Refusal>>;
}

const HOUR_MS = 3_600_000;
const KILOBYTE = 1024;

export function openQuotas(
  tools: { readonly db: Database; readonly clock: Clock },
  limits: AnonymousLimits,
  accountLimits: AccountLimits,
): Quotas {
  const drafts: AttemptLimit = { most: limits.draftsPerHour, withinMs: HOUR_MS };
  const kilobytes: AttemptLimit = { most: limits.uploadMegabytesPerHour * KILOBYTE, withinMs: HOUR_MS };
  const take = async ({ address, anonymousId }: Visit, what: string, limit: AttemptLimit, amount: number, detail: string) => {
    const names = [`${what}-address:${groupAddress(address)}`, ...(anonymousId === null ? [] : [`${what}-owner:${anonymousId}`])];
    for (const name of names) {
      if (!(await countAttempt(tools, name, limit, amount))) return refuse({ code: 'anonymousQuota', detail } as const);
    }
    return succeed(true as const);
  };
  return {
    takeDraft: async (visit) => {
      if (visit.found) return mayStartCover(tools.db, visit.found.session.userId, accountLimits);
      return take(
        visit,
        'draft',
        drafts,
        1,
        `Without an account you can start ${limits.draftsPerHour} covers an hour. Log in or sign up to start more. Your covers are kept.`,
      );
    },
    takeUpload: async (visit, bytes) => {
      if (visit.found) return mayUpload(tools.db, visit.found.session.userId, bytes, accountLimits);
      return take(
        visit,
        'upload',
        kilobytes,
        Math.ceil(bytes / KILOBYTE),
        `Without an account you can upload ${limits.uploadMegabytesPerHour} MB an hour. Log in or sign up to upload more. Your pictures are kept.`,
      );
    },
  };
}
