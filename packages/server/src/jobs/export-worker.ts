import { randomUUID } from 'node:crypto';
import { claimExport, failAbandoned } from '../features/exports/export-leases.ts';
import { renderExport, type RenderExportTools } from './render-export.ts';
import { say } from '../refusals/say.ts';

const ABANDONED = say('exportAbandoned');

/** The interval at which a worker looks for exports: those of other processes, and those of dead workers. */
const POLL_MS = 1000;
/** The time that running exports get when the process stops. */
const PATIENCE_MS = 5000;

/** Renders the exports that wait, as many at once as the process has renderers, until none waits. */
export interface ExportWorker {
  /** Wakes the worker for a new export, so that a free renderer begins at once. */
  wake(): void;
  /** Begins no more, waits briefly for what is running, and gives the rest back to other workers. */
  stop(): Promise<void>;
}

/** @param atOnce renderers in this process */
export function startExportWorker(tools: RenderExportTools, atOnce: number): ExportWorker {
  const { db, clock, log } = tools;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** One renderer's work: export after export. */
  const drain = async () => {
    while (!isStopped) {
      const token = randomUUID();
      const row = await claimExport(db, token, clock.now());
      if (!row) return;
      await renderExport(tools, row, token, stopping.signal);
    }
  };
  const begin = () => {
    const work = drain()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'exports cannot be taken; tried again'))
      .finally(() => running.delete(work));
    running.add(work);
  };
  const wake = () => {
    while (!isStopped && running.size < atOnce) begin();
  };
  const poll = async () => {
    for (const id of await failAbandoned(db, ABANDONED, clock.now())) log.error({ exportId: id }, 'export given up: its workers ended');
    wake();
  };
  const timer = setInterval(() => {
    poll().catch((error: unknown) => log.warn({ error: String(error) }, 'exports cannot be looked for'));
  }, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const patience = setTimeout(() => stopping.abort(new Error('The server stops')), PATIENCE_MS);
      await Promise.all(running);
      clearTimeout(patience);
    },
  };
}
