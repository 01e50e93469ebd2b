import { useSearchParams } from 'react-router';
import { PageLink } from '../site/page-link.tsx';
import styles from './page-links.module.css';

/** The ways through a list that comes 24 at a time. */
export function PageLinks({ nextCursor }: { readonly nextCursor: string | null }) {
  const [query] = useSearchParams();
  const others = [...query].filter(([name]) => name !== 'cursor');
  const isFirst = !query.has('cursor');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav className={styles['links']} aria-label="Pages of the list">
      {isFirst ? null : <PageLink to={`?${new URLSearchParams(others)}`}>Back to the newest</PageLink>}
      {nextCursor === null ? null : <PageLink to={`?${new URLSearchParams([...others, ['cursor', nextCursor]])}`}>Next 24</PageLink>}
    </nav>
  );
}
