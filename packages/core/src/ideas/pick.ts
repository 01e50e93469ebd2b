/** The choice of a number in a list, around its ends; undefined for an empty list. */
export function pick<Thing>(things: readonly Thing[], choice: number): Thing | undefined {
  return things[choice % things.length];
}
