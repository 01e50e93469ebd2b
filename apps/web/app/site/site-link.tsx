import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { preloadRoute } from '../freshness/route-preloads.tsx';

/** A link within the site. Whoever points at it or reaches it by keyboard probably goes there: its page is fetched ahead. */
export function SiteLink({ onPointerEnter, onFocus, ...link }: ComponentProps<typeof Link>) {
  const ahead = () => {
    // Addresses that leave the document lead in and out of accounts: asking for them is doing something.
    if (typeof link.to === 'string' && !link.reloadDocument) preloadRoute(link.to);
  };
  return (
    <Link
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
