/** Returns the position of a value between two others: 0 at the first, 1 at the second. */
export function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
