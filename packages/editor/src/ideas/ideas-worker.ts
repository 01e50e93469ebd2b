import type { IdeasMessage, IdeasOrder } from './ideas-task.ts';
import { createIdeaMaker } from './make-ideas.ts';

const makeIdeas = createIdeaMaker();
const stopped = new Set<number>();

const tell = (message: IdeasMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
/** Yields to the event loop, so that a cancel message can be handled between two ideas. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

// Only the page that made this worker can send it messages.
self.addEventListener('message', ({ data: order }: MessageEvent<IdeasOrder>) => {
  if (order.kind === 'stop') stopped.add(order.id);
  else void work(order);
});
self.postMessage('ready');

async function work({ id, task }: Extract<IdeasOrder, { readonly kind: 'make' }>): Promise<void> {
  try {
    for await (const painted of makeIdeas(task)) {
      if (stopped.has(id)) return;
      tell({ kind: 'idea', id, ...painted }, [painted.front]);
      await breathe();
    }
    tell({ kind: 'end', id, failed: false });
  } catch {
    // The only fatal failure is that of a font.
    tell({ kind: 'end', id, failed: true });
  } finally {
    stopped.delete(id);
  }
}
