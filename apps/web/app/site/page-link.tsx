import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useIsPageOld } from '../freshness/old-page.ts';

/** A link to a page of the site. On an outdated page it loads a new document. */
export function PageLink({ reloadDocument = false, ...link }: ComponentProps<typeof Link>) {
  const isOld = useIsPageOld();
  return <Link {...link} reloadDocument={isOld || reloadDocument} />;
}
