/** Returns the mean difference of two pictures' levels (0 to 255), alpha included. @throws Error if they differ in size. */
export function meanDifference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  if (first.length !== second.length) throw new Error(`Pictures of ${first.length} and ${second.length} bytes cannot be compared`);
  let sum = 0;
  for (let index = 0; index < first.length; index++) sum += Math.abs((first[index] ?? 0) - (second[index] ?? 0));
  return sum / first.length;
}
