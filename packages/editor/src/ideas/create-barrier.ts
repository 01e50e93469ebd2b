/** Work that other work waits for. */
export interface Barrier {
  /** Begins such work. @returns a function that ends it */
  up(): () => void;
  /** Settles when no such work is going on. */
  down(): Promise<void>;
}

export function createBarrier(): Barrier {
  let going = 0;
  let waiting: (() => void)[] = [];
  return {
    up() {
      going += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        going -= 1;
        if (going > 0) return;
        const released = waiting;
        waiting = [];
        for (const release of released) release();
      };
    },
    async down() {
      while (going > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
