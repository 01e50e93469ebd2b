/** Works on one thing at a time; of what is asked for meanwhile, only the last is worked on next. */
export function latestOnly(): (work: () => Promise<void>) => void {
  let isBusy = false;
  let waiting: (() => Promise<void>) | null = null;
  const run = async () => {
    isBusy = true;
    try {
      for (let work = waiting; work; work = waiting) {
        waiting = null;
        await work();
      }
    } finally {
      isBusy = false;
    }
  };
  return (work) => {
    waiting = work;
    if (!isBusy) void run();
  };
}
