/** Pages that are fetched ahead: those under way, those that wait, and all that were ever asked for. */
export interface PreloadQueue {
  readonly active: readonly string[];
  readonly waiting: readonly string[];
  readonly known: ReadonlySet<string>;
}

/** More at once would keep what is wanted now waiting. */
export const PRELOADS_AT_ONCE = 4;

export const NO_PRELOADS: PreloadQueue = { active: [], waiting: [], known: new Set() };

/** One page more; each is fetched ahead once. */
export function requestPreload(queue: PreloadQueue, page: string): PreloadQueue {
  if (queue.known.has(page)) return queue;
  return fill({ ...queue, waiting: [...queue.waiting, page], known: new Set([...queue.known, page]) });
}

/** A page has come, or will not come: the next one's turn. */
export function endPreload(queue: PreloadQueue, page: string): PreloadQueue {
  if (!queue.active.includes(page)) return queue;
  return fill({ ...queue, active: queue.active.filter((other) => other !== page) });
}

function fill(queue: PreloadQueue): PreloadQueue {
  const free = PRELOADS_AT_ONCE - queue.active.length;
  return { ...queue, active: [...queue.active, ...queue.waiting.slice(0, free)], waiting: queue.waiting.slice(free) };
}
