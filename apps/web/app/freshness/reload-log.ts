const KEY = 'coverwright.reloads';

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Returns when each path was loaded again in this tab because a file was gone. A storage that throws knows nothing. */
export function readReloads(storage: TabStorage): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

/** @returns whether it is noted: what cannot be noted must not be done, or it would be done for ever. */
export function recordReload(pathname: string, now: number, storage: TabStorage): boolean {
  try {
    storage().setItem(KEY, JSON.stringify({ ...readReloads(storage), [pathname]: now }));
    return true;
  } catch {
    return false;
  }
}
