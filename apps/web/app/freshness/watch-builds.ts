const EVERY_MS = 60 * 60_000;

interface WatchTools {
  /** The build of this page. */
  readonly build: string;
  /** The newest build's id; null when it is not known. */
  readonly fetchLatest: () => Promise<string | null>;
  readonly every: (milliseconds: number, then: () => void) => void;
  readonly onOld: () => void;
}

/** Checks every hour whether this page is out of date, and reports it once. Without a build id there is nothing to compare. */
export function watchBuilds({ build, fetchLatest, every, onOld }: WatchTools): void {
  if (!build) return;
  let isOld = false;
  every(EVERY_MS, () => {
    if (isOld) return;
    void fetchLatest().then((latest) => {
      if (latest === null || latest === build || isOld) return;
      isOld = true;
      onOld();
    });
  });
}

/** Fetches the newest build from `/builds/latest.json`. */
export async function fetchLatestBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
    const facts: unknown = answer.ok ? await answer.json() : null;
    return typeof facts === 'object' && facts !== null && 'id' in facts && typeof facts.id === 'string' ? facts.id : null;
  } catch {
    return null;
  }
}
