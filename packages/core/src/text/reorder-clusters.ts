/**
 * Reorders items by rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one, every stretch at that level
 * or above is reversed. The items are given in logical order and returned in visual order, left to right.
 */
export function reorderVisually<Item>(items: readonly Item[], levelOf: (item: Item) => number): readonly Item[] {
  const levels = items.map(levelOf);
  const highest = Math.max(0, ...levels);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  if (!Number.isFinite(lowestOdd)) return items;
  const order = items.map((item, index) => ({ item, level: levels[index] ?? 0 }));
  for (let level = highest; level >= lowestOdd; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while (end + 1 < order.length && (order[end + 1]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
      start = end;
    }
  }
  return order.map(({ item }) => item);
}
