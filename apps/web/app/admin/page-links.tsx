import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useSearchParams } from 'react-router';
import { PageLink } from '../site/page-link.tsx';
import styles from './page-links.module.css';
import { adminMessages } from './messages.ts';

/** Links through a list with 24 entries per page. */
export function PageLinks({ nextCursor }: { readonly nextCursor: string | null }) {
  const t = useMessages(adminMessages);
  const [query] = useSearchParams();
  const others = [...query].filter(([name]) => name !== 'cursor');
  const isFirst = !query.has('cursor');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav className={styles['links']} aria-label={t('listPages')}>
      {isFirst ? null : <PageLink to={`?${new URLSearchParams(others)}`}>{t('backToNewest')}</PageLink>}
      {nextCursor === null ? null : <PageLink to={`?${new URLSearchParams([...others, ['cursor', nextCursor]])}`}>{t('next24')}</PageLink>}
    </nav>
  );
}
