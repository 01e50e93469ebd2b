import { randomUUID } from 'node:crypto';
import { claimExport, failAbandoned } from '../features/exports/export-leases.ts';
import { renderExport, type RenderExportTools } from './render-export.ts';
import { say } from '../refusals/say.ts';

const ABANDONED = say('exportAbandoned');

/** Polling interval in milliseconds, for exports of other processes and of dead workers. */
const POLL_MS = 1000;
/** Time in milliseconds that running exports get when the process stops. */
const PATIENCE_MS = 5000;

/** Renders the waiting exports, as many in parallel as the process has renderers. */
export interface ExportWorker {
  /** Wakes the worker for a new export, so that an idle renderer starts at once. */
  wake(): void;
  /** Starts no more exports, waits briefly for the running ones, and returns the rest to the queue. */
  stop(): Promise<void>;
}

/** @param atOnce number of renderers in this process */
export function startExportWorker(tools: RenderExportTools, atOnce: number): ExportWorker {
  const { db, clock, log } = tools;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  /** Renders one export after another in one renderer. */
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
