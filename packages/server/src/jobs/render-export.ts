import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { exports } from '../db/schema.ts';
import { EXPORT_FILES } from '../features/exports/export-files.ts';
import { moveExport } from '../features/exports/export-repository.ts';
import { readOwnFonts, readPictures, type Shelves } from '../features/exports/read-shelves.ts';
import { readStoredExport } from '../features/exports/stored-export.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import type { Renderer } from '../ports/renderer.ts';
import type { Storage } from '../ports/storage.ts';

export interface RenderExportTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly shelves: Shelves;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether the server is being stopped: what fails then is not the cover's fault, and the queue has another go at it. */
  readonly isStopping: () => boolean;
}

const FAILED = 'The file could not be made. Please try again; your design is safe.';
/** How often progress is written, and a cancellation looked for. */
const BEAT_MS = 300;

/** Renders one queued export: queued → running → done, failed or cancelled. @throws when the server stops halfway: it goes on as `running` */
export async function renderExport(tools: RenderExportTools, id: string, stop: AbortSignal): Promise<void> {
  const { db, clock, log } = tools;
  const row = await moveExport(db, id, 'running', clock.now(), { progress: 0 });
  if (!row) return;
  const cancel = new AbortController();
  const watch = watchProgress(tools, id, cancel);
  try {
    const signal = AbortSignal.any([stop, cancel.signal]);
    const attempt = () => renderRow(tools, row, signal, watch.report);
    const fileKey = await attempt().catch((error: unknown) => {
      // A thread that died of another's work deserves a second try; a cover that cannot be made fails twice.
      if (signal.aborted) throw error;
      log.warn({ exportId: id, error: String(error) }, 'export tried again');
      return attempt();
    });
    await watch.end();
    const done = await moveExport(db, id, 'done', clock.now(), { progress: 1, fileKey });
    if (!done) await tools.storage.delete(fileKey);
  } catch (error) {
    await watch.end();
    if (cancel.signal.aborted) return;
    if (tools.isStopping()) throw error;
    log.error({ exportId: id, error: error instanceof Error ? error.stack : String(error) }, 'export failed');
    await moveExport(db, id, 'failed', clock.now(), { error: FAILED });
  }
}

async function renderRow(
  { storage, renderer, shelves }: RenderExportTools,
  row: typeof exports.$inferSelect,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<string> {
  const { design, others, formats } = readStoredExport(row);
  const pictures = new Map<string, Uint8Array>();
  const fonts = new Map<string, Uint8Array>();
  for (const each of [design, ...Object.values(others)]) {
    for (const [asset, bytes] of await readPictures(each, row.ownerId, shelves)) pictures.set(asset, bytes);
    for (const [asset, bytes] of await readOwnFonts(each, row.ownerId, shelves)) fonts.set(asset, bytes);
  }
  const { kind, widthPx, createdAt } = row;
  const bytes = await renderer.render({
    design,
    others,
    ...(formats ? { formats } : {}),
    // A proof is what those see whom a draft is shared with.
    kind: kind === 'proof' ? 'marked-flat' : kind,
    widthPx: kind === 'proof' ? proofWidth(design) : widthPx,
    createdAt,
    pictures,
    fonts,
    signal,
    onProgress,
  });
  const fileKey = `exports/${row.ownerId}/${row.id}.${EXPORT_FILES[kind].extension}`;
  await storage.put(fileKey, bytes);
  return fileKey;
}

/** Longer edge of a proof, pixels: enough to judge a cover by, and below what shops and printers take. */
const PROOF_EDGE = 1000;

function proofWidth(design: Design): number {
  const { width, height } = geometryOf(design).file;
  return Math.round(width >= height ? PROOF_EDGE : (PROOF_EDGE * width) / height);
}

/** Writes progress at a beat rather than at every step; where the row no longer runs, the work is called off. */
function watchProgress({ db, clock, log }: RenderExportTools, id: string, cancel: AbortController) {
  let progress = 0;
  let writing: Promise<void> = Promise.resolve();
  const beat = async () => {
    const row = await moveExport(db, id, 'running', clock.now(), { progress });
    if (!row) cancel.abort();
  };
  const timer = setInterval(() => {
    writing = writing.then(beat).catch((error: unknown) => log.warn({ exportId: id, error: String(error) }, 'progress not written'));
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
