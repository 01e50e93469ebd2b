import type { WorkerPort } from './open-worker-port.ts';

/** Sends requests to a Web Worker and resolves with its answers. */
export interface WorkerClient<Question, Answer> {
  /** Rejects if the request fails, if the worker crashes, or if the client is closed before the answer. */
  ask(question: Question): Promise<Answer>;
  /** Terminates the worker. A later request starts another. */
  close(): void;
}

export interface Asked<Question> {
  readonly id: number;
  readonly task: Question;
}

export type Answered<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: true };

export interface WorkerClientParts<Question, Answer> {
  /** Called at the first request; if it resolves to null, `answerHere` does the work on the page. */
  readonly openPort: () => Promise<WorkerPort<Asked<Question>, Answered<Answer>> | null>;
  readonly answerHere: (question: Question) => Answer | Promise<Answer>;
  /** Returns the buffers of a request to transfer rather than copy. */
  readonly handedOver?: (question: Question) => ArrayBuffer[];
}

const CLOSED = 'The worker client was closed';
const LOST = 'The worker failed';

/** Maximum number of consecutive workers that crash without an answer; then no other is started. */
const MOST_LOSSES = 3;

export function createWorkerClient<Question, Answer>({
  openPort,
  answerHere,
  handedOver = () => [],
}: WorkerClientParts<Question, Answer>): WorkerClient<Question, Answer> {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void }>();
  let opening: ReturnType<typeof openPort> | null = null;
  let asked = 0;
  let losses = 0;
  let current: Awaited<ReturnType<typeof openPort>> = null;

  const letGo = (reason: string) => {
    void opening?.then((port) => port?.close()).catch(() => {});
    opening = current = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const open = async () => {
    const port = await openPort();
    current = port;
    port?.onLost(() => {
      // A worker that was replaced may still fail.
      if (current !== port) return;
      losses += 1;
      letGo(LOST);
    });
    port?.listen((heard) => {
      losses = 0;
      const asker = waiting.get(heard.id);
      waiting.delete(heard.id);
      if ('answer' in heard) asker?.resolve(heard.answer);
      else asker?.reject(new Error('The worker could not answer'));
    });
    return port;
  };
  return {
    async ask(task) {
      if (losses >= MOST_LOSSES) throw new Error(LOST);
      const own = (opening ??= open());
      const port = await own;
      if (opening !== own) throw new Error(CLOSED);
      if (!port) return answerHere(task);
      const id = (asked += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        port.send({ id, task }, handedOver(task));
      });
    },
    close: () => letGo(CLOSED),
  };
}
