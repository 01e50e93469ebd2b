import { type ExportKind, cancelExport, createExport, getExport, holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import { createCoverFile } from '@coverwright/contracts/calls/orders.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';

/** A file that lies ready on the server. */
export interface ReadyFile {
  readonly url: string;
  readonly filename: string;
}

/** Asks for a file; the server names the work. */
export type AskForFile = (signal: AbortSignal) => Promise<Result<{ readonly jobId: string }, ApiFault>>;

const POLL_MS = 400;

/** A file of one of a title's designs, or one of them all, as they are sent. */
export function askOfDesigns(designs: Designs, format: FormatId, kind: ExportKind): AskForFile {
  const sent: Designs = holdsWholeTitle(kind) ? designs : { [format]: designs[format] };
  return (signal) => callApi(createExport, { body: { designs: sent, format, kind } }, signal);
}

/** A file of a cover as it was bought. */
export function askOfCover(id: string, format: FormatId | null, kind: ExportKind): AskForFile {
  const body = format === null || holdsWholeTitle(kind) ? { kind } : { kind, format };
  return (signal) => callApi(createCoverFile, { params: { id }, body }, signal);
}

/**
 * Waits for a file that is asked for. Giving up also stops the work on the server.
 * @param onProgress 0 to 1.
 */
export async function runExport(
  ask: AskForFile,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<ReadyFile, ApiFault>> {
  const asked = await ask(signal);
  if (!asked.ok) return asked;
  const params = { id: asked.value.jobId };
  for (;;) {
    const seen = await callApi(getExport, { params }, signal);
    if (signal.aborted) {
      void callApi(cancelExport, { params });
      return refuse(fault('Cancelled.'));
    }
    if (!seen.ok) return seen;
    const { state, progress, url, filename, error } = seen.value;
    onProgress(progress);
    if (state === 'done' && url && filename) return succeed({ url, filename });
    if (state === 'failed' || state === 'done') return refuse(fault(error ?? 'The file could not be made. Try again.'));
    if (state === 'cancelled') return refuse(fault('Cancelled.'));
    await pause(POLL_MS, signal);
  }
}

function fault(message: string): ApiFault {
  return { code: 'export', status: 0, message };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
