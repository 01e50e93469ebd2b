import type { ServerBuild } from 'react-router';

/** The facts of a build of the pages. */
export interface BuildFacts {
  readonly id: string;
  /** Every address, with its parameters: `/blog/:slug`. */
  readonly matcher: readonly string[];
  /** The prerendered addresses. */
  readonly prerendered: readonly string[];
}

/** Returns the build's id and files, for pages that check whether they are out of date. */
export function describeBuild({ assets, routes, prerender }: Pick<ServerBuild, 'assets' | 'routes' | 'prerender'>): BuildFacts {
  const matcher = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root') return [];
    return [`/${route.path ?? ''}`];
  });
  return { id: assets.version, matcher, prerendered: prerender };
}
