const KEY = 'coverwright.reloads';

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the time at which each path was reloaded in this tab because of a missing file. Empty if the storage throws. */
export function readReloads(storage: TabStorage): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

/** @returns true if the reload was recorded; otherwise it must not happen, because it could repeat forever */
export function recordReload(pathname: string, now: number, storage: TabStorage): boolean {
  try {
    storage().setItem(KEY, JSON.stringify({ ...readReloads(storage), [pathname]: now }));
    return true;
  } catch {
    return false;
  }
}
