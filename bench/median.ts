/** Returns the middle of the values, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower = Number.NaN, upper = lower] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (lower + upper) / 2;
}
