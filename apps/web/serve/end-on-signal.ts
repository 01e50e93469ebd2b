/** Closes a process that gets a termination signal, once, and then ends it. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}
