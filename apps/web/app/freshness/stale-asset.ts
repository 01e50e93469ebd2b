/** Messages of browsers and bundlers for a missing file of an older build. */
const STALE = [
  /ChunkLoadError|Loading (CSS )?chunk .* failed/i,
  /Failed to fetch dynamically imported module|error loading dynamically imported module/i,
  /Unable to preload CSS/i,
  /Importing a module script failed/i,
];

/** A page that fails again within this time after a reload is broken rather than out of date. Milliseconds. */
export const RELOAD_GUARD_MS = 10_000;

export function isStaleAssetError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : '';
  return STALE.some((pattern) => pattern.test(text));
}

export type StaleAssetPlan =
  /** The editor's work is stored, then the page goes through `/refresh`. */
  | { readonly kind: 'refresh' }
  | { readonly kind: 'reload' }
  /** The error is passed on. */
  | { readonly kind: 'give up' };

/** Returns the reaction to a missing file. @param reloads the time at which each path was reloaded for this reason, in milliseconds */
export function planForStaleAsset(pathname: string, now: number, reloads: Readonly<Record<string, number>>): StaleAssetPlan {
  if (now - (reloads[pathname] ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return { kind: 'give up' };
  return /^\/design\/?$/.test(pathname) ? { kind: 'refresh' } : { kind: 'reload' };
}
