import { type ExportKind, holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { Database } from '../../ports/database.ts';
import type { ExportRow } from '../exports/export-repository.ts';
import { findItem } from '../items/item-repository.ts';
import { boughtFormats } from './bought-formats.ts';

interface DownloadRules {
  readonly db: Database;
  /** The payment service; null if nothing is sold. */
  readonly payments: PaymentProvider | null;
}

/** The kinds that need no purchase: a proof of the cover, and the author's own work as data. */
const FREE_KINDS: readonly ExportKind[] = ['proof', 'design'];

/** Returns true if a file of this kind may be made without a purchase. */
export function isFree({ payments }: Pick<DownloadRules, 'payments'>, kind: ExportKind): boolean {
  return payments === null || FREE_KINDS.includes(kind);
}

const formatsSchema = z.union([
  z.object({ format: z.enum(FORMAT_IDS) }).transform(({ format }): FormatId[] => [format]),
  z.object({ formats: z.array(z.enum(FORMAT_IDS)) }).transform(({ formats }) => formats),
]);

/**
 * Returns true if an existing file may be downloaded now. It is checked at every download, because a purchase may have been refunded, or a
 * server may have started to sell, since the file was made.
 */
export async function mayDownload(rules: DownloadRules, { kind, itemId, ownerId, design }: ExportRow): Promise<boolean> {
  if (isFree(rules, kind)) return true;
  const item = itemId === null ? null : await findItem(rules.db, ownerId, itemId);
  if (!item) return false;
  const held = formatsSchema.safeParse(design);
  // A package without a list of formats is older than the list, and holds all of them.
  const formats = held.success ? held.data : holdsWholeTitle(kind) ? FORMAT_IDS : null;
  const bought = await boughtFormats(rules.db, item);
  return formats !== null && formats.every((format) => bought.includes(format));
}
