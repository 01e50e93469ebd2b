import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type AttemptLimit, countAttempt } from '../../auth/count-attempt.ts';
import type { Visit } from '../../auth/visit.ts';
import { groupAddress } from '../../http/address-group.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';

/** What visitors without an account may bring in an hour, each address (of IPv6 each network of 64 bits) and each owner. */
export interface AnonymousLimits {
  readonly draftsPerHour: number;
  readonly uploadMegabytesPerHour: number;
}

/** Counts what visitors without an account bring, for all processes together. Who is signed in is not counted. */
export interface AnonymousQuotas {
  takeDraft(visit: Visit): Promise<Result<true, Refusal>>;
  /** @param bytes of the file that is about to come */
  takeUpload(visit: Visit, bytes: number): Promise<Result<true, Refusal>>;
}

const HOUR_MS = 3_600_000;
const KILOBYTE = 1024;

export function openAnonymousQuotas(tools: { readonly db: Database; readonly clock: Clock }, limits: AnonymousLimits): AnonymousQuotas {
  const drafts: AttemptLimit = { most: limits.draftsPerHour, withinMs: HOUR_MS };
  const kilobytes: AttemptLimit = { most: limits.uploadMegabytesPerHour * KILOBYTE, withinMs: HOUR_MS };
  const take = async ({ found, address, anonymousId }: Visit, what: string, limit: AttemptLimit, amount: number, detail: string) => {
    if (found) return succeed(true as const);
    const names = [`${what}-address:${groupAddress(address)}`, ...(anonymousId === null ? [] : [`${what}-owner:${anonymousId}`])];
    for (const name of names) {
      if (!(await countAttempt(tools, name, limit, amount))) return refuse({ code: 'anonymousQuota', detail } as const);
    }
    return succeed(true as const);
  };
  return {
    takeDraft: (visit) =>
      take(
        visit,
        'draft',
        drafts,
        1,
        `Without an account you can start ${limits.draftsPerHour} covers an hour. Log in or sign up to start more: your covers come along.`,
      ),
    takeUpload: (visit, bytes) =>
      take(
        visit,
        'upload',
        kilobytes,
        Math.ceil(bytes / KILOBYTE),
        `Without an account you can upload ${limits.uploadMegabytesPerHour} MB an hour. Log in or sign up to upload more: your pictures come along.`,
      ),
  };
}
