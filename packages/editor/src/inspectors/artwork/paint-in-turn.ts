const waiting = new Set<() => void>();
let isPlanned = false;

/**
 * Paints later, one preview in each turn of the event loop, so that a drawer full of them does not block the author.
 * @returns a function that cancels it.
 */
export function paintInTurn(paint: () => void): () => void {
  waiting.add(paint);
  plan();
  return () => waiting.delete(paint);
}

function plan(): void {
  if (isPlanned || waiting.size === 0) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    next();
    plan();
  });
}
