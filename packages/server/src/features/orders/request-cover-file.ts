import type { BodyOf } from '@coverwright/contracts/calls/call.ts';
import { holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import type { createCoverFile } from '@coverwright/contracts/calls/orders.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { type ExportTools, requestExport } from '../exports/request-export.ts';
import { findItem } from '../items/item-repository.ts';
import { itemOfRow } from '../items/item-of-row.ts';
import { boughtFormats } from './bought-formats.ts';
import { isFree } from './may-download.ts';
import { say } from '../../refusals/say.ts';

function pickDesigns(designs: Designs, formats: readonly FormatId[]): Designs {
  return Object.fromEntries(formats.map((format) => [format, designs[format]]));
}

/** Requests a file of a cover as it is stored; a completed cover has its bought designs. */
export async function requestCoverFile(
  tools: ExportTools & { readonly payments: PaymentProvider | null },
  ownerId: string | null,
  id: string,
  { kind, format }: BodyOf<typeof createCoverFile>,
): Promise<Result<{ readonly jobId: string }, Refusal>> {
  const item = await findItem(tools.db, ownerId, id);
  if (!item) return refuse({ code: 'itemNotFound' });
  const { designs, currentFormat } = itemOfRow(item);
  const opened = FORMAT_IDS.filter((known) => designs[known]);
  const allowed = isFree(tools, kind) ? opened : await boughtFormats(tools.db, item);
  const master = format ?? (allowed.includes(currentFormat) ? currentFormat : allowed[0]);
  if (!master || !allowed.includes(master)) {
    const isMissing = format !== undefined && !designs[format];
    return refuse(
      isMissing ? { code: 'badRequest', path: 'format', detail: say('noFormatOfCover', { format }) } : { code: 'purchaseRequired' },
    );
  }
  const isSold = kind === 'package' && tools.payments !== null;
  // Formats that were not bought stay out, and bought designs are never used to derive others.
  const held = holdsWholeTitle(kind) ? (isSold ? allowed : opened) : [master];
  const made = { designs: pickDesigns(designs, held), ...(isSold ? { formats: allowed } : {}) };
  const isPaid = !isFree(tools, kind);
  return requestExport(tools, item.ownerId, { ...made, format: master, kind }, { itemId: item.id, isPaid });
}
