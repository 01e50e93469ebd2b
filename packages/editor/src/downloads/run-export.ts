import { type ExportKind, cancelExport, createExport, getExport, holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';

/** A file that lies ready on the server. */
export interface ReadyFile {
  readonly url: string;
  readonly filename: string;
}

const POLL_MS = 400;

/**
 * Asks for a file of one of a title's designs, or for one of them all, and waits for it. Giving up also stops the work on the server.
 * @param onProgress 0 to 1.
 */
export async function runExport(
  designs: Designs,
  format: FormatId,
  kind: ExportKind,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<ReadyFile, ApiFault>> {
  const sent: Designs = holdsWholeTitle(kind) ? designs : { [format]: designs[format] };
  const asked = await callApi(createExport, { body: { designs: sent, format, kind } }, signal);
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
