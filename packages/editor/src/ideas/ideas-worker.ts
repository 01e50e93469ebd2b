import { serveWorkerRequests } from '../workers/serve-worker-requests.ts';
import { HELPER, createIdeasHelper, frontsOf, helperAnswers } from './ideas-helper.ts';
import type { IdeasMessage, IdeasOrder, IdeasQuestion } from './ideas-task.ts';
import { type IdeaMaker, answer, createIdeaMaker } from './make-ideas.ts';

const stopped = new Set<number>();

const tell = (message: IdeasMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

// This file runs in two workers: the page's, and the one that helps it.
if (self.name === HELPER) serveWorkerRequests(helperAnswers(), frontsOf);
else serveIdeas();

function serveIdeas(): void {
  // Two cores are busy with this worker, the page and the compilers of both: a helper there took a tenth of this worker's time, compiled all of
  // its code a second time, and the first dozen came no sooner.
  const maker = createIdeaMaker(navigator.hardwareConcurrency > 2 ? createIdeasHelper() : null);
  // Only the page that made this worker can send it messages.
  self.addEventListener('message', ({ data: order }: MessageEvent<IdeasOrder>) => {
    if (order.kind === 'stop') stopped.add(order.id);
    // What fails to load is reported when the ideas are made.
    else if (order.kind === 'stop-preparing') maker.stopPreparing();
    else if (order.kind === 'prepare') maker.prepare(order.task).catch(() => {});
    else void answerAll(maker, order);
  });
  self.postMessage('ready');
  // What fails to load is loaded again for the first task.
  maker.open().catch(() => {});
}

async function answerAll(maker: IdeaMaker, question: IdeasQuestion): Promise<void> {
  const { id } = question;
  try {
    for await (const painted of answer(maker, question)) {
      if (stopped.has(id)) return painted.front.close();
      tell(painted, [painted.front]);
    }
    tell({ kind: 'end', id, failed: false });
  } catch {
    // The only fatal failure is that of a font.
    tell({ kind: 'end', id, failed: true });
  } finally {
    stopped.delete(id);
  }
}
