/**
 * Works on one thing at a time; of what is asked for meanwhile, only the last is worked on next.
 * @param onFault called when one of them fails; the next is worked on all the same
 */
export function latestOnly(onFault: () => void): (work: () => Promise<void>) => void {
  let isBusy = false;
  let waiting: (() => Promise<void>) | null = null;
  const run = async () => {
    isBusy = true;
    for (let work = waiting; work; work = waiting) {
      waiting = null;
      await work().catch(onFault);
    }
    isBusy = false;
  };
  return (work) => {
    waiting = work;
    if (!isBusy) void run();
  };
}
