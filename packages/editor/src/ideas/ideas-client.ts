import type { FirstCoverTask, IdeasMessage, IdeasQuestion, IdeasTask, PaintedIdea, PaintedMessage } from './ideas-task.ts';
import type { IdeasPort } from './open-ideas-port.ts';

/** Requests painted ideas from a worker, without blocking the page. */
export interface IdeasClient {
  /** Starts the worker, so that a first task finds it ready. */
  open(): void;
  /** @param onIdea called with each finished idea. @returns a function that cancels the rest: no callback is called after that */
  make(task: IdeasTask, onIdea: (painted: PaintedIdea) => void, onEnd: (failed: boolean) => void): () => void;
  /**
   * Requests the painted front of a first cover.
   * @returns a function that cancels it: no callback is called after that
   */
  makeFirstCover(task: FirstCoverTask, onFront: (front: ImageBitmap) => void, onEnd: (failed: boolean) => void): () => void;
  /** Does what can be done ahead for a task that is likely to come, so that its ideas are there sooner. */
  prepare(task: IdeasTask): void;
  /** Ends what is being prepared, because it is not likely to be wanted any more. */
  stopPreparing(): void;
  /** Terminates the worker and its callbacks. A later task starts another. */
  close(): void;
}

/** Answers questions on the page. */
export type AnswerHere = (question: IdeasQuestion) => AsyncGenerator<PaintedMessage>;

/** Loads what answers on the page. Layouts and painters weigh too much to be loaded where a worker has them. */
async function loadAnswers(): Promise<AnswerHere> {
  const { answer, createIdeaMaker } = await import('./make-ideas.ts');
  const maker = createIdeaMaker();
  return (question) => answer(maker, question);
}

/** Receives the answers to a question, then their end. */
interface Asker {
  onPainted(message: PaintedMessage): void;
  onEnd(failed: boolean): void;
}

/** @param openPort called at the first task; if it resolves to null, the client makes the ideas on the page itself */
export function createIdeasClient(openPort: () => Promise<IdeasPort | null>, loadHere = loadAnswers): IdeasClient {
  const waiting = new Map<number, Asker>();
  let opening: Promise<IdeasPort | null> | null = null;
  let here: Promise<AnswerHere> | null = null;
  let asked = 0;

  const loadOnce = () => {
    here ??= loadHere().catch((error: unknown) => {
      // A later task tries again.
      here = null;
      throw error;
    });
    return here;
  };
  const hear = (message: IdeasMessage) => {
    const asker = waiting.get(message.id);
    if (message.kind !== 'end') return asker ? asker.onPainted(message) : message.front.close();
    waiting.delete(message.id);
    asker?.onEnd(message.failed);
  };
  const workHere = async (question: IdeasQuestion) => {
    const { id } = question;
    try {
      const answer = await loadOnce();
      for await (const painted of answer(question)) {
        if (!waiting.has(id)) return painted.front.close();
        hear(painted);
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
  const ask = (question: IdeasQuestion, asker: Asker) => {
    const { id } = question;
    waiting.set(id, asker);
    const port = openOnce();
    void port.then((found) => {
      if (!waiting.has(id)) return;
      if (found) found.send(question);
      else void workHere(question);
    });
    return () => {
      if (!waiting.delete(id)) return;
      void port.then((found) => found?.send({ kind: 'stop', id }));
    };
  };
  const nextId = () => (asked += 1);
  return {
    open: () => void openOnce(),
    make(task, onIdea, onEnd) {
      const onPainted = (message: PaintedMessage) => {
        if (message.kind === 'idea') onIdea({ idea: message.idea, front: message.front });
      };
      return ask({ kind: 'make', id: nextId(), task }, { onPainted, onEnd });
    },
    makeFirstCover(task, onFront, onEnd) {
      return ask({ kind: 'first-cover', id: nextId(), task }, { onPainted: ({ front }) => onFront(front), onEnd });
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
