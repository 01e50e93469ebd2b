/** Has a process that is told to stop close what it has open, once, and then end. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
}
