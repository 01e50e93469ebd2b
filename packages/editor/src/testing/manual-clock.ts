/** A clock that is advanced by hand. Milliseconds. */
export function createManualClock() {
  let time = 0;
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: () => time,
    later(milliseconds: number, then: () => void): () => void {
      const entry = { at: time + milliseconds, call: then };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass(milliseconds: number): void {
      time += milliseconds;
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      for (const { call } of due) call();
    },
  };
}
