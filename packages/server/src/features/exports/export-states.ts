import type { ExportState } from '@coverwright/contracts/calls/exports.ts';

/**
 * From which states an export may come into each. A worker that ends gives back what it was making, and so does an administrator who has
 * a failed one made again. Another worker may take over what is `running` once its lease has run out.
 */
export const EXPORT_TRANSITIONS: Readonly<Record<ExportState, readonly ExportState[]>> = {
  queued: ['running', 'failed'],
  running: ['queued', 'running'],
  done: ['running'],
  failed: ['queued', 'running'],
  cancelled: ['queued', 'running'],
};
