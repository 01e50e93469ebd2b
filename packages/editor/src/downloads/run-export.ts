import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import {
  EXPORT_WAIT_SECONDS,
  type ExportKind,
  type ExportState,
  cancelExport,
  createExport,
  getExport,
  holdsWholeTitle,
} from '@coverwright/contracts/calls/exports.ts';
import { createCoverFile, getDownloadUrl } from '@coverwright/contracts/calls/orders.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import type { ExportProgress } from './export-progress.ts';
import { downloadMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(downloadMessages);

/** A finished file on the server. */
export interface ReadyFile {
  readonly url: string;
  readonly filename: string;
}

/** Requests a file. The server answers with the id of the export job. */
export type RequestFile = (signal: AbortSignal) => Promise<Result<{ readonly jobId: string }, ApiFault>>;

/** Minimum time in milliseconds between two questions with the same answer: a busy server answers at once instead of letting them wait. */
const REPEAT_MS = 400;
/** Delay in milliseconds before a server that was away is asked again. */
const AWAY_RETRY_MS = 1500;
/** The export counts as failed if the server does not respond for this time. Milliseconds. */
const AWAY_MS = 60_000;
/** Time in milliseconds after which a request without an answer is sent again. A network that changed may never close its connection. */
const ANSWER_MS = 20_000;

/** Requests a file of one or all designs of a title; the designs are sent along. */
export function requestDesignFile(designs: Designs, format: FormatId, kind: ExportKind): RequestFile {
  const sent: Designs = holdsWholeTitle(kind) ? designs : { [format]: designs[format] };
  return (signal) => callApi(createExport, { body: { designs: sent, format, kind } }, signal);
}

/** Requests a file of a cover as it was bought. */
export function requestCoverFile(id: string, format: FormatId | null, kind: ExportKind): RequestFile {
  const body = format === null || holdsWholeTitle(kind) ? { kind } : { kind, format };
  return (signal) => callApi(createCoverFile, { params: { id }, body }, signal);
}

/** Waits for a requested file. Aborting also cancels the job on the server. */
export async function runExport(
  ask: RequestFile,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Result<ReadyFile, ApiFault>> {
  const asked = await repeatWhileAway(ask, isUnsent, signal);
  if (!asked.ok) return asked;
  const params = { id: asked.value.jobId };
  let known: ExportState | null = null;
  for (;;) {
    const askedAt = performance.now();
    const query = waitFor(known);
    const seen = await repeatWhileAway((limit) => callApi(getExport, { params, query }, withinTime(limit)), isPassing, signal);
    if (signal.aborted) {
      void callApi(cancelExport, { params });
      return refuse(fault(t('canceled')));
    }
    if (!seen.ok) return seen;
    const status: AnswerOf<typeof getExport> = seen.value;
    const { state, progress, place = null, url, filename, error } = status;
    onProgress({ share: progress, place });
    if (state === 'done' && url && filename) return succeed({ url, filename });
    if (state === 'failed' || state === 'done') return refuse(fault(error ?? t('fileNotMade')));
    if (state === 'cancelled') return refuse(fault(t('canceled')));
    if (state === known) await pause(askedAt + REPEAT_MS - performance.now(), signal);
    known = state;
  }
}

/** Returns the query of a call that is answered when the export leaves the state that is known. The first call does not wait. */
function waitFor(known: ExportState | null): { readonly wait?: number; readonly state?: ExportState } {
  return known === 'queued' || known === 'running' ? { wait: EXPORT_WAIT_SECONDS[known], state: known } : {};
}

/** Returns the address from which a finished file of a bought cover is downloaded. */
export function signFile({ url }: ReadyFile, signal: AbortSignal): Promise<Result<ReadyFile, ApiFault>> {
  const query = { unsignedUrl: url };
  return repeatWhileAway((limit) => callApi(getDownloadUrl, { query }, withinTime(limit)), isPassing, signal);
}

/** Sends a request until it is answered or refused for good. */
async function repeatWhileAway<Value>(
  send: (signal: AbortSignal) => Promise<Result<Value, ApiFault>>,
  isAway: (fault: ApiFault) => boolean,
  signal: AbortSignal,
): Promise<Result<Value, ApiFault>> {
  const begun = performance.now();
  for (;;) {
    const answer = await send(signal);
    if (answer.ok || signal.aborted || !isAway(answer.fault) || performance.now() - begun > AWAY_MS) return answer;
    await pause(AWAY_RETRY_MS, signal);
  }
}

function withinTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
}

/** Returns true where nothing answered, or the rate is limited. If only the answer was lost, the file is made twice, which does no harm. */
function isUnsent({ code, status }: ApiFault): boolean {
  return status === 0 || code === 'tooManyRequests';
}

/** Returns true for a temporary refusal, which says nothing about the file. */
function isPassing(fault: ApiFault): boolean {
  return isUnsent(fault) || fault.status >= 500;
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
