import type { ComponentProps } from 'react';
import { preloadRoute } from '../freshness/route-preloads.tsx';
import { PageLink } from './page-link.tsx';

/** A link within the site. Its page is preloaded when a visitor points at it or focuses it. */
export function SiteLink({ onPointerEnter, onFocus, ...link }: ComponentProps<typeof PageLink>) {
  const ahead = () => {
    // Addresses that leave the document lead to login and logout, where a request has an effect.
    if (typeof link.to === 'string' && !link.reloadDocument) preloadRoute(link.to);
  };
  return (
    <PageLink
      {...link}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        ahead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        ahead();
      }}
    />
  );
}
