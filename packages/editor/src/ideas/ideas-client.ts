import type { IdeasMessage, IdeasTask, PaintedIdea } from './ideas-task.ts';
import type { IdeaMaker } from './make-ideas.ts';
import type { IdeasPort } from './open-ideas-port.ts';

/** Requests painted ideas from a worker, without blocking the page. */
export interface IdeasClient {
  /** Starts the worker, so that a first task finds it ready. */
  open(): void;
  /** @param onIdea called with each finished idea. @returns a function that cancels the rest: no callback is called after that */
  make(task: IdeasTask, onIdea: (painted: PaintedIdea) => void, onEnd: (failed: boolean) => void): () => void;
  /** Does what can be done ahead for a task that is likely to come, so that its ideas are there sooner. */
  prepare(task: IdeasTask): void;
  /** Ends what is being prepared, because it is not likely to be wanted any more. */
  stopPreparing(): void;
  /** Terminates the worker and its callbacks. A later task starts another. */
  close(): void;
}

/** Loads what makes ideas on the page. Layouts and painters weigh too much to be loaded where a worker has them. */
async function loadIdeaMaker(): Promise<IdeaMaker> {
  const { createIdeaMaker } = await import('./make-ideas.ts');
  return createIdeaMaker();
}

/** @param openPort called at the first task; if it resolves to null, the client makes the ideas on the page itself */
export function createIdeasClient(openPort: () => Promise<IdeasPort | null>, loadMaker = loadIdeaMaker): IdeasClient {
  const waiting = new Map<number, { onIdea(painted: PaintedIdea): void; onEnd(failed: boolean): void }>();
  let opening: Promise<IdeasPort | null> | null = null;
  let maker: Promise<IdeaMaker> | null = null;
  let asked = 0;

  const loadOnce = () => {
    maker ??= loadMaker().catch((error: unknown) => {
      // A later task tries again.
      maker = null;
      throw error;
    });
    return maker;
  };
  const hear = (message: IdeasMessage) => {
    const asker = waiting.get(message.id);
    if (message.kind === 'idea') return asker ? asker.onIdea({ idea: message.idea, front: message.front }) : message.front.close();
    waiting.delete(message.id);
    asker?.onEnd(message.failed);
  };
  const workHere = async (id: number, task: IdeasTask) => {
    try {
      const { make } = await loadOnce();
      for await (const painted of make(task)) {
        if (!waiting.has(id)) return painted.front.close();
        hear({ kind: 'idea', id, ...painted });
      }
      hear({ kind: 'end', id, failed: false });
    } catch {
      hear({ kind: 'end', id, failed: true });
    }
  };
  const open = async () => {
    const port = await openPort();
    port?.listen(hear);
    port?.onLost(() => {
      opening = null;
      port.close();
      const askers = [...waiting.values()];
      waiting.clear();
      for (const { onEnd } of askers) onEnd(true);
    });
    return port;
  };
  const openOnce = () => (opening ??= open());
  return {
    open: () => void openOnce(),
    make(task, onIdea, onEnd) {
      const id = (asked += 1);
      waiting.set(id, { onIdea, onEnd });
      const port = openOnce();
      void port.then((found) => {
        if (!waiting.has(id)) return;
        if (found) found.send({ kind: 'make', id, task });
        else void workHere(id, task);
      });
      return () => {
        if (!waiting.delete(id)) return;
        void port.then((found) => found?.send({ kind: 'stop', id }));
      };
    },
    prepare(task) {
      void openOnce().then((port) => port?.send({ kind: 'prepare', task }));
    },
    stopPreparing() {
      void opening?.then((port) => port?.send({ kind: 'stop-preparing' }));
    },
    close() {
      waiting.clear();
      void opening?.then((port) => port?.close());
      opening = null;
    },
  };
}
