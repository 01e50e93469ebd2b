import type { StockSource } from '../../ports/stock-source.ts';

/** Timeout of a probe in milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;
const PROBE_INTERVAL_MS = 600_000;

/** Resolves to true if an origin responds, with whatever status. */
export type Probe = (origin: string) => Promise<boolean>;

/**
 * Offers sources only while they respond, so that nobody chooses one that this network cannot reach. They are probed in the background:
 * now, and then every ten minutes until `stop` is aborted.
 */
export function filterReachableSources(
  sources: readonly StockSource[],
  stop: AbortSignal,
  probe: Probe = probeOrigin,
): readonly StockSource[] {
  const reachable = new Set<string>();
  const probeAll = () => {
    for (const { id, pictureOrigins } of sources) {
      void Promise.all(pictureOrigins.map(probe)).then((answers) => {
        if (answers.every(Boolean)) reachable.add(id);
        else reachable.delete(id);
      });
    }
  };
  probeAll();
  const timer = setInterval(probeAll, PROBE_INTERVAL_MS).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
  return sources.map((source) => ({ ...source, isOffered: () => reachable.has(source.id) }));
}

async function probeOrigin(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
