/**
 * Runs one task at a time. Of the tasks that are requested meanwhile, only the last one runs next.
 * @param onFault called when a task fails; the next one runs all the same
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
