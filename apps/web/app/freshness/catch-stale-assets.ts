import { recordReload, readReloads } from './reload-log.ts';
import { isStaleAssetError, planForStaleAsset } from './stale-asset.ts';

const tabStorage = () => window.sessionStorage;

/**
 * Loads the newest build if a file of this one is missing. The editor stores its work when the page is left.
 * @returns true if the page is being left; other errors are handled elsewhere
 */
export function leaveStalePage(error: unknown): boolean {
  // Offline no file can be loaded, and a reload would not help.
  if (!isStaleAssetError(error) || !navigator.onLine) return false;
  const { pathname, search } = window.location;
  const plan = planForStaleAsset(pathname, Date.now(), readReloads(tabStorage));
  if (plan.kind === 'give up' || !recordReload(pathname, Date.now(), tabStorage)) return false;
  if (plan.kind === 'refresh') window.location.assign(`/refresh${search}`);
  else window.location.reload();
  return true;
}

/** Listens for files that are missing on the server. */
export function catchStaleAssets(): void {
  window.addEventListener('vite:preloadError', (event) => {
    leaveStalePage(event.payload);
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (leaveStalePage(event.reason)) event.preventDefault();
  });
  window.addEventListener('error', (event) => {
    if (leaveStalePage(event.error)) event.preventDefault();
  });
}
