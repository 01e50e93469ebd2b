import type { ExportState } from '@coverwright/contracts/calls/exports.ts';

/** From which states an export may come into each. A worker that died leaves `running`, and another may run it again; an administrator has a failed one made again. */
export const EXPORT_TRANSITIONS: Readonly<Record<ExportState, readonly ExportState[]>> = {
  queued: ['failed'],
  running: ['queued', 'running'],
  done: ['running'],
  failed: ['queued', 'running'],
  cancelled: ['queued', 'running'],
};
