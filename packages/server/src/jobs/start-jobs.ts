import { expireAnonymous } from './expire-anonymous.ts';
import { sweepFiles } from './sweep-files.ts';
import type { OrderTools } from '../features/orders/refresh-payment.ts';
import type { PictureTools } from '../features/pictures/create-picture-painter.ts';
import type { ExportChanges } from '../features/exports/export-changes.ts';
import { type CopyTools, copyPicture } from '../features/stock/copy-picture.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Mailer } from '../ports/mailer.ts';
import { expireExports } from './expire-exports.ts';
import { expireItems } from './expire-items.ts';
import { expireOrders } from './expire-orders.ts';
import { expireSignIns } from './expire-sign-ins.ts';
import { expireUploads } from './expire-uploads.ts';
import type { JobName } from './job-names.ts';
import { type ExportWorker, startExportWorker } from './export-worker.ts';
import { renderShare } from './render-share.ts';
import { resendMails } from './resend-mails.ts';
import { sendMail } from './send-mail.ts';

interface JobTools extends PictureTools, CopyTools, OrderTools {
  readonly queue: JobQueue<JobName>;
  readonly mailer: Mailer;
  readonly exportChanges: Pick<ExportChanges, 'onQueued'>;
  /** Number of exports rendered in parallel in this process; 0 leaves rendering to other processes. */
  readonly rendersAtOnce: number;
  /** Deletes the embedded identity provider's records from before a time. */
  readonly forgetProtocol: (moment: Date) => Promise<void>;
}

/** Maximum number of parallel copies: most of the time is waiting, and the processing for print is expensive. */
const COPIES_AT_ONCE = 2;
/** Maximum number of parallel mails, because mail servers are slow. */
const MAILS_AT_ONCE = 2;
const SHARES_AT_ONCE = 1;

/**
 * Starts the workers of the queues and the scheduled sweeps, each at its own minute, so that they do not overlap.
 * @returns a function that stops them after a brief wait for running work
 */
export async function startJobs(tools: JobTools): Promise<{ readonly stop: () => Promise<void> }> {
  const { queue, exportChanges, rendersAtOnce } = tools;
  let worker: ExportWorker | null = null;
  if (rendersAtOnce > 0) {
    const exportWorker = startExportWorker(tools, rendersAtOnce);
    worker = exportWorker;
    // The table of exports holds the waiting work and its order; a notification says that there is something new.
    exportChanges.onQueued(exportWorker.wake);
    await queue.work('render-share', SHARES_AT_ONCE, ({ id }) => renderShare(tools, id));
  }
  await queue.work('copy-stock', COPIES_AT_ONCE, async ({ id }) => void (await copyPicture(tools, id)));
  await queue.work('send-mail', MAILS_AT_ONCE, ({ id }) => sendMail(tools, id));
  await queue.schedule('expire-orders', '11 * * * *', () => expireOrders(tools));
  await queue.schedule('expire-exports', '17 * * * *', () => expireExports(tools));
  await queue.schedule('expire-sign-ins', '29 * * * *', () => expireSignIns(tools));
  await queue.schedule('resend-mails', '37 * * * *', () => resendMails(tools));
  await queue.schedule('expire-uploads', '43 * * * *', () => expireUploads(tools));
  await queue.schedule('sweep-files', '* * * * *', async () => void (await sweepFiles(tools)));
  await queue.schedule('expire-anonymous', '3 * * * *', () => expireAnonymous(tools));
  await queue.schedule('expire-items', '53 * * * *', () => expireItems(tools));
  return {
    stop: async () => {
      await worker?.stop();
      await queue.stop();
    },
  };
}
