import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { getDownloadUrl } from '@coverwright/contracts/calls/orders.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { Storage } from '../../ports/storage.ts';
import { findExport } from '../exports/export-repository.ts';
import { isUuid } from '../is-uuid.ts';
import { mayDownload } from './may-download.ts';
import { say } from '../../refusals/say.ts';

interface SignTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly payments: PaymentProvider | null;
}

/** Lifetime of the address in milliseconds: enough for a slow connection to start, and short for an address that was passed on. */
const HOLDS_MS = 10 * 60_000;

/** Signs the address of an owner's finished file. @param unsignedUrl from GET /api/exports/{id}, with or without our origin */
export async function signDownload(
  tools: SignTools,
  ownerId: string | null,
  unsignedUrl: string,
  origin: string,
): Promise<Result<AnswerOf<typeof getDownloadUrl>, Refusal>> {
  const address = URL.parse(unsignedUrl, origin);
  const [, id = ''] = /^\/api\/exports\/([^/]+)\/file$/.exec(address?.pathname ?? '') ?? [];
  if (address?.origin !== new URL(origin).origin || !id)
    return refuse({ code: 'badRequest', path: 'unsignedUrl', detail: say('notOurFile') });
  const row = ownerId !== null && isUuid(id) ? await findExport(tools.db, ownerId, id) : null;
  if (!row) return refuse({ code: 'exportNotFound' });
  if (!(await mayDownload(tools, row))) return refuse({ code: 'purchaseRequired' });
  if (row.state !== 'done' || !row.fileKey) return refuse({ code: 'exportNotReady' });
  const expires = new Date(tools.clock.now().getTime() + HOLDS_MS);
  return succeed({ url: tools.storage.signUrl(row.fileKey, 'GET', expires), filename: row.filename, expiresAt: expires.toISOString() });
}
