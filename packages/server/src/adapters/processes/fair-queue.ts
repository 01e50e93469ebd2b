/** A queue that serves its owners in turn, so that many tasks of one owner do not delay another's task. */
export interface FairQueue<Task> {
  readonly size: () => number;
  readonly sizeOf: (owner: string) => number;
  readonly push: (owner: string, task: Task) => void;
  /** Returns the next task of an owner who may have a turn; undefined without one. */
  readonly shift: (mayHaveTurn?: (owner: string) => boolean) => Task | undefined;
  /** Removes a task that its caller no longer waits for. */
  readonly delete: (owner: string, task: Task) => void;
}

export function createFairQueue<Task>(): FairQueue<Task> {
  /** The tasks by owner, in the order of their turns. An owner without tasks has no entry. */
  const turns = new Map<string, Task[]>();
  let size = 0;
  return {
    size: () => size,
    sizeOf: (owner) => turns.get(owner)?.length ?? 0,
    push: (owner, task) => {
      const own = turns.get(owner);
      if (own) own.push(task);
      else turns.set(owner, [task]);
      size += 1;
    },
    shift: (mayHaveTurn = () => true) => {
      for (const [owner, own] of turns) {
        if (!mayHaveTurn(owner)) continue;
        const task = own.shift();
        turns.delete(owner);
        if (own.length > 0) turns.set(owner, own);
        size -= 1;
        return task;
      }
      return undefined;
    },
    delete: (owner, task) => {
      const own = turns.get(owner);
      const at = own?.indexOf(task) ?? -1;
      if (!own || at < 0) return;
      own.splice(at, 1);
      if (own.length === 0) turns.delete(owner);
      size -= 1;
    },
  };
}
