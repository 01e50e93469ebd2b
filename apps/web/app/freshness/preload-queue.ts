/** Pages to preload: those that are loading, those that wait, and all that were requested before. */
export interface PreloadQueue {
  readonly active: readonly string[];
  readonly waiting: readonly string[];
  readonly known: ReadonlySet<string>;
}

/** Maximum number of parallel preloads, so that urgent requests are not delayed. */
export const PRELOADS_AT_ONCE = 4;

export const NO_PRELOADS: PreloadQueue = { active: [], waiting: [], known: new Set() };

/** Adds a page; each page is preloaded once. */
export function requestPreload(queue: PreloadQueue, page: string): PreloadQueue {
  if (queue.known.has(page)) return queue;
  return fill({ ...queue, waiting: [...queue.waiting, page], known: new Set([...queue.known, page]) });
}

/** Ends a preload, successful or not, and starts the next one. */
export function endPreload(queue: PreloadQueue, page: string): PreloadQueue {
  if (!queue.active.includes(page)) return queue;
  return fill({ ...queue, active: queue.active.filter((other) => other !== page) });
}

function fill(queue: PreloadQueue): PreloadQueue {
  const free = PRELOADS_AT_ONCE - queue.active.length;
  return { ...queue, active: [...queue.active, ...queue.waiting.slice(0, free)], waiting: queue.waiting.slice(free) };
}
