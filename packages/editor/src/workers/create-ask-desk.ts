import type { WorkerPort } from './open-worker-port.ts';

/** Asks questions that are answered away from the page's own thread. */
export interface AskDesk<Question, Answer> {
  ask(question: Question): Promise<Answer>;
}

export interface Asked<Question> {
  readonly id: number;
  readonly task: Question;
}

export interface Answered<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

export interface AskDeskParts<Question, Answer> {
  /** Called at the first question; where it finds no worker the desk answers itself. */
  readonly openPort: () => Promise<WorkerPort<Asked<Question>, Answered<Answer>> | null>;
  readonly answerHere: (question: Question) => Answer | Promise<Answer>;
  /** What is handed over with a question rather than copied. */
  readonly handedOver?: (question: Question) => ArrayBuffer[];
}

export function createAskDesk<Question, Answer>({
  openPort,
  answerHere,
  handedOver = () => [],
}: AskDeskParts<Question, Answer>): AskDesk<Question, Answer> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let opening: ReturnType<typeof openPort> | null = null;
  let asked = 0;

  const open = async () => {
    const port = await openPort();
    port?.listen(({ id, answer }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
    return port;
  };
  return {
    async ask(task) {
      const port = await (opening ??= open());
      if (!port) return answerHere(task);
      const id = (asked += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        port.send({ id, task }, handedOver(task));
      });
    },
  };
}
