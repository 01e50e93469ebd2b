const waiting = new Set<() => void>();
let isPlanned = false;

/**
 * Paints later, one preview a turn: a drawer full of them must not hold up what the author does.
 * @returns a function that gives up the place in the queue.
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
