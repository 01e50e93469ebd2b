import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ReactNode } from 'react';
import { LongDate } from '../site/long-date.tsx';
import prose from '../site/prose.module.css';
import styles from './legal-page.module.css';
import { legalMessages } from './messages.ts';

interface LegalPageProps {
  readonly heading: string;
  /** ISO date of the last change. */
  readonly changed: string;
  readonly children: ReactNode;
}

/** A legal page with the date of its last change. */
export function LegalPage({ heading, changed, children }: LegalPageProps) {
  const t = useMessages(legalMessages);
  return (
    <main className={`${prose['prose']} ${styles['page']}`}>
      <h1>{heading}</h1>
      <p className={styles['date']}>{t.rich('lastUpdated', { date: <LongDate moment={changed} /> })}</p>
      {children}
    </main>
  );
}
