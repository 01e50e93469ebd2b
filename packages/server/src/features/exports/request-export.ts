import type { BodyOf } from '@coverwright/contracts/calls/call.ts';
import { type ExportKind, type createExport, holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { fileName } from '@coverwright/export/exporters/file-name.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { EXPORT_FILES } from './export-files.ts';
import { findSameExport, insertExport } from './export-repository.ts';
import { say } from '../../refusals/say.ts';

export interface ExportTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/**
 * Inserts an export into the queue; a finished export of the same design is used again.
 * @param of.itemId the completed cover whose stored designs these are; null: designs in the request
 * @param of.isPaid whether it is a file of a purchase
 */
export async function requestExport(
  { db, clock, makeId }: ExportTools,
  ownerId: string,
  {
    designs,
    format,
    kind,
    width,
    formats,
  }: BodyOf<typeof createExport> & {
    /** The formats in a package; absent: all. */
    readonly formats?: readonly FormatId[] | undefined;
  },
  { itemId, isPaid }: { readonly itemId: string | null; readonly isPaid: boolean } = { itemId: null, isPaid: false },
): Promise<Result<{ readonly jobId: string }, Refusal>> {
  const sent = FORMAT_IDS.filter((id) => designs[id]);
  const chosen = format ?? (sent.length === 1 ? sent[0] : undefined);
  if (!chosen) return refuse({ code: 'badRequest', path: 'format', detail: say('whichFormat', { formats: sent.join(', ') }) });
  const design = designs[chosen];
  if (!design)
    return refuse({ code: 'badRequest', path: 'format', detail: say('formatNotSent', { format: chosen, formats: sent.join(', ') }) });
  if (width !== undefined && kind !== 'jpeg' && kind !== 'png')
    return refuse({ code: 'badRequest', path: 'width', detail: say('printHasSize') });
  const document = holdsWholeTitle(kind) ? { designs, master: chosen, ...(formats ? { formats } : {}) } : design;
  const now = clock.now();
  const widthPx = width ?? null;
  const same = await findSameExport(db, { ownerId, itemId, kind, widthPx, design: document }, now);
  if (same !== null) return succeed({ jobId: same });
  const id = makeId();
  await insertExport(db, {
    id,
    ownerId,
    itemId,
    kind,
    widthPx,
    design: document,
    filename: nameOfExport(design, kind),
    state: 'queued',
    progress: 0,
    error: null,
    fileKey: null,
    isPaid,
    attempts: 0,
    leaseToken: null,
    leasedUntil: null,
    startedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  return succeed({ jobId: id });
}

/** Returns the name of a file, such as `the-long-road-paperback.pdf`, or `the-long-road.zip` for every format. */
function nameOfExport(design: Design, kind: ExportKind): string {
  const { extension } = EXPORT_FILES[kind];
  const name = fileName(design, extension);
  if (kind === 'proof') return name.replace(/\.jpg$/, '-proof.jpg');
  return holdsWholeTitle(kind) ? name.replace(`-${design.format}.`, '.') : name;
}
