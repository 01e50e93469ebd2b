import { createFilterAnswerer } from './answer-filter-task.ts';
import type { FilterAnswer, FilterTask } from './filter-task.ts';
import type { FilterPort } from './open-filter-port.ts';

/** Asks for filtered pixels and palettes; the page stays free meanwhile. */
export interface FilterDesk {
  ask(task: FilterTask): Promise<FilterAnswer>;
}

/** @param openPort called at the first question; where it finds no worker the desk answers itself. */
export function createFilterDesk(openPort: () => Promise<FilterPort | null>): FilterDesk {
  const waiting = new Map<number, (answer: FilterAnswer) => void>();
  const answerHere = createFilterAnswerer();
  let opening: Promise<FilterPort | null> | null = null;
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
        port.send({ id, task }, 'pixels' in task ? [task.pixels.data.buffer] : []);
      });
    },
  };
}
