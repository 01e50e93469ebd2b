import type { ExportState } from '@coverwright/contracts/calls/exports.ts';

/**
 * The states from which an export may come into each state. A worker that ends returns its export to the queue, and so does an
 * administrator who retries a failed one. Another worker may take over a `running` export once its lease has run out.
 */
export const EXPORT_TRANSITIONS: Readonly<Record<ExportState, readonly ExportState[]>> = {
  queued: ['running', 'failed'],
  running: ['queued', 'running'],
  done: ['running'],
  failed: ['queued', 'running'],
  cancelled: ['queued', 'running'],
};
