import { cancelExport, createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { Storage } from '../../ports/storage.ts';
import { isUuid } from '../is-uuid.ts';
import { isFree, mayDownload } from '../orders/may-download.ts';
import { EXPORT_FILES } from './export-files.ts';
import type { ExportChanges } from './export-changes.ts';
import { type ExportStatus, findExport, findExportStatus, markCancelled } from './export-repository.ts';
import { createQueuePositionFinder } from './find-queue-position.ts';
import { refuseUnprintable } from './refuse-unprintable.ts';
import { type ExportTools, requestExport } from './request-export.ts';

const MISSING: Result<never, Refusal> = refuse({ code: 'exportNotFound' });

/** Adds the calls for render jobs: create, poll, cancel and download. */
export function addExportRoutes(
  app: App,
  tools: ExportTools & {
    readonly storage: Storage;
    readonly payments: PaymentProvider | null;
    readonly exportChanges: ExportChanges;
  },
): void {
  const { db, clock, storage, exportChanges } = tools;
  const findQueuePosition = createQueuePositionFinder(db, () => clock.now().getTime());
  handleCall(app, createExport, async ({ body, makeOwner }) =>
    isFree(tools, body.kind)
      ? (refuseUnprintable(body.kind, body.designs) ?? requestExport(tools, makeOwner(), body))
      : refuse({ code: 'purchaseRequired' }),
  );
  handleCall(app, getExport, async ({ params: { id }, query: { wait, state }, ownerId, signal }) => {
    if (ownerId === null || !isUuid(id)) return MISSING;
    const read = () => findExportStatus(db, ownerId, id);
    const isChanged = (row: ExportStatus | null) => row === null || hasEnded(row) || (state !== undefined && row.state !== state);
    // The progress of a running export is not notified.
    const isMoving = (row: ExportStatus | null) => row?.state === 'running';
    const row = await (wait > 0
      ? exportChanges.readWhenChanged({ id, ownerId, limitMs: wait * 1000, signal: signal(), read, isChanged, isMoving })
      : read());
    if (!row) return MISSING;
    const place = row.state === 'queued' ? await findQueuePosition(row.id) : null;
    return succeed({ ...describe(row), ...(place === null ? {} : { place }) });
  });
  handleCall(app, cancelExport, async ({ params: { id }, ownerId }) => {
    const row = ownerId !== null && isUuid(id) ? await findExportStatus(db, ownerId, id) : null;
    if (!row || ownerId === null) return MISSING;
    return succeed(describe((await markCancelled(db, id, clock.now())) ?? (await findExportStatus(db, ownerId, id)) ?? row));
  });
  app.get('/api/exports/:id/file', async (context) => {
    const ownerId = context.get('owner').ownerId();
    const id = context.req.param('id');
    const row = ownerId !== null && isUuid(id) ? await findExport(db, ownerId, id) : null;
    if (!row) return sendRefusal(context, { code: 'exportNotFound' });
    if (!(await mayDownload(tools, row))) return sendRefusal(context, { code: 'purchaseRequired' });
    if (row.state !== 'done' || !row.fileKey) return sendRefusal(context, { code: 'exportNotReady' });
    const file = await storage.getStream(row.fileKey);
    if (!file) return sendRefusal(context, { code: 'exportNotFound' });
    return sendFile(context, file, {
      'content-type': EXPORT_FILES[row.kind].mediaType,
      'content-disposition': `attachment; filename="${row.filename}"`,
      'cache-control': 'private, no-store',
    });
  });
}

function hasEnded({ state }: ExportStatus): boolean {
  return state !== 'queued' && state !== 'running';
}

function describe({ id, state, progress, filename, error }: ExportStatus) {
  return {
    state,
    progress,
    ...(state === 'done' ? { url: `/api/exports/${id}/file`, filename } : {}),
    ...(state === 'failed' && error ? { error } : {}),
  };
}
