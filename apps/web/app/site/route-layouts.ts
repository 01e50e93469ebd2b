import type { LayoutName } from './page-layout.ts';

/** Addresses with the layouts of their pages. `*` matches one or more segments; the first match counts. */
const ROUTE_LAYOUTS: readonly (readonly [string, LayoutName])[] = [
  ['/', 'default'],
  ['/about', 'default'],
  ['/account', 'account'],
  ['/account/*', 'account'],
  ['/admin-dashboard', 'account'],
  ['/admin-dashboard/*', 'account'],
  ['/auth/*', 'empty'],
  ['/blog', 'default'],
  ['/blog/*', 'dark'],
  ['/blog-authors/*', 'default'],
  ['/blog-categories/*', 'default'],
  ['/campaign/*', 'campaign'],
  ['/checkout/*', 'no-footer'],
  ['/design', 'design'],
  ['/dev/*', 'no-footer'],
  ['/guides', 'default-with-sidebar'],
  ['/guides/*', 'default-with-sidebar'],
  ['/identity/*', 'empty'],
  ['/pricing', 'default'],
  ['/privacy', 'dark'],
  ['/product/*', 'default'],
  ['/refresh', 'empty'],
  ['/review/*', 'no-footer'],
  ['/share/*', 'no-footer'],
  ['/success', 'dark'],
  ['/terms', 'dark'],
];

/** Returns the layout of an existing page. @param pathname with or without a trailing slash */
export function layoutFor(pathname: string): LayoutName {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTE_LAYOUTS.find(([pattern]) => fits(pattern, path))?.[1] ?? 'default';
}

/** Returns true if the header of a page has the call to action: not in the editor, nor after a purchase. */
export function callsToMakeCover(pathname: string): boolean {
  return !/^\/(success|design)\/?$/.test(pathname);
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
