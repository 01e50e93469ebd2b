import { type Choice, chooseIdeas } from './choose-ideas.ts';
import type { PaintedIdea } from './ideas-task.ts';

/** A choice that goes on by itself, so that its covers are there when they are wanted. */
export interface Choosing {
  /** Settles when all covers are there. Rejects if a font cannot be loaded. */
  readonly done: Promise<void>;
  hasFailed(): boolean;
  /** Yields the covers in their order, those first that are there already. To be called once. @throws if a font cannot be loaded */
  covers(): AsyncGenerator<PaintedIdea>;
  /** Ends the work, and frees the fronts that were not taken. */
  stop(): void;
}

/** @param opening resolves to null if there is nothing to choose from */
export function startChoosing(opening: Promise<Choice | null>): Choosing {
  const waiting: PaintedIdea[] = [];
  let [isOver, isDone, hasFailed] = [false, false, false];
  let wake = () => {};
  const choose = async () => {
    try {
      const choice = await opening;
      if (!choice) return;
      for await (const painted of chooseIdeas(choice, () => isOver)) {
        if (isOver) return painted.front.close();
        waiting.push(painted);
        wake();
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      isDone = true;
      wake();
    }
  };
  const done = choose();
  // A failure is reported where the covers are taken.
  done.catch(() => {});
  const stop = () => {
    isOver = true;
    for (const { front } of waiting.splice(0)) front.close();
  };
  return {
    done,
    hasFailed: () => hasFailed,
    async *covers() {
      try {
        for (;;) {
          const next = waiting.shift();
          if (next) yield next;
          else if (isDone) return await done;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      } finally {
        stop();
      }
    },
    stop,
  };
}
