import { markFilesDeleted, unmarkFilesDeleted } from '../features/files/deleted-files.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { EXPORT_FILES } from '../features/exports/export-files.ts';
import { endLease, type Outcome, renewLease } from '../features/exports/export-leases.ts';
import type { ExportRow } from '../features/exports/export-repository.ts';
import { MAX_ATTEMPTS } from '../features/exports/fair-order.ts';
import { MissingAsset, readOwnFonts, readPictures, type AssetReaders } from '../features/exports/read-assets.ts';
import { readStoredExport } from '../features/exports/stored-export.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import type { Renderer } from '../ports/renderer.ts';
import { type Storage, StorageUnavailable } from '../ports/storage.ts';
import { say } from '../refusals/say.ts';

export interface RenderExportTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly assetReaders: AssetReaders;
  readonly clock: Clock;
  readonly log: Log;
}

const FAILED = say('exportFailed');
const STORAGE_AWAY = say('storageAway');

/** Seconds until an unreferenced file is deleted: the row refers to it right after it was written. */
const WRITING_SECONDS = 300;

/** Interval in milliseconds at which the lease is renewed, the progress stored, and a cancellation checked. */
const BEAT_MS = 500;

/**
 * Renders an export that this worker has claimed. It ends as done, as failed, or back in the queue; rendering errors never reject. If the
 * lease was lost, the result is discarded.
 * @param stop when aborted, the export returns to the queue at once, and the attempt does not count
 */
export async function renderExport(tools: RenderExportTools, row: ExportRow, token: string, stop: AbortSignal): Promise<void> {
  const { db, clock, storage, log } = tools;
  const lost = new AbortController();
  const lease = holdLease(tools, row.id, token, lost);
  const fileKey = keyOf(row, row.attempts);
  let outcome: Outcome;
  try {
    const bytes = await renderRow(tools, row, AbortSignal.any([stop, lost.signal]), lease.report);
    // The sweeper owns the file until the row names it, so that a killed worker leaves nothing behind.
    await markFilesDeleted(db, [fileKey], WRITING_SECONDS);
    await storage.put(fileKey, bytes);
    outcome = { state: 'done', fileKey };
  } catch (error) {
    if (!stop.aborted && !lost.signal.aborted)
      log.warn({ exportId: row.id, attempt: row.attempts, error: error instanceof Error ? error.stack : String(error) }, 'export failed');
    outcome = outcomeOf(error, row.attempts, stop.aborted);
  }
  await lease.end();
  await db.transaction(async (transaction) => {
    const isKept = !lost.signal.aborted && (await endLease(transaction, row.id, token, outcome, clock.now()));
    if (isKept && outcome.state === 'done') await unmarkFilesDeleted(transaction, [fileKey]);
  });
}

/** Returns the outcome of an error. A failure may have a cause outside the export, so it is retried unless a retry cannot help. */
function outcomeOf(error: unknown, attempts: number, isStopping: boolean): Outcome {
  if (isStopping) return { state: 'queued', attempts: attempts - 1 };
  if (error instanceof MissingAsset) return { state: 'failed', error: error.sentence };
  if (attempts < MAX_ATTEMPTS) return { state: 'queued', attempts };
  return { state: 'failed', error: error instanceof StorageUnavailable ? STORAGE_AWAY : FAILED };
}

/** Returns the key of a file. Every attempt has its own, so that a worker without the lease cannot touch the current file. */
function keyOf({ ownerId, id, kind }: ExportRow, attempt: number): string {
  return `exports/${ownerId}/${id}-${attempt}.${EXPORT_FILES[kind].extension}`;
}

async function renderRow(
  { renderer, assetReaders }: RenderExportTools,
  row: ExportRow,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Uint8Array> {
  const { design, others, formats } = readStoredExport(row);
  const pictures = new Map<string, Uint8Array>();
  const fonts = new Map<string, Uint8Array>();
  for (const each of [design, ...Object.values(others)]) {
    for (const [asset, bytes] of await readPictures(each, row.ownerId, assetReaders)) pictures.set(asset, bytes);
    for (const [asset, bytes] of await readOwnFonts(each, row.ownerId, assetReaders)) fonts.set(asset, bytes);
  }
  const { kind, widthPx, createdAt } = row;
  return renderer.render({
    design,
    others,
    ...(formats ? { formats } : {}),
    // A proof is the watermarked picture of a shared draft.
    kind: kind === 'proof' ? 'marked-flat' : kind,
    widthPx: kind === 'proof' ? proofWidth(design) : widthPx,
    createdAt,
    pictures,
    fonts,
    signal,
    onProgress,
  });
}

/** Longer side of a proof in pixels: enough to judge a cover, and less than stores and printers accept. */
const PROOF_EDGE = 1000;

function proofWidth(design: Design): number {
  const { width, height } = geometryOf(design).file;
  return Math.round(width >= height ? PROOF_EDGE : (PROOF_EDGE * width) / height);
}

/** Renews the lease at an interval, with the progress; if it was lost, the work is canceled. */
function holdLease({ db, clock, log }: RenderExportTools, id: string, token: string, lost: AbortController) {
  let progress = 0;
  let writing: Promise<void> = Promise.resolve();
  const beat = async () => {
    if (!(await renewLease(db, id, token, progress, clock.now()))) lost.abort(new Error('The lease of this export was lost'));
  };
  const timer = setInterval(() => {
    // While the database is down the lease may expire; the next beat checks it.
    writing = writing.then(beat).catch((error: unknown) => log.warn({ exportId: id, error: String(error) }, 'lease not prolonged'));
  }, BEAT_MS);
  return {
    report: (share: number) => {
      progress = Math.min(1, Math.max(progress, share));
    },
    end: () => {
      clearInterval(timer);
      return writing;
    },
  };
}
