import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HouseMark } from '../site/house-mark.tsx';
import styles from './entry-page.module.css';
import { entryMessages } from './messages.ts';

interface EntryPageProps {
  readonly heading: string;
  /** A sentence below the heading, if the heading is not enough. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Links to other pages. */
  readonly foot?: ReactNode;
}

/** The layout of login and account pages: a single sheet with a link to the home page. */
export function EntryPage({ heading, lead, children, foot }: EntryPageProps) {
  const t = useMessages(entryMessages);
  return (
    <div className={styles['page']}>
      <title>{`${heading} · Coverwright`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <Link to="/" className={styles['home']} aria-label={t('home')} reloadDocument>
          <HouseMark />
          <span>{t('coverwright')}</span>
        </Link>
      </header>
      <main>
        <div className={styles['sheet']}>
          <h1>{heading}</h1>
          {lead ? <p className={styles['lead']}>{lead}</p> : null}
          {children}
        </div>
        {foot ? <p className={styles['foot']}>{foot}</p> : null}
      </main>
    </div>
  );
}
