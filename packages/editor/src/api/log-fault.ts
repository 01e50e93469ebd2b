/** What an author can do nothing about, noted for whoever looks into a report of theirs. */
export function logFault(message: string): void {
  // oxlint-disable-next-line no-console -- the browser's log is where such notes belong
  console.warn(message);
}
